import type { Clause } from '../../reader/index.ts'
import { startsLate } from '../late-starts.ts'
import type { Reading } from '../read-prompt.ts'
import { asOwn, withoutMet } from '../own-hours/as-own.ts'
import { OF_THING } from './clause-things.ts'

/** These say what becomes of a thing of the plan, or ask of things: their days, hours and numbers are none of the trip. */
const OF_PLAN: ReadonlySet<string> = new Set([
  'remove', 'replace', 'move', 'exchange', 'keep', 'back', 'complaint', 'courtesy', 'save', 'foreign', 'compare', 'ask-price', 'ask-length', 'ask-times', 'ask-included', 'ask-where', 'ask-cancel', 'ask-who', 'ask-effort', 'ask-rating', 'ask-best', 'ask-tongue',
  'ask-diet', 'ask-booking', 'ask-about', 'ask-why', 'ask-plan',
])
const SURE = 0.7
const LIKELY = 0.5
/** A question may tell what there is to spend. */
const MONEY = /[€$£¥]\s?\d|\d\s?(?:[€$£¥]|euros?|dollars?|pounds?|quid|eur|usd|gbp)(?!\p{L})/iu

/** 'Leave Saturday with only the museum': nobody leaves. */
function leavesThing({ act, spans }: Pick<Clause, 'act' | 'spans'>): boolean {
  return act === 'only' || (act === 'empty' && spans.some(({ label }) => OF_THING.has(label)))
}

/** The turns without what they surely do to things of the plan, whoever names a place may go there or leave it out; `told` are these turns as far as they are known by the names of things. */
export function withoutHeardEdits(told: readonly string[], namesPlace: (text: string) => boolean, { turns, lastLength, plan, clauses = [], heard: hears = [], clausesOf }: Pick<Reading, 'turns' | 'lastLength' | 'plan' | 'clauses' | 'heard' | 'clausesOf'>): string[] {
  return told.map((turn, at) => {
    const said = turns[at] ?? ''
    // A part of a message is no message that was heard: it is known by the clauses of that.
    const now = clauses.length > 0 ? clauses : hears
    const heard = at === turns.length - lastLength && now.length > 0 ? now : (clausesOf?.(said) ?? [])
    const edits = at === 0 || plan.length === 0 ? [] : heard.filter(({ act, share, text, spans }) => ((share >= SURE && OF_PLAN.has(act)) || (share >= LIKELY && leavesThing({ act, spans }))) && !namesPlace(text) && !startsLate(text) && !spans.some(({ label }) => label === 'money') && !MONEY.test(text))
    if (edits.length === 0) return withoutMet(turn, heard.map(asOwn))
    return edits.reduce((text, { text: words }) => text.replace(words, ' '), said).replace(/^[\s,.;!]+$/, '').replace(/ {2,}/g, ' ').trim()
  })
}
