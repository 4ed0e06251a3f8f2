import { sayMoney } from '@meander/sdk/contract/money'
import type { Blocker } from '../../tools/blockers.ts'
import type { FoundSummary } from '../../tools/find-activities.ts'
import { asWritten } from '../wish-list/as-written.ts'
import { isToldByThing, wishedThings } from '../wish-list/wished-things.ts'
import { sayDatesBlocked } from './blocked-days.ts'
import { list, sayAmount, shortTitle } from './format.ts'
import type { Situation } from './situation.ts'
import { sayForAll, sayWishes, WISH_NAMES } from './trip.ts'

/** What stands in the way, said plainly, and the nearest that does not. Empty when nothing does. */
export function sayBlocked(situation: Situation, found: FoundSummary): string {
  return [
    ...found.blockers.filter(({ wish }) => wish === undefined || (isNews(wish, situation) && !isOfLacking(wish, situation, found))).map((blocker) => sayWithWish(blocker, situation, found)),
    sayUnmet(situation, found),
  ].filter(Boolean).join(' ')
}

/** Who asks for muay thai, and there is none, wants to hear nothing of sport. */
function isOfLacking(wish: string, { reading, facts }: Situation, { unmet }: FoundSummary): boolean {
  return unmet.some((one) => facts.interests?.includes(one) !== true) && !reading.turns.join(' ').toLowerCase().includes(wish.slice(0, 5))
}

/** What keeps a wish out was said when it was wished for; it is said again where the limits are others. */
function isNews(wish: string, { facts, before, reading, lastText }: Situation): boolean {
  // What was called by its name earlier was spoken of then.
  if (reading.cards.length > 0 && facts.interests?.includes(wish) !== true && !wishedThings(lastText).includes(wish) && facts.onDay === before.onDay) return false
  const limits = ({ startDate, endDate, groupSize, budget, destination }: Situation['facts']): string => [startDate, endDate, groupSize, budget?.amount, budget?.currency, destination?.id].join()
  return !(before.interests ?? []).includes(wish) || limits(facts) !== limits(before)
}

/** Where only one wish is kept out, it is named first. */
function sayWithWish(blocker: Blocker, situation: Situation, found: FoundSummary): string {
  const plain = sayBlocker(blocker, situation, found)
  return blocker.wish === undefined || blocker.by === 'dates' ? plain : `${situation.voice.say(...['As for', 'About', 'On'].map((head) => `${head} ${sayWishes({ interests: [blocker.wish ?? ''] }, situation.reading.turns)}:`))} ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`
}

function sayBlocker(blocker: Blocker, situation: Situation, found: FoundSummary): string {
  const { voice, facts } = situation
  const place = found.destination ?? facts.destination?.name ?? ''
  switch (blocker.by) {
    case 'dates':
      return sayDatesBlocked(blocker, situation, place)
    case 'price':
      return sayPriceBlocked(blocker, situation, { place, found })
    case 'party':
      return `${blocker.wish === undefined ? voice.say(
        `Nothing in ${place} has room for ${blocker.asked} at once.`,
        `A group of ${blocker.asked} is more than anything in ${place} takes together.`,
      ) : voice.say(
        `None of it in ${place} has room for ${blocker.asked} at once.`,
        `A group of ${blocker.asked} is more than it takes together in ${place}.`,
      )} ${voice.say(
        `The most that fit on one start is ${blocker.most}, so I would split you into ${Math.ceil(blocker.asked / blocker.most)} groups.`,
        `Up to ${blocker.most} can go together: in ${Math.ceil(blocker.asked / blocker.most)} groups it works.`,
      )}`
    case 'avoid':
      return voice.say(`With no ${list(facts.avoid ?? [], 'or')} nothing is left in ${place}.`, `Leaving out ${list(facts.avoid ?? [])} empties ${place}, I am afraid.`)
    case 'wish':
      return voice.say(`For ${list(facts.interests ?? [], 'or')} alone I have nothing in ${place}.`, `${place} has no ${list(facts.interests ?? [], 'or')} on my books.`)
    case 'ages':
      return sayTooYoung((facts.ages ?? []).filter((age) => age < 18), situation, place)
    case 'needs':
      return voice.say(`Nothing in ${place} is listed as wheelchair accessible for this.`, `No operator in ${place} promises step-free access here.`)
    case 'time':
      return voice.say(`Nothing in ${place} has a free start at those hours.`, `At those hours ${place} is full or closed.`)
    case 'exclude':
      return voice.say(`You have now seen all that ${place} has for this.`, `That was everything I have in ${place}.`)
  }
}

