import type { KnownFacts } from '../../tools/read-activities.ts'
import { capital, length, list, sayAmount, shortTitle } from '../words/format.ts'
import { sayForAll } from '../words/trip.ts'
import type { Asking } from './facts/fact.ts'
import { readAges } from './facts/people.ts'
import { readCancellation } from './facts/money.ts'
import { partyPrice } from './facts/party-price.ts'

/** One line of a comparison: what each has, and who has the better of it. */
interface Line {
  /** What the better one does: 'costs less'. */
  better: string
  values: (string | null)[]
  /** The higher the better; null where there is no better. */
  scores: (number | null)[]
  same: string
  /** True where equal scores say enough, though the words differ. */
  isSame?: boolean
}

/** Two or three side by side: in what they differ first, then what is the same. */
export function sayContrast(asking: Asking, known: readonly KnownFacts[]): string {
  const { voice } = asking.situation
  const lines = linesOf(asking, known).filter(({ values }) => values.every((value) => value !== null))
  const differing = lines.filter(({ scores }) => new Set(scores).size > 1)
  const level = lines.filter(({ scores, values, isSame }) => new Set(scores).size === 1 && (isSame === true || new Set(values).size === 1))
  const titles = known.map(({ title }) => shortTitle(title))
  const both = known.length === 2 ? 'both' : 'all three'
  const same = level.length === 0 ? '' : `${voice.say(`The same for ${both}`, `${capital(both)} alike`, 'The rest is the same')}: ${list(level.map((line) => line.same))}.`
  if (differing.length === 0) return voice.say(`On length, price, rating and cancelling there is nothing between ${list(titles)}. ${same}`, `I see no difference between ${list(titles)}. ${same}`)
  const parts = titles.flatMap((title, at) => {
    const won = differing.filter((line) => bestOf(line) === at)
    return won.length === 0 ? [] : [`${title} ${list(won.map((line) => `${line.better} (${against(line, at)})`))}`]
  })
  return [voice.say(`${capital(parts.join('; '))}.`, `${capital(parts.join(', while '))}.`), same].filter(Boolean).join(' ')
}

function bestOf({ scores }: Line): number {
  const values = scores.map((score) => score ?? -Infinity)
  return values.indexOf(Math.max(...values))
}

function against({ values }: Line, at: number): string {
  return `${values[at]} against ${list(values.filter((_, other) => other !== at).map((value) => value ?? ''))}`
}

function linesOf(asking: Asking, known: readonly KnownFacts[]): Line[] {
  const { facts } = asking.situation
  const party = known.map((one) => partyPrice(one, facts))
  const isForAll = party.every((amount) => amount !== null) && (facts.groupSize ?? 1) > 1
  const amounts = known.map((one, at) => (isForAll ? (party[at] ?? null) : (one.price?.amount ?? null)))
  const who = isForAll ? ` ${sayForAll(facts)}` : ' an adult'
  const prices = known.map(({ price }, at) => (price === null || amounts[at] === null ? null : sayAmount({ amount: amounts[at] ?? 0, currency: price.currency, converted: price.converted })))
  const hasOneCurrency = new Set(known.map(({ price }) => price?.currency)).size === 1
  return [
    { better: `costs less${who}`, values: hasOneCurrency ? prices : known.map(() => null), scores: amounts.map((amount) => (amount === null ? null : -amount)), same: `${prices[0] ?? ''}${who}` },
    {
      better: 'takes less time',
      values: known.map(({ minutes }) => (minutes === null ? null : length(minutes))),
      scores: known.map(({ minutes }) => -(minutes ?? Infinity)),
      same: length(known[0]?.minutes ?? 0),
    },
    { better: 'is rated higher', values: known.map(sayRating), scores: known.map(({ rating }) => Math.round((rating ?? 0) * 10)), same: `rated ${known[0]?.rating?.toFixed(1) ?? ''}`, isSame: true },
    {
      better: 'is easier to cancel',
      values: known.map((one) => readCancellation(one).short),
      scores: known.map(({ refund }) => (refund === null ? null : refund.percent * 100 - refund.days)),
      same: readCancellation(known[0] as KnownFacts).short,
    },
    ...childrenLine(asking, known),
  ]
}

function sayRating(known: KnownFacts | undefined): string | null {
  return known === undefined || known.rating === null ? null : `${known.rating.toFixed(1)} from ${(known.reviewCount ?? 0).toLocaleString('en-US')}`
}

/** Ages matter to who brings children, or asks. */
function childrenLine(asking: Asking, known: readonly KnownFacts[]): Line[] {
  if ((asking.situation.facts.children ?? 0) === 0 && asking.question.topic !== 'ages') return []
  const read = known.map((one) => readAges(one, asking))
  return [{
    better: 'is the better one with children',
    values: read.map(({ short }) => short),
    scores: read.map(({ verdict, short }) => (verdict === 'no' ? -1 : verdict === 'unknown' ? 0 : short.includes('families') ? 2 : 1)),
    same: read[0]?.short ?? '',
  }]
}

