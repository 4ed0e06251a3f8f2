import { sayTime } from '@meander/sdk/contract/clock'
import { isDiet } from '../../ranking/diets.ts'
import type { FoundSummary, SummarizedActivity } from '../../tools/found-summary.ts'
import { heardIn } from '../clauses/heard.ts'
import { specialDay } from '../day-rules/special-day.ts'
import { dayName, list, sayAmount, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { unheardIn } from './unheard.ts'

/** What was told beside the wishes of an opening, and is spoken of nowhere else in the letter: how it is met, or that nobody lists it. */
export function saySecondLine(situation: Situation, found: FoundSummary, picks: readonly SummarizedActivity[]): string {
  if (picks.length === 0) return ''
  return [saySpecial(situation, found, picks), sayDiet(situation, picks), sayLegs(situation), sayCheap(situation, found, picks), sayUnheard(situation)].filter(Boolean).join(' ')
}

const EVENING = '17:30'

/** Something for the evening of a birthday, where it shall be something. */
function saySpecial({ facts, reading, voice }: Situation, { activities }: FoundSummary, picks: readonly SummarizedActivity[]): string {
  const { startDate, endDate = startDate, flexible } = facts
  const special = startDate === undefined || endDate === undefined || flexible === true ? null : specialDay(reading.turns, { from: startDate, to: endDate })
  if (special === null) return ''
  const from = special.isEvening ? EVENING : '00:00'
  const day = `${special.what}${special.isEvening ? ' evening' : ''}, ${dayName(special.date)}`
  const own = picks.find(({ proposed }) => proposed?.date === special.date && proposed.time >= from)
  if (own !== undefined) return voice.say(`${shortTitle(own.title)} is my thought for the ${day}.`)
  const others = activities.filter(({ productCode }) => !picks.some((pick) => pick.productCode === productCode))
  const [best] = others.flatMap((one) => { const start = one.starts.find(({ date, time }) => date === special.date && time >= from); return start === undefined ? [] : [{ one, start }] })
    .toSorted((left, right) => worthOf(right.one) - worthOf(left.one))
  return best === undefined ? voice.say(`The ${day}, has its own place once I set out the days.`) : voice.say(`For the ${day}: ${shortTitle(best.one.title)} at ${sayTime(best.start.time)}.`, `The ${day}, could be for ${shortTitle(best.one.title)} at ${sayTime(best.start.time)}.`)
}

function worthOf({ rating, reasons }: SummarizedActivity): number {
  return (rating ?? 4) + (reasons.some(({ kind }) => kind === 'wish') ? 1 : 0)
}

/** Where one eats at none of them, the diet is no matter there; what is listed for it is named. */
function sayDiet({ facts, voice }: Situation, picks: readonly SummarizedActivity[]): string {
  const diets = (facts.needs ?? []).filter(isDiet)
  const isOpen = picks.some(({ reasons }) => reasons.some(({ kind }) => kind === 'ask-diet'))
  if (diets.length === 0 || isOpen) return ''
  const listed = picks.filter(({ tags }) => tags.some((tag) => diets.some((diet) => diet === tag.toLowerCase())))
  if (listed.length > 0) return voice.say(`${list(listed.map(({ title }) => shortTitle(title)))} ${listed.length === 1 ? 'is' : 'are'} listed as ${list(diets)}.`)
  return voice.say(`${list(diets)}: noted, though neither of these is a meal.`, `As for ${list(diets)} food, these are no meals.`).replace(/^./, (first) => first.toUpperCase()).replace('neither of these is a meal', picks.length === 1 ? 'this is no meal' : 'none of these is a meal').replace('these are no meals', picks.length === 1 ? 'this is no meal' : 'these are no meals')
}

function sayLegs({ facts: { needs = [] }, voice }: Situation): string {
  if (needs.includes('little-walking')) return voice.say('How much one walks nobody grades: I left out tours on foot and what asks for fitness.', 'Walking is graded nowhere, so I kept tours on foot and what asks for fitness out of it.')
  if (needs.includes('stroller')) return voice.say('What bars a pushchair is left out.')
  return needs.includes('pregnant') ? voice.say('Sport and adventure are left out.') : ''
}

function sayCheap({ facts, voice }: Situation, { activities }: FoundSummary, picks: readonly SummarizedActivity[]): string {
  if (facts.style !== 'budget' && facts.style !== 'mid-range') return ''
  const [least] = activities.filter(({ price }) => price !== null).toSorted((left, right) => (left.price?.amount ?? 0) - (right.price?.amount ?? 0))
  if (least === undefined || least.price === null) return ''
  const isNamed = picks.some(({ productCode }) => productCode === least.productCode)
  return isNamed ? voice.say(`The cheapest of all that fits is among them, at ${sayAmount(least.price)} a person.`) : voice.say(`Cheapest of all that fits: ${shortTitle(least.title)}, at ${sayAmount(least.price)} a person.`)
}

/** In the traveller's own words, which are never wrong. */
function sayUnheard({ reading, voice }: Situation): string {
  const unheard = unheardIn(reading.turns.at(-reading.lastLength) ?? '', heardIn(reading)).map((words) => `“${words}”`)
  return unheard.length === 0 ? '' : voice.say(`On ${list(unheard)} no operator writes anything, so ask before you book.`, `By ${list(unheard)} I could not choose: no operator writes of it.`)
}
