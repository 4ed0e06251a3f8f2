import { sayTime } from '@meander/sdk/contract/clock'
import type { KnownFacts } from '../../tools/read-activities.ts'
import type { TripFacts } from '../../understanding/index.ts'
import { asker, say } from '../asker.ts'
import type { Decision } from '../asker.ts'
import type { Appointment } from '../read-prompt.ts'
import { capital, dayName, inWords, list, sayAmount, shortTitle, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'

type DayParty = NonNullable<TripFacts['dayParties']>[number]

/** 'My brother joins us on Saturday': how many they are on that day, and what of it has room for them. Null where nothing new is told of that. */
export function answerDayParty(situation: Situation, tools: readonly string[]): Decision | null {
  const { facts, before, reading } = situation
  const fresh = (facts.dayParties ?? []).filter(({ date, change }) => !(before.dayParties ?? []).some((one) => one.date === date && one.change === change))
  const [first] = fresh
  if (first === undefined || facts.groupSize === undefined) return null
  const size = facts.groupSize + first.change
  const standing = reading.plan.filter(({ date }) => fresh.some((one) => one.date === date))
  if (standing.length === 0) return say(`${sayHead(situation, fresh, size)} ${reading.plan.length === 0 ? sayLater(situation) : sayNothingThere(situation, fresh)}`)
  // What has room for so many is asked, and not for those of the other days.
  const ofDay = asker({ ...situation, facts: { ...facts, groupSize: size } }, tools)
  return ofDay.facts({ codes: standing.map(({ productCode }) => productCode) }, (known) => sayDay(situation, { fresh, size, standing, known }))
}

interface DayTold {
  fresh: readonly DayParty[]
  size: number
  standing: readonly Appointment[]
  known: readonly KnownFacts[]
}

function sayDay(situation: Situation, { fresh, size, standing, known }: DayTold): string {
  const { voice } = situation
  const on = standing.map((one) => ({ one, card: known.find(({ productCode }) => productCode === one.productCode) }))
  const hasRoom = ({ one, card }: (typeof on)[number]): boolean => card?.starts.some(({ date, time }) => date === one.date && time === one.startTime) ?? false
  const named = (some: typeof on): string => list(some.map(({ one, card }) => `${shortTitle(card?.title ?? one.productCode)} at ${sayTime(one.startTime)}`))
  const [room, full] = [on.filter(hasRoom), on.filter((one) => !hasRoom(one))]
  const all = size === 1 ? 'you' : size === 2 ? 'both of you' : `all ${inWords(size)}`
  return [
    sayHead(situation, fresh, size),
    room.length === 0 ? '' : `${named(room)} ${room.length === 1 ? 'has' : 'have'} room for ${all}.`,
    full.length === 0 ? '' : voice.say(`For ${named(full)} there are not ${inWords(size)} places left; say the word and I look for something else there.`, `${named(full)} ${full.length === 1 ? 'has' : 'have'} no ${inWords(size)} places left: shall I look for something else?`),
    sayMore(situation, on, fresh),
    voice.say('The other days stay as they are.', 'On all other days nothing changes.'),
  ].filter(Boolean).join(' ')
}

function sayHead({ voice, facts }: Situation, fresh: readonly DayParty[], size: number): string {
  const days = list(fresh.map(({ date }) => dayName(date)))
  const who = size === 1 ? 'it is only you' : `you are ${inWords(size)}`
  const usual = facts.groupSize === undefined ? '' : facts.groupSize === 1 ? 'alone' : inWords(facts.groupSize)
  return voice.say(`On ${days} ${who}, then.`, `Noted: ${who} on ${days}, and ${usual} on the other days.`, `${capital(who)} on ${days}: noted.`)
}

function sayLater({ voice }: Situation): string {
  return voice.say('I count with that once the days are set out. Shall I do that?', 'It is kept for the plan. Shall I set out the days?')
}

function sayNothingThere({ voice }: Situation, [first]: readonly DayParty[]): string {
  return first === undefined ? '' : voice.say(`Nothing is planned on ${weekday(first.date)} yet.`, `${weekday(first.date)} has nothing in the plan so far.`)
}

/** What the others of that day pay, or those who stay away do not; nothing where a price is not known. */
function sayMore({ voice }: Situation, on: readonly { one: Appointment; card: KnownFacts | undefined }[], fresh: readonly DayParty[]): string {
  const prices = on.map(({ one, card }) => ({ price: card?.price, change: fresh.find(({ date }) => date === one.date)?.change ?? 0 }))
  const [{ price: first } = { price: null }] = prices
  if (first === null || first === undefined || prices.some(({ price }) => price === null || price === undefined || price.currency !== first.currency)) return ''
  const cents = prices.reduce((sum, { price, change }) => sum + Math.round((price?.amount ?? 0) * change * 100), 0)
  const money = sayAmount({ amount: Math.abs(cents) / 100, currency: first.currency, converted: first.converted })
  return cents === 0 ? '' : cents > 0 ? voice.say(`That adds ${money} at the adult price.`, `It comes to ${money} more, at the adult price.`) : voice.say(`That takes ${money} off.`, `It is ${money} less.`)
}
