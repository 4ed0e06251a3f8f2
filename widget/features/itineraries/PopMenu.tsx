import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Icon, useSheet, type IconName } from '../../kit/ui/later.ts'
import { keyInReading } from '../../kit/reading.ts'
import sheet from './PopMenu.css?inline'

export interface PopMenuEntry {
  label: string
  icon?: IconName
  /** What cannot be undone. */
  alert?: boolean
  onChoose: () => void
}

interface PopMenuProps {
  /** What the button of three dots is called. */
  label: string
  entries: readonly PopMenuEntry[]
}

/** A button that opens a menu. It closes on Escape, on a press elsewhere and when the focus leaves it. */
export function PopMenu({ label, entries }: PopMenuProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useSheet(sheet)
  useEffect(() => (open ? whileOpen(box.current, () => setOpen(false)) : undefined), [open])

  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!open) return
    if (event.key === 'Escape') close()
    else if (!step(box.current, keyInReading(event.key))) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      className="pop"
      ref={box}
      onKeyDown={handleKey}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button ref={opener} className="icon-button menu" type="button" aria-label={label} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="more" />
      </button>
      {open && (
        <Entries
          entries={entries}
          onChoose={(entry) => {
            close()
            entry.onChoose()
          }}
        />
      )}
    </div>
  )
}

function Entries({ entries, onChoose }: Pick<PopMenuProps, 'entries'> & { onChoose: (entry: PopMenuEntry) => void }) {
  return (
    <div className="popmenu" role="menu">
      {entries.map((entry) => (
        <button key={entry.label} type="button" role="menuitem" className={entry.alert ? 'alert' : undefined} onClick={() => onChoose(entry)}>
          {entry.icon && <Icon name={entry.icon} fine />}
          {entry.label}
        </button>
      ))}
    </div>
  )
}

/** Moves the focus among the entries; false for a key that does not. */
function step(menu: HTMLElement | null, key: string): boolean {
  const entries = [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  const at = entries.findIndex((entry) => entry.matches(':focus'))
  const next = { ArrowDown: (at + 1) % entries.length, ArrowUp: (at - 1 + entries.length) % entries.length, Home: 0, End: entries.length - 1 }[key]
  if (next === undefined) return false
  entries[next]?.focus()
  return true
}

/** Puts the focus on the first entry, and closes on a press elsewhere in the planner. */
function whileOpen(menu: HTMLElement | null, close: () => void): (() => void) | undefined {
  const root = menu?.getRootNode()
  if (!menu || !root) return undefined
  menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  const handlePress = (event: Event) => {
    if (!event.composedPath().includes(menu)) close()
  }
  root.addEventListener('pointerdown', handlePress)
  return () => root.removeEventListener('pointerdown', handlePress)
}
