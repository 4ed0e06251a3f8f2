import type { Reason } from '../../ranking/index.ts'
import { isTreat, sayInclusion, speakOfTag } from '../../ranking/index.ts'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { inWords, length, list, sayAmount, sayChild, shortTitle } from './format.ts'

/** One thing worth saying of an activity, out of its own fields, in the forms that a sentence may need. */
export interface Lead {
  kind: Reason['kind'] | 'price' | 'length'
  /** How much it tells this traveller; the greatest is said. */
  worth: number
  /** Before the title: 'For the music', 'Rated 4.8 by 218 travellers'. */
  heads: string[]
  /** After 'it': 'is made with children in mind'. */
  does: string[]
}

const MUCH_REVIEWED = 200
/** What somebody has just wished for is told before all else of what answers it. */
const JUST_WISHED = 3
const SHORT_MINUTES = 75
const LONG_MINUTES = 300

/** What may be said of an activity, each kind once, and of what was wished for last first. What nobody would choose by is not there. */
export function leadsOf(activity: SummarizedActivity, newest?: string): Lead[] {
  const kinds = new Set(activity.reasons.map(({ kind }) => kind))
  const reasons = activity.reasons.filter((reason) => !kinds.has('vegetarian') || reason.kind !== 'wish' || reason.word !== 'vegetarian')
  const leads = [...reasons.flatMap((reason) => leadOf(reason, activity) ?? []), ...(kinds.has('shortest') ? [] : lengthLead(activity)), ...(kinds.has('cheapest') ? [] : priceLead(activity))]
  const answer = reasons.find((reason) => reason.kind === 'wish' && reason.wish === newest)
  const first = answer === undefined ? null : leadOf(answer, activity)
  return [...(first === null ? [] : [{ ...first, worth: first.worth + JUST_WISHED }]), ...leads].filter(({ kind }, at, all) => all.findIndex((other) => other.kind === kind) === at)
}

function leadOf(reason: Reason, activity: SummarizedActivity): Lead | null {
  switch (reason.kind) {
    case 'wish':
      return aimLead(reason, activity)
    // Nobody asked for that.
    case 'tag':
      return null
    case 'mention':
      return { kind: 'mention', worth: 5, heads: [], does: [`speaks of ${speakOfTag(reason.word).plain} in its description`, `has ${speakOfTag(reason.word).plain} in it, by its description`] }
    case 'rating':
      return ratingLead(reason)
    case 'free':
      return roomLead(reason)
    case 'cheapest':
      if (reason.isEven) return { kind: 'cheapest', worth: 10, heads: [], does: cost(activity, (price) => [`costs ${price} each, and nothing that fits costs less`]) }
      return {
        kind: 'cheapest',
        worth: 10,
        heads: cost(activity, (price) => [`The lowest price that fits, ${price} each`]),
        does: cost(activity, (price) => [`costs ${price} each, less than all else that fits`, `is the cheapest that fits, at ${price} each`]),
      }
    case 'shortest':
      if (reason.isEven) return { kind: 'shortest', worth: 10, heads: [], does: timed(activity, (long) => [`takes ${long}, and nothing that fits takes less`]) }
      return { kind: 'shortest', worth: 10, heads: ['The shortest that fits'], does: timed(activity, (long) => [`takes ${long}, the least of all that fits`, `is over soonest, after ${long}`]) }
    case 'best-rated':
      if (reason.isEven) return ratingLead({ kind: 'rating', rating: activity.rating ?? 0, reviews: activity.reviewCount ?? 0 })
      return { kind: 'best-rated', worth: 10, heads: ['First by rating'], does: ['leads the ratings of what fits', 'is rated highest of what fits'] }
    case 'included':
      return includedLead(reason.words)
    case 'led-by':
      return {
        kind: 'led-by',
        worth: 4.7,
        heads: [],
        does: [`is ${{ guide: 'led', teacher: 'taught', host: 'hosted' }[reason.by]} by ${reason.who}`, reason.by === 'guide' ? `has ${reason.who} for a guide` : `has ${reason.who} as ${reason.by}`],
      }
    case 'stops':
      return { kind: 'stops', worth: 4.3, heads: [], does: [`takes in ${list(reason.stops)}`, `comes past ${list(reason.stops)}`, `shows you ${list(reason.stops)}`] }
    default:
      return { kind: reason.kind, ...OTHERS[reason.kind](reason as never) }
  }
}

/** Reasons that are said in one way whatever else is known. */
type Plain = Exclude<Reason['kind'], 'wish' | 'tag' | 'mention' | 'rating' | 'free' | 'cheapest' | 'shortest' | 'best-rated' | 'included' | 'led-by' | 'stops'>

