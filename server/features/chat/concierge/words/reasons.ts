import { sayInclusion, speakOfTag } from '../../ranking/index.ts'
import type { Reason } from '../../ranking/index.ts'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { capital, inWords, sayAmount, shortTitle } from './format.ts'

/** In the order in which a person would name them. */
const TELLING: readonly Reason['kind'][] = ['cheapest', 'shortest', 'best-rated', 'accessible', 'ask-access', 'indoors', 'vegetarian', 'ages', 'near', 'wish', 'children', 'child-price', 'rating', 'free', 'under-limit', 'refund', 'small-group', 'included', 'mention', 'tag']

/** Several ways to say why an activity is there: its two best reasons, in one sentence. */
export function sayWhy({ reasons }: SummarizedActivity): string[] {
  const sorted = reasons.toSorted((left, right) => TELLING.indexOf(left.kind) - TELLING.indexOf(right.kind)).filter(({ kind }, at, all) => all.findIndex((other) => other.kind === kind) === at)
  const [first, second, third] = sorted
  if (first === undefined) return []
  const pairs = [second, third].filter((reason) => reason !== undefined)
  const one = phrases(first)
  if (pairs.length === 0) return one.map((phrase) => `${capital(phrase)}.`)
  return pairs.flatMap((other) => one.flatMap((phrase, at) => [`${capital(phrase)}, and ${phrases(other)[at % phrases(other).length]}.`]))
}

function phrases(reason: Reason): string[] {
  switch (reason.kind) {
    case 'wish':
      return [`here for ${speakOfTag(reason.word).aim}`, `chosen for ${speakOfTag(reason.word).aim}`]
    case 'mention':
      return [`its description names ${reason.word}`]
    case 'child-price':
      return [`a child of ${reason.age} pays ${reason.price.amount === 0 ? 'nothing' : sayAmount({ ...reason.price, converted: reason.converted })}`]
    case 'small-group':
      return [reason.most === null ? 'it goes in a small group' : `at most ${reason.most} go together`]
    case 'rating':
      return ratings(reason.rating.toFixed(1), reason.reviews.toLocaleString('en-US'))
    case 'free':
      return free(reason)
    case 'under-limit':
      return ['it is within your budget', 'it keeps to your budget', 'your budget carries it']
    case 'cheapest':
      return ['the lowest price that fits', 'nothing that fits costs less', 'the cheapest of those that fit']
    case 'shortest':
      return ['the shortest that fits', 'nothing that fits is over sooner', 'it takes the least time']
    case 'best-rated':
      return ['the best rated of what fits', 'nobody there is rated higher', 'it leads the ratings']
    case 'ages':
      return [`it takes children from ${inWords(reason.from)}`, `open to children from ${inWords(reason.from)} up`, `from ${inWords(reason.from)} years they may come`]
    case 'children':
      return ['made with children in mind', 'children are who it is for', 'one for the children']
    case 'accessible':
      return [`listed as ${lower(reason.words)}`, `the operator says: ${lower(reason.words)}`]
    case 'ask-access':
      return ['nothing is said of wheelchairs, so ask before you book', 'wheelchair access is not listed: ask first', 'the operator is silent on wheelchairs and should be asked']
    case 'vegetarian':
      return ['it suits vegetarians', 'vegetarians are looked after']
    case 'indoors':
      return ['it is good in the rain', 'rain would not spoil it', 'one for wet days']
    case 'near':
      return [`about ${reason.minutes} minutes from ${shortTitle(reason.title)}`, `only some ${reason.minutes} minutes away from ${shortTitle(reason.title)}`]
    case 'refund':
      return ['you can cancel free of charge until the day before', 'it can be cancelled free of charge up to 24 hours ahead', 'it costs nothing to cancel until a day ahead']
    case 'included':
      return [`the price covers ${sayInclusion(reason.words) ?? reason.words}`]
    case 'tag':
      return [`one for ${speakOfTag(reason.tag).aim}`]
  }
}

function ratings(stars: string, reviews: string): string[] {
  return [`it is rated ${stars} by ${reviews} travellers`, `${reviews} travellers give it ${stars}`, `it stands at ${stars} from ${reviews} reviews`, `it has ${stars} out of 5 from ${reviews} travellers`]
}

function free({ days, of }: Extract<Reason, { kind: 'free' }>): string[] {
  if (of === 1) return ['there is room on your day', 'it has places that day']
  if (days === of) return [`it has room on ${of === 2 ? 'both' : `all ${inWords(of)}`} of your days`, 'it is open whichever of your days you like', 'any of your days would do']
  return [`it has room on ${inWords(days)} of your ${inWords(of)} days`, `${inWords(days)} of your ${inWords(of)} days ${days === 1 ? 'has' : 'have'} room`]
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
