import { pattern } from '../language/pattern.ts'
import type { DateMention } from './date-mention.ts'
import type { Part } from './date-parts.ts'

/** What the words between a part and the one before it make of it. */
export function besideOthers(text: string, { part, before }: { part: Part; before: Part | undefined }): { isChoice: boolean; isMore: boolean; isBound: boolean; isFree: boolean } {
  const isBound = BOUND.test(text.slice(Math.max(0, part.from - 24), part.from))
  const between = before === undefined ? null : text.slice(before.to, part.from)
  const isFree = FREE_BEFORE.test(text.slice(Math.max(0, part.from - 48), part.from)) || FREE_AFTER.test(text.slice(part.to, part.to + 32))
  return between === null ? { isChoice: false, isMore: false, isBound, isFree } : { isChoice: isChoice(between), isMore: isMore(between, part), isBound, isFree }
}

/** 'After 10 May', 'before the 20th': the trip lies between such days and need not fill them. */
const BOUND = /\b(?:after|(?<!\b(?:back|home|return|leave) )before|(?:not|no) (?:earlier|later|sooner) than|not before)\s+(?:the\s+)?$/

const HOURS = '(?:day|time|morning|afternoon|evening|night|hours?)'
/** 'One free evening, Wednesday', 'I am only free on Thursday': of all the days said that is the one to fill. */
const FREE_BEFORE = pattern()`
  \b(?:free ${HOURS}|${HOURS} (?:off|free|to (?:myself|ourselves|spare)))(?:\s*[:,(-]|\s+(?:is|will be|on|would be))*\s*(?:on\s+)?(?:the\s+)?$|
  \b(?:only|just|i'm|i am|we're|we are) free (?:on\s+)?(?:the\s+)?$
`
const FREE_AFTER = new RegExp(`^\\s*(?:${HOURS}\\s+)?(?:(?:is|'s|will be|would be)\\s+(?:the only (?:one|${HOURS}) )?|${HOURS}\\s+)?free\\b(?!\\s+(?:of|entry|admission|walking|tour|cancellation))`)

/** '3-5 June or 10-12 June', '... otherwise 10-12 June'. */
function isChoice(between: string): boolean {
  return /\b(?:or|alternatively|otherwise|if not|instead|vs|versus)\b/.test(between)
}

/** 'June 3-5, then I stay on until Sunday'. */
function isMore(between: string, { role }: Part): boolean {
  if (role !== 'end' || /\b(?:open|closed|runs?|running|valid|available|on show|sale|offer|price)\b/.test(between)) return false
  return /\b(?:stay|extend|remain|linger|add|keep|carry|hang|tack|home|back|return|head|fly|leav)\w*\b[^.;!?]*$|\b(?:until|till|through|thru)\s+(?:the\s+)?$/.test(between)
}

const APPOINTMENT = /\b(?:have|has|got|'ve|is|'s|are|starts?|begins?|falls|takes place)\b[^.;!?]{0,40}\bon\s+(?:the\s+)?$/
const OF_TRAVEL = /\b(?:fl(?:y|ies|ying|ights?)|trains?|ferry|bus|leav\w+|depart\w*|arriv\w*|land\w*|travel\w*|trips?|holidays?|vacation|tours?|hotels?|rooms?|booking|check|set off|start (?:on|from))\b/

/** 'Home by the 14th because we have a party on the 15th': why one has to be back is no day of the trip. */
export function isAppointmentAfter(text: string, { part, before }: { part: Part; before: Part | undefined }): boolean {
  if (before?.role !== 'end' || part.role !== 'none') return false
  const between = text.slice(before.to, part.from)
  return between.length < 80 && APPOINTMENT.test(between) && !OF_TRAVEL.test(between)
}

/** The weekdays of a part that says nothing else. */
export function weekdaysOf(mentions: DateMention[]): { weekdays?: number[] } {
  const weekdays = mentions.flatMap((mention) => (mention.kind === 'weekday' && mention.week === null && mention.later === 0 ? [mention.weekday] : []))
  return weekdays.length > 0 && weekdays.length === mentions.length ? { weekdays } : {}
}
