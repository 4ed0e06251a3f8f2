import { sayMoney } from '@meander/sdk/contract/money'
import type { Reason } from './candidate.ts'
import { sayInclusion } from './inclusion-words.ts'
import { speakOfTag } from './tag-words.ts'

/** The reasons of one recommendation as its card shows them: the first two, in one short line. */
export function sayReasons(reasons: readonly Reason[]): string {
  const line = reasons.slice(0, 2).map(say).join('; ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}

/** Reasons that need no figure and no name. */
const PLAIN = {
  'under-limit': 'within your budget',
  'ask-access': 'ask about wheelchair access before you book',
  steps: 'steps on the way, to carry a pushchair over',
  vegetarian: 'suits vegetarians',
  indoors: 'good in the rain',
  refund: 'free cancellation until the day before',
}

function say(reason: Reason): string {
  switch (reason.kind) {
    case 'wish':
    case 'tag':
      return `for ${speakOfTag(reason.kind === 'wish' ? reason.word : reason.tag).aim}`
    case 'mention':
      return `its description names ${reason.word}`
    case 'rating':
      return `rated ${reason.rating.toFixed(1)} by ${reason.reviews.toLocaleString('en-US')} travellers`
    case 'free':
      if (reason.of === 1) return 'has room on your day'
      return reason.days === reason.of ? `has room on ${reason.of === 2 ? 'both' : 'all'} of your days` : `has room on ${reason.days} of your ${reason.of} days`
    case 'cheapest':
    case 'shortest':
    case 'best-rated':
      return reason.isEven ? `none that fits is ${{ cheapest: 'cheaper', shortest: 'shorter', 'best-rated': 'rated higher' }[reason.kind]}` : `the ${reason.kind.replace('-', ' ')} that fits`
    case 'ages':
      return `takes children from ${reason.from}`
    case 'child-price':
      return reason.price.amount === 0 ? `no charge for ${nounOf(reason.age)}` : `${nounOf(reason.age)} pays ${sayRounded(reason)}`
    case 'children':
      return reason.isMade ? 'made with children in mind' : 'listed for families'
    case 'accessible':
      return lower(reason.words)
    case 'ask-diet':
      return `ask about ${reason.diet} food before you book`
    case 'near':
      return `about ${reason.minutes} minutes from ${reason.title}`
    case 'included':
      return `${sayInclusion(reason.words) ?? reason.words} included`
    case 'led-by':
      return `${{ guide: 'led', teacher: 'taught', host: 'hosted' }[reason.by]} by ${reason.who}`
    case 'stops':
      return `past ${reason.stops.join(', ')}`
    case 'sight':
      return `what ${reason.city} is known for`
    case 'small-group':
      return reason.most === null ? 'in a small group' : `at most ${reason.most} people`
    default:
      return PLAIN[reason.kind]
  }
}

function nounOf(age: number): string {
  return age < 1 ? 'a baby' : age < 13 ? `a child of ${age}` : `a ${age}-year-old`
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** What was converted is about right and no more. */
function sayRounded({ price, converted }: Extract<Reason, { kind: 'child-price' }>): string {
  return converted ? `about ${sayMoney({ ...price, amount: Math.round(price.amount) })}` : sayMoney(price)
}
