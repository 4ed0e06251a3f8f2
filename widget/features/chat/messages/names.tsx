import type { Activity } from '@meander/sdk/contract/activities'
import type { KeyboardEvent } from 'react'
import { inOnePiece, type Names } from '../markdown/Markdown.tsx'

/** The activities that a letter speaks of, by their titles: each opens, and carries the number of its card. */
export function namesOf(recommendations: readonly Activity[], onOpen: (activity: Activity) => void): Names | null {
  const titled = recommendations.flatMap((activity, index) => (activity.title ? [{ activity, number: index + 1 }] : []))
  if (titled.length === 0) return null
  const longestFirst = titled.map(({ activity }) => activity.title).sort((one, other) => other.length - one.length)
  const any = new RegExp(`(${longestFirst.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`)
  const named = (text: string) => titled.find(({ activity }) => activity.title === text)
  return {
    numberIn: (text) => named(any.exec(text)?.[1] ?? '')?.number,
    mark: (text) =>
      text.split(any).map((part, index) => {
        const known = index % 2 === 1 ? named(part) : undefined
        return known ? <Named key={index} title={part} number={known.number} onOpen={() => onOpen(known.activity)} /> : inOnePiece(part)
      }),
  }
}

/** Runs over the end of a line as words do, which a button would not. */
function Named({ title, number, onOpen }: { title: string; number: number; onOpen: () => void }) {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onOpen()
  }
  return (
    <span className="named" role="button" tabIndex={0} onClick={onOpen} onKeyDown={handleKey}>
      {title}
      <sup>{number}</sup>
    </span>
  )
}
