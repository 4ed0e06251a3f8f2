import type { Activity } from '@meander/sdk/contract/activities'
import type { ChatData } from '@meander/sdk/contract/chat'
import { createPartDecoder, encodePart } from '@meander/sdk/contract/chat-stream'
import type { StreamPart, TokenUsage } from '@meander/sdk/contract/chat-stream'
import type { NewMessage } from '../conversation/conversations.ts'
import type { FoundActivities } from '../tools/find-activities.ts'
import { inOwnLanguage } from './local-names.ts'
import type { NameOf } from './local-names.ts'

/** What one reply has come to so far. */
export interface Draft {
  /** Each part once, as it is sent and stored. */
  lines: string[]
  text: string
  /** The last line of cards, with all that were found; null before any was. */
  cards: string | null
  /** JSON of what it offers or asks of the plan; null where it offers nothing. */
  offer: string | null
  usage: { usage?: TokenUsage }
  finishReason: string
}

/** A draft, and how parts are added to it and passed on. */
export interface Writing {
  draft: Draft
  put: (part: StreamPart) => void
  /** What stands beside the words names places as the traveller does. */
  tell: (data: readonly ChatData[]) => StreamPart
}

export function openDraft(write: (line: string) => void, nameOf: NameOf): Writing {
  const draft: Draft = { lines: [], text: '', cards: null, offer: null, usage: {}, finishReason: 'stop' }
  return {
    draft,
    tell: (data) => ({ kind: 'data', data: data.map((one) => inOwnLanguage(one, nameOf)) }),
    put(part) {
      const line = slimmed(encodePart(part))
      draft.lines.push(line)
      if (part.kind === 'data' && part.data.some(isCards)) draft.cards = line
      if (part.kind === 'text') draft.text += part.text
      write(line)
    },
  }
}

/** The draft that these lines were written of. */
export function draftOf(lines: string[]): Draft {
  const parts = createPartDecoder().push(lines.join(''))
  const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
  const cards = lines.findLast((line) => line.startsWith(CARDS)) ?? null
  return { lines, text, cards, offer: null, usage: {}, finishReason: 'stop' }
}

/** Cards have a line of their own. */
const CARDS = '2:[{"kind":"recommendations"'

/** From here on it pays to look at each letter. */
const LONG = 2000

/**
 * The same JSON in letters of one byte. A single dash among ten thousand letters makes a text take two bytes for each, and the
 * long lines, of what was found, are kept for as long as a reply is written.
 */
function slimmed(line: string): string {
  if (line.length < LONG) return line
  const escaped = line.replace(/[\u0100-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
  // Only a text made anew is kept in single bytes.
  return Buffer.from(escaped, 'latin1').toString('latin1')
}

/** Cards follow the search at once, before the words about them. */
export function addFound(found: FoundActivities, { draft, put, tell }: Writing): void {
  if (found.activities.length === 0) return
  const before = cardsOf(draft)
  // Of a plan that is made anew within the reply the last counts.
  const isPlan = found.activities.some(({ planned }) => planned !== undefined)
  const has = (all: readonly Activity[], code: string): boolean => all.some(({ productCode }) => productCode === code)
  const kept = isPlan ? before.filter(({ productCode, planned, destination }) => !has(found.activities, productCode) && (planned === undefined || destination !== found.destination)) : before
  const recommendations = [...kept, ...found.activities.filter(({ productCode }) => !has(kept, productCode))]
  put(tell([{ kind: 'recommendations', recommendations, destination: found.destination }]))
}

/** Read back out of the line: a reply takes a while to be written, and the line is kept anyway. */
export function cardsOf({ cards }: Pick<Draft, 'cards'>): Activity[] {
  if (cards === null) return []
  return (JSON.parse(cards.slice(2)) as unknown[]).find(isCards)?.recommendations ?? []
}

function isCards(data: unknown): data is Extract<ChatData, { kind: 'recommendations' }> {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'recommendations'
}

/** A reply of which nothing was written is none. */
export function messageOf(draft: Draft): NewMessage | null {
  const { text: content, lines } = draft
  const recommendations = cardsOf(draft)
  if (content === '' && recommendations.length === 0) return null
  return { role: 'assistant', content, recommendations, lines: lines.join(''), ...(draft.offer === null ? {} : { offer: draft.offer }) }
}
