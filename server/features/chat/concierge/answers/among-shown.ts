import { sayTime } from '@meander/sdk/contract/clock'
import { isDay } from '@meander/sdk/contract/days'
import { pattern } from '../../language/pattern.ts'
import { bearsThing } from '../../ranking/index.ts'
import type { Card } from '../read-prompt.ts'
import { dayName, list, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { ASKS_OF_PART } from '../../item-talk/item-talk.ts'

/** 'Is there a boat trip?': a thing by its name, and neither another nor any. */
const ASKS = pattern('iu')`
  ^\W*(?:(?:and|but|ok(?:ay)?|so)\W+)*(?:is there|are there|do you (?:have|sell|offer|do)|have you got|got|is|are)\s+(?:an? |some |
  any )((?:\p{L}[\p{L}'’-]*\s?){1,4}?)\s*(?:tours?|trips?|class(?:es)?|lessons?|workshops?|courses?|tastings?|walks?|
  tickets?)?(?: (?:among (?:them|these|those)|there|in it|on the list|too|as well))?\s*\?*\W*$
`
/** 'Anything with horses?', 'do you have something about Klimt': by what is in it. */
const ASKS_WITH = pattern('iu')`
  ^\W*(?:(?:and|but|ok(?:ay)?|so|hey)\W+)*(?:(?:is there|are there|do (?:you|we) have|have (?:you|we)(?: got)?|got)\s+)?(?:something|anything|some ?things?)\s+
  (?:with|about|on|of|featuring|involving|to do with)\s+(?:an? |some |any |the )?((?:\p{L}[\p{L}'’-]*\s?){1,3}?)\s*(?:in (?:it|there|the plan)|too|as well|please|already)?\s*\?\W*$
`
const NO_THING = /\b(?:others?|else|more|different|another|cheaper|shorter|free|good|nice|new|lift|guide|discount|bus|train|car|toilet|one|way|reason|problem|chance|limit|restaurant|table|hotel)\b/i

/** The card that is what somebody asks for, where it was shown already; null where none is. */
export function shownAlready({ lastText, reading }: Pick<Situation, 'lastText' | 'reading'>): Card | null {
  const asked = ASKS.exec(lastText)?.[1]?.trim().toLowerCase()
  if (asked === undefined || asked === '' || NO_THING.test(asked) || ASKS_OF_PART.test(lastText.toLowerCase())) return null
  const wanted = asked.split(/\s+/).map(stem)
  const shown = reading.lastShown.flatMap((code) => reading.cards.find(({ productCode }) => productCode === code) ?? [])
  const named = shown.slice(0, reading.lastNamed)
  const bears = ({ tags, title }: Card): boolean => {
    const words = new Set([...tags.slice(0, 3).flatMap((tag) => tag.split(' ')), ...title.split(/[^\p{L}]+/u)].map((word) => stem(word.toLowerCase())))
    return wanted.every((word) => words.has(word))
  }
  return named.find(bears) ?? shown.find(bears) ?? null
}

/** What stands in the plan and has in it what somebody asks for; empty where nothing does, or where more of it is wanted. */
export function standsAlready({ lastText, reading: { plan, cards } }: Pick<Situation, 'lastText' | 'reading'>): Card[] {
  const asked = (ASKS_WITH.exec(lastText)?.[1] ?? '').trim().toLowerCase()
  if (asked === '' || NO_THING.test(asked)) return []
  const standing = cards.filter(({ productCode }) => plan.some((one) => one.productCode === productCode))
  return standing.filter(({ title, tags, about }) => bearsThing({ title, tags, description: about }, asked, { inText: true }))
}

/** By day and hour, each. */
export function sayStandsAlready(cards: readonly Card[], { reading: { plan }, voice }: Situation): string {
  const titles = list(cards.map(({ productCode, title }) => {
    const { date = '', startTime = '' } = plan.find((one) => one.productCode === productCode) ?? {}
    return isDay(date) ? `${shortTitle(title)}, on ${dayName(date)} at ${sayTime(startTime)}` : shortTitle(title)
  }))
  return voice.say(`Yes, and it is in your plan already: ${titles}.`, `Yes: ${titles}. It stands in the plan as it is.`, `That you have: ${titles}.`)
}

function stem(word: string): string {
  return word.toLowerCase().replace(/(?:ing|es|e|s)$/, '')
}

export function sayShownAlready(card: Card, { reading, voice, facts }: Situation): string {
  const at = reading.lastShown.slice(0, reading.lastNamed).indexOf(card.productCode)
  const where = at < 0 ? (reading.lastShown.includes(card.productCode) ? 'among the cards' : 'among the cards further up') : `the ${['first', 'second', 'third'][at] ?? 'last'} of those I named`
  const when = facts.onDay === undefined ? '' : ` for ${dayName(facts.onDay)}`
  return voice.say(`Yes: ${shortTitle(card.title)}, ${where}${when}.`, `Yes, ${shortTitle(card.title)}; it is ${where}${when}.`)
}
