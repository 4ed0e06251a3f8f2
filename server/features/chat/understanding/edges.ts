import { addDays, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { WindowMention } from './date-mention.ts'
import type { ResolvedDates } from './join-dates.ts'

/** The day that words before a stretch make of its edge. */
export interface Edge {
  /** 'After' is the first day, 'until' the last, 'before' leaves open when up to it. */
  side: 'after' | 'until' | 'before'
  day: Day
}

const SIDE = /(?:^|\s)(?<side>after|following|before|prior to|by|until|till)\s+(?:the\s+)?$/
const OWN = /^(?:after|before|by|until|till)\s+/

/** 'Before June', 'until the summer', 'after Easter', 'by the end of May'; null where no such word stands before. */
export function edgeOf(text: string, mention: WindowMention, { start, end, flexible }: ResolvedDates): Edge | null {
  const words = text.slice(mention.from, mention.to)
  const [own = ''] = OWN.exec(words) ?? []
  const said = SIDE.exec(text.slice(Math.max(0, mention.from - 24), mention.from + own.length))?.groups?.side
  if (said === undefined || start === end) return null
  if (/^(?:after|following)$/.test(said)) return { side: 'after', day: addDays(end, 1) }
  const rest = words.slice(own.length)
  const side = /^(?:until|till)$/.test(said) ? 'until' : 'before'
  if (!flexible) return said === 'before' || said === 'prior to' ? { side, day: addDays(start, -1) } : null
  if (/^(?:the\s+)?(?:very\s+)?(?:end|late|last)/.test(rest)) return { side, day: end }
  if (/^(?:the\s+)?mid/.test(rest)) return { side, day: addDays(start, Math.floor(daysBetween(start, end) / 2)) }
  return /^(?:the\s+)?(?:early|beginning|start|first)/.test(rest) ? null : { side, day: addDays(start, -1) }
}
