import { pattern } from '../language/pattern.ts'
import type { FindActivitiesInput } from '../tools/find-activities-input.ts'
import type { TripFacts } from '../understanding/index.ts'
import { ruledOut } from './answers/new-needs.ts'
import { fearsIn } from './fears.ts'
import type { Situation } from './words/situation.ts'
import { phrasesIn } from './spoken-wishes.ts'
import { seenAlready } from './seen-already.ts'
import { wishedThings } from './wish-list/wished-things.ts'
import { avoidedInAWord } from './wish-words.ts'

/** Wishes that are conditions, not tastes: who cannot climb stairs does not merely like lifts. */
const CONDITIONS: readonly (readonly [string, RegExp])[] = [
  ['wheelchair', /^(?:wheelchair|accessib\w*|step-?free|mobility)$/],
  ['vegetarian', /^vegetarian$/],
  ['vegan', /^vegan$/],
]

type Need = NonNullable<TripFacts['needs']>[number]

/** Needs as the search names them; what is not here goes by its own name. */
const NAMES: Readonly<Partial<Record<Need, string>>> = { accessible: 'wheelchair', 'no-pork': 'pork-free' }
/** What no activity could be looked up by: it only rules kinds out. */
const ONLY_RULED_OUT: ReadonlySet<Need> = new Set(['no-alcohol', 'pregnant'])

/** Who celebrates among friends and says no more does not come for the museums. */
const MERRY = /\b(?:hen|stag|bachelor(?:ette)?|bucks?|girls'?|lads'?|boys'?)(?:['’]s?)?[- ](?:do|dos|part(?:y|ies)|nights?|weekend|trip)\b/i
const MERRY_WISHES = ['nightlife', 'boats', 'drinks', 'cooking']

const ONLY = pattern('i')`
  \b(?:only|nothing but|exclusively|solely)\b(?! (?:have|has|got|had|need|two|one|three|me|us|on|for|in|at|from|
  the (?:first|second|third|last|weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|weekends?|day|mornings?|afternoons?|evenings?|
  \d))
`

/** What is liked, needed and not wanted, as the search names it. */
export function addWishes(input: FindActivitiesInput, { facts, before }: Pick<Situation, 'facts' | 'before'>, { turns, word }: { turns: readonly string[]; word: string | null }): void {
  const { avoid, style } = facts
  // What is new is wished for most.
  const feared = fearsIn(turns).flatMap(({ avoid: kinds }) => kinds)
  const interests = (facts.interests ?? []).filter((wish) => !feared.includes(wish)).toSorted((left, right) => Number(before.interests?.includes(left) ?? false) - Number(before.interests?.includes(right) ?? false))
  const told = (facts.needs ?? []).filter((need) => !ONLY_RULED_OUT.has(need)).map((need) => NAMES[need] ?? need)
  const needs = [...new Set([...CONDITIONS.filter(([, words]) => interests.some((wish) => words.test(wish))).map(([need]) => need), ...told])].slice(0, 10)
  const strange = (facts.unknownPlaces ?? []).filter((name) => name === name.toLowerCase() && facts.destination !== undefined)
  const occasion = interests.length === 0 && turns.some((turn) => MERRY.test(turn)) ? MERRY_WISHES.filter((wish) => !(avoid ?? []).includes(wish)) : []
  const tastes = [...new Set([
    ...strange,
    ...occasion,
    ...(word === null || interests.some((wish) => word.includes(wish)) ? [] : [word]),
    ...interests,
  ])].filter((wish) => !CONDITIONS.some(([, words]) => words.test(wish)))
  const wishes = [...tastes, ...(input.children === true && !tastes.includes('family') ? ['family'] : [])].slice(0, 20)
  if (wishes.length > 0) input.interests = wishes
  const words = ownWords(facts)
  if (words.length > 0 && tastes.length > 0) input.words = words
  addSpoken(input, { facts, before }, turns)
  if (interests.length === 1 && turns.some((turn) => ONLY.test(turn))) input.only = true
  if (needs.length > 0) input.needs = needs
  const out = [...new Set([...(avoid ?? []), ...turns.flatMap((turn) => avoidedInAWord(turn) ?? []), ...ruledOut(facts), ...feared, ...seenAlready(turns, namesOf(facts))])].filter((wish) => !interests.includes(wish))
  if (out.length > 0) input.avoid = out.slice(0, 40)
  if (style === 'budget' || style === 'luxury') input.style = style
  // Who names nothing but that it has to be cheap is shown what is.
  if (style === 'budget' && tastes.length === 0) input.order ??= 'cheapest'
}

/** What was called by its own name, what was said last first; whether there is such a thing, the inventory tells. */
function addSpoken(input: FindActivitiesInput, { facts, before }: Pick<Situation, 'facts' | 'before'>, turns: readonly string[]): void {
  // A town that was given up is no thing in the one that came for it.
  const places = [...namesOf(facts), ...namesOf(before)]
  const latest = turns.toReversed()
  const things = [...new Set(latest.flatMap((turn) => wishedThings(turn, places)))].slice(0, 20)
  const phrases = [...new Set(latest.flatMap((turn) => phrasesIn(turn, places)))].filter((phrase) => !things.includes(phrase)).slice(0, 20)
  if (things.length > 0) input.things = things
  if (phrases.length > 0) input.phrases = phrases
}

function namesOf({ destination, destinations = [] }: Pick<TripFacts, 'destination' | 'destinations'>): string[] {
  return [destination, ...destinations].flatMap((place) => (place === undefined ? [] : [place.name, place.country]))
}

/** Single words that name a wish by what is narrower, or wider; what names nothing of the inventory lifts nothing. */
function ownWords({ evidence, interests = [] }: TripFacts): string[] {
  const said = (evidence?.interests ?? []).map((word) => word.toLowerCase())
  return [...new Set(said.filter((word) => /^\p{L}{4,}$/u.test(word) && !NO_THING.test(word) && !interests.some((wish) => word.startsWith(wish) || wish.startsWith(word))))].slice(0, 20)
}

/** Words that say a wish and name no thing: a title that has them is about something else. */
const NO_THING = pattern()`
  ^(?:eat(?:ing|s)?|tast\w+|cultur\w+|histor\w+|ancient|local\w*|authentic\w*|quiet\w*|romantic|honeymoon|cruise|walks?|walking|party\w*|swim\w*|
  shop\w*|show|view\w*|photo\w*|design|natural|coast\w*|peace\w*|indoors?)$
`
