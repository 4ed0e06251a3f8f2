import type { Decision } from '../asker.ts'
import { isIdle } from '../clauses/sure.ts'
import type { Offer } from '../offers/offer.ts'
import { answersOf } from '../read-prompt.ts'
import type { Reading, Step } from '../read-prompt.ts'
import { afterPart } from './after-part.ts'
import { partsOf } from './message-parts.ts'

type Decide = (reading: Reading, tools: readonly string[]) => Decision

/**
 * Answers each part of a message after the other, as if each had been sent by itself: nothing of it is passed over. What the tools
 * answered is handed to the parts in the order in which they asked.
 */
export function answerInParts(reading: Reading, { steps, tools, decide }: { steps: readonly Step[]; tools: readonly string[]; decide: Decide }): Decision {
  const parts = partsOf(reading)
  const [only] = parts
  if (only !== undefined && parts.length === 1) return decide({ ...reading, turns: reading.lastLength === 1 ? reading.turns.with(-1, only.text) : reading.turns, clauses: only.clauses, heard: reading.clauses ?? [] }, tools)
  const said: string[] = []
  let offer: Offer | null = null
  let left = steps
  let talk: Reading = { ...reading, turns: reading.turns.slice(0, -1) }
  for (const [at, part] of parts.entries()) {
    let taken = 0
    const asked = { ...talk, turns: [...talk.turns, part.text], clauses: part.clauses, heard: (reading.clauses ?? []).filter((clause) => part.text.includes(clause.text.trim())), isGoneOn: at < parts.length - 1, ...(part.isDoubtful === true ? { isDoubtful: true } : {}) }
    let now: Reading = { ...asked, answers: answersOf([]) }
    let decision = decide(now, tools)
    while (decision.kind === 'call') {
      if (taken >= left.length) return decision
      taken += 1
      now = { ...asked, answers: answersOf(left.slice(0, taken)) }
      decision = decide(now, tools)
    }
    left = left.slice(taken)
    // What only tells of something asks for no answer of its own.
    const isTold = decision.isLost === true && parts.length > 1 && part.clauses.length > 0 && part.clauses.every(isIdle)
    if (isTold) continue
    const text = decision.isLost === true ? sayLost(part.text) : decision.text
    said.push(text)
    offer = decision.offer ?? offer
    // What was offered before the message stays offered until something of it is answered.
    const isOpen = at === 0 && part.clauses.every(({ act }) => act !== 'accept' && act !== 'decline')
    talk = afterPart(now, { text, offer: decision.offer ?? (isOpen ? reading.offer : null) })
  }
  return { kind: 'say', text: said.join('\n\n'), ...(offer === null ? {} : { offer }) }
}

/** In the traveller's own words, which are never wrong. */
function sayLost(part: string): string {
  const words = part.replace(/\s+/g, ' ').replace(/[.!?,;\s]+$/, '')
  return `I have done nothing about “${words.length > LONGEST ? `${words.slice(0, LONGEST).replace(/\s\S*$/, '')} …` : words}”: say it in other words, and I see to it.`
}

const LONGEST = 90