function sayTooYoung(ages: readonly number[], { voice }: Situation, place: string): string {
  return ages.length === 0 ? voice.say(`Nothing left in ${place} takes people of your ages.`) : voice.say(
    `Nothing left in ${place} takes children of ${list(ages.map(String))}.`,
    `The operators in ${place} take nobody as young as ${Math.min(...ages)} for this.`,
  )
}

function isNamedNext(productCode: string, { activities }: FoundSummary): boolean {
  return activities.slice(0, 2).some((activity) => activity.productCode === productCode)
}

function sayPriceBlocked({ limit, together, cheapest, wish }: Extract<Blocker, { by: 'price' }>, { facts, voice, refinement }: Situation, { place, found }: { place: string; found: FoundSummary }): string {
  const cents = Math.round(limit * 100)
  // One hundredth below a price that was shown is what 'cheaper than that' means.
  const isBelow = cents % 100 === 99
  const bound = sayMoney({ amount: (isBelow ? cents + 1 : cents) / 100, currency: cheapest?.price.currency ?? found.activities[0]?.price?.currency ?? 'USD' })
  const whom = together === true ? sayForAll(facts) : 'a person'
  const within = isBelow ? `less than ${bound} ${whom}` : `${bound} or less ${whom}`
  const plain =
    wish !== undefined
      ? voice.say(`None of it in ${place} costs ${within}.`, `In ${place} it costs ${isBelow ? 'no less' : 'more'} than ${bound} ${whom}.`)
      : refinement?.kind === 'cheaper'
        ? voice.say(`Nothing else in ${place} costs less than ${bound} ${whom}.`, `Cheaper than what I named there is nothing in ${place}.`)
        : voice.say(`Nothing in ${place} costs ${within}.`, `${bound} ${whom} is below every price I have in ${place}.`)
  // What is named next, with its price, is not named twice.
  if (cheapest === null || (wish === undefined && isNamedNext(cheapest.productCode, found))) return plain
  return `${plain} ${voice.say(
    `The cheapest is ${shortTitle(cheapest.title)} at ${sayAmount({ ...cheapest.price, converted: cheapest.converted })}.`,
    `It begins with ${shortTitle(cheapest.title)}, at ${sayAmount({ ...cheapest.price, converted: cheapest.converted })} each.`,
  )}`
}

/** Wishes that the place cannot fulfil are named before all else: something else in their stead would be no answer. Each once. */
function sayUnmet({ voice, before, facts, reading, lastText }: Situation, { unmet, destination, activities }: FoundSummary): string {
  const now = new Set(wishedThings(lastText))
  const told = reading.answered.toLowerCase().split(/[.;:]\s/).filter((sentence) => /\bno /.test(sentence))
  const isTold = (wish: string): boolean => !now.has(wish) && told.some((sentence) => sentence.includes(wish))
  const named = unmet.filter((wish) => facts.interests?.includes(wish) !== true)
  const fresh = unmet.filter((wish) => wish !== 'indoors' && !(facts.interests?.includes(wish) === true && isToldByThing(wish, [...named, ...[...now].filter((thing) => !unmet.includes(thing))])) && !isTold(wish) && (!(before.interests ?? []).includes(wish) || before.destination?.name !== destination))
  if (fresh.length === 0) return ''
  const marks = fresh.flatMap((wish) => MARKS[wish] ?? [])
  // A mood is no thing that a place could lack.
  if (marks.length === fresh.length) return voice.say(`Nothing I have in ${destination} is marked as ${list(marks, 'or')}.`, `No operator in ${destination} calls its outing ${list(marks, 'or')}.`)
  const things = list(fresh.filter((wish) => MARKS[wish] === undefined).map((wish) => WISH_NAMES[wish]?.replace(/^(?:the|a) /, '') ?? asWritten(wish, reading.turns).replace(/^the /i, '')), 'or')
  if (activities.length === 0) return voice.say(`No ${things} on my books in ${destination}.`, `I have no ${things} in ${destination}.`)
  return voice.say(
    `No ${things} on my books in ${destination}, I am sorry to say.`,
    `I have no ${things} in ${destination}; what I do have is below.`,
    `No ${things}: nobody in ${destination} sells that through me.`,
    `No ${things}, I am afraid, not in ${destination}; these come instead.`,
  )
}

/** Wishes for a mood, as an operator would mark it. */
const MARKS: Readonly<Record<string, string>> = {
  romance: 'romantic',
  quiet: 'quiet',
  family: 'for families',
  'small group': 'for small groups',
  'rainy day': 'for rainy days',
  'local life': 'local life',
}
