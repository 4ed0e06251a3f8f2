import { useEffect, useRef } from 'react'
import type { WritableAtom } from 'nanostores'
import { app } from '../../../i18n/en.ts'
import { compare as text } from '../../../i18n/en/compare.ts'
import { focusWithoutScroll } from '../../../kit/dom.ts'
import { useDialogSheets, useSheet } from '../../../kit/ui/later.ts'
import sheet from './Compare.css?inline'
import { FEWEST_COMPARED, isFull, type Comparison } from './comparison.ts'

/** So long the boxes are waited for. */
const FRAMES = 30

interface ChoosingToolsProps {
  comparison: Comparison
  $comparison: WritableAtom<Comparison | null>
}

/** Compare what is chosen, or leave it. */
export function ChoosingTools({ comparison, $comparison }: ChoosingToolsProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const { chosen } = comparison
  // What is pressed next is dressed by then: a sheet that comes with a dialog has the whole screen styled once more.
  useDialogSheets()
  useSheet(sheet)
  // What was pressed is gone: one goes on with the first box.
  useEffect(() => {
    const findings = cancel.current?.closest('.findings')
    let frame = 0
    // The boxes come with the same chunk, and are drawn a moment after it.
    const look = (left: number) => {
      frame = requestAnimationFrame(() => {
        const box = findings?.querySelector<HTMLElement>('.choose input, .choosing input')
        if (!box && left > 0) return look(left - 1)
        focusWithoutScroll(box ?? cancel.current)
        if (box) findings?.scrollIntoView({ block: 'start' })
      })
    }
    look(FRAMES)
    return () => cancelAnimationFrame(frame)
  }, [])
  // Not Cancel where one has just pressed: a second press would leave again.
  return (
    <>
      <button ref={cancel} className="button" type="button" onClick={() => $comparison.set(null)}>
        {app.cancel}
      </button>
      <button className="button ink" type="button" disabled={chosen.length < FEWEST_COMPARED} onClick={() => $comparison.set({ ...comparison, stage: 'comparing' })}>
        {text.show(chosen.length)}
      </button>
      <p className="choosing-hint" role="status">
        {isFull(comparison) ? text.enough : chosen.length === 1 ? text.oneMore : chosen.length === 0 ? text.hint : ''}
      </p>
    </>
  )
}