const OTHERS: { [Kind in Plain]: (reason: Extract<Reason, { kind: Kind }>) => Omit<Lead, 'kind'> } = {
  'under-limit': () => ({ worth: 0, heads: [], does: ['keeps to your budget'] }),
  ages: ({ from }) => ({ worth: 4, heads: [`For children from ${inWords(from)}`], does: [`takes children from ${inWords(from)}`, `is open to anybody from ${inWords(from)} up`] }),
  children: ({ isMade }) => (isMade ? {
    worth: 6,
    heads: ['For the children', 'Made with children in mind', 'A family outing'],
    does: ['is made with children in mind', 'is meant for families', 'has children in mind'],
  } : { worth: 4, heads: [], does: ['is listed for families', 'takes families too'] }),
  'child-price': ({ age, price, converted }) =>
    price.amount === 0
      ? { worth: 7, heads: [`Free for ${sayChild(age)}`], does: [`is free for ${sayChild(age)}`, `charges nothing for ${sayChild(age)}`] }
      : { worth: 5, heads: [], does: [`is ${sayAmount({ ...price, converted })} for ${sayChild(age)}`, `asks ${sayAmount({ ...price, converted })} for ${sayChild(age)}`] },
  accessible: ({ words }) => ({ worth: 9, heads: [], does: accessWays(words) }),
  'ask-diet': ({ diet }) => ({ worth: 0, heads: [], does: [`says nothing of ${diet} food`] }),
  'ask-access': () => ({ worth: 0, heads: [], does: ['says nothing of wheelchairs'] }),
  steps: () => ({ worth: 8, heads: [], does: ['has steps on the way, to carry the pushchair over', 'goes over stairs or steps, so the pushchair is better left behind'] }),
  vegetarian: () => ({ worth: 9, heads: ['For vegetarians'], does: ['looks after vegetarians', 'is listed as vegetarian'] }),
  indoors: () => ({ worth: 8, heads: ['If it rains', 'For a wet hour'], does: ['is good in the rain', 'does not mind the rain'] }),
  near: ({ minutes, title }) => ({ worth: 8, heads: [`About ${minutes} minutes from ${shortTitle(title)}`], does: [`is about ${minutes} minutes from ${shortTitle(title)}`] }),
  refund: () => ({ worth: 2.5, heads: [], does: ['can be cancelled free of charge until the day before', 'costs nothing to cancel until a day ahead'] }),
  sight: ({ city }) => ({
    worth: 5.5,
    heads: [`What ${city} is known for`],
    does: [`is what ${city} is known for`, `is one of the sights that ${city} is known for`, `is among what people come to ${city} for`],
  }),
  'small-group': ({ most }) => ({
    worth: 3.5,
    heads: most === null ? ['In a small group'] : [`For ${most} people at most`],
    does: most === null ? ['goes in a small group', 'keeps the group small'] : [`takes ${most} people at most`],
  }),
}

/** 'By lift; can be visited in a wheelchair' is told by the half that says it. */
function accessWays(words: string): string[] {
  const half = lower(words.split('; ').find((part) => /wheelchair|step-free/i.test(part)) ?? words)
  return /^(?:can|takes|has|is)\b/.test(half) ? [half, `is marked as one that ${half}`] : [`is ${half}`, `is listed as ${half}`, `is marked as ${half}`]
}

/** 'For the music': the heads that may stand before an activity. */
export function aimsOf(activity: SummarizedActivity): string[] {
  return activity.reasons.flatMap((reason) => (reason.kind === 'wish' ? aimLead(reason, activity).heads : []))
}

/** What it is first of all is said so, before its name; a later tag is only one of several. */
function aimLead({ word }: Extract<Reason, { kind: 'wish' }>, { tags }: SummarizedActivity): Lead {
  const { aim, plain } = speakOfTag(word)
  if (tags.findIndex((tag) => tag.toLowerCase() === word) > 1) return {
    kind: 'wish',
    worth: 3.9,
    heads: [],
    does: /^(?:romantic|quiet)$/.test(word) ? [`is also listed as ${word}`, `counts as ${word} too`] : [`brings in ${plain} as well`, `has some ${plain} in it too`],
  }
  return { kind: 'wish', worth: 7, heads: [`For ${aim}`], does: [] }
}

function ratingLead({ rating, reviews }: Extract<Reason, { kind: 'rating' }>): Lead {
  const stars = rating.toFixed(1)
  const many = reviews.toLocaleString('en-US')
  const worth = 3 + (reviews >= MUCH_REVIEWED ? 1 : 0) + Math.max(0, rating - 4.6) * 4
  return {
    kind: 'rating',
    worth,
    heads: [`Rated ${stars} by ${many} travellers`],
    does: [`is rated ${stars} by ${many} travellers`, `stands at ${stars} from ${many} reviews`, `has ${stars} out of 5 from ${many} travellers`],
  }
}

/** Room on all days is worth little; on one of several, much. */
function roomLead({ days, of }: Extract<Reason, { kind: 'free' }>): Lead | null {
  if (of === 1) return null
  if (days === of) return { kind: 'free', worth: 1.5, heads: [], does: [`has room on ${of === 2 ? 'both' : `all ${inWords(of)}`} of your days`, 'has room whichever day you prefer'] }
  if (days === 1) return { kind: 'free', worth: 4.8, heads: [], does: ['has room on that day only', 'has no room on your other days'] }
  return { kind: 'free', worth: 2, heads: [], does: [`has room on ${inWords(days)} of your ${inWords(of)} days`] }
}

function includedLead(words: string): Lead | null {
  const what = sayInclusion(words)
  // That a ticket is in the price of a ticket is no news.
  if (what === null || !isTreat(words)) return null
  return { kind: 'included', worth: 4.6, heads: [], does: [`comes with ${what}`, `has ${what} in the price`] }
}

function lengthLead({ minutes }: SummarizedActivity): Lead[] {
  if (minutes === null || minutes >= 1440) return []
  const long = length(minutes)
  if (minutes <= SHORT_MINUTES) return [{ kind: 'length', worth: 3.8, heads: [], does: [`takes only ${long}`, `is done in ${long}`] }]
  return [{ kind: 'length', worth: minutes >= LONG_MINUTES ? 4.4 : 2, heads: [], does: [`takes ${long}`, `lasts ${long}`] }]
}

function priceLead(activity: SummarizedActivity): Lead[] {
  return activity.price === null ? [] : [{ kind: 'price', worth: 1.8, heads: [], does: cost(activity, (price) => [`costs ${price} each`, `comes to ${price} a person`]) }]
}

function cost({ price }: SummarizedActivity, say: (price: string) => string[]): string[] {
  return price === null ? [] : say(sayAmount(price))
}

function timed({ minutes }: SummarizedActivity, say: (long: string) => string[]): string[] {
  return minutes === null ? [] : say(length(minutes))
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
