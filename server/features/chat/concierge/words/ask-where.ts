import type { Place } from '../../../destinations/index.ts'
import type { Voice } from '../voice.ts'
import { capital, list } from './format.ts'
import type { Situation } from './situation.ts'
import { sayDays, sayParty, sayWishes } from './trip.ts'

/** Asked first of all: where to. Says back what is new, so that nobody has to say it again. */
export function askWhere(situation: Situation, stocked: readonly Place[]): string {
  const { turn, voice, reading } = situation
  const { places, why } = suggest(reading.turns.join(' '), stocked, turn)
  const names = list(places.map(({ name }) => name), 'or')
  const head = sayKnown(situation)
  if (places.length === 0) return [head, voice.say('Where would you like to go?', 'Which place do you have in mind?', 'Where shall it be?')].filter(Boolean).join(' ')
  return [
    head,
    voice.say(
      `${why} ${names}: would one of them suit you, or is it somewhere else?`,
      `${why} I have things to do in ${names}. Where would you like to go?`,
      `${why} I know ${names} well. Which place do you have in mind?`,
      `${why} there is ${names}. Where shall it be?`,
    ),
  ].filter(Boolean).join(' ')
}

/** What the last message has told of the trip. */
function sayKnown(situation: Situation): string {
  const { facts, before, voice } = situation
  const known = [
    facts.groupSize === before.groupSize ? '' : sayParty(facts),
    facts.startDate === before.startDate && facts.duration === before.duration ? '' : sayDays(situation),
    facts.interests?.join() === before.interests?.join() ? '' : sayWishes(facts),
  ].filter((word) => word !== '')
  if (known.length === 0) return ''
  const words = capital(known.join(', '))
  return voice.say(`${words}: noted.`, `${words}, I have that.`, `${words}, good.`, `${words}, understood.`)
}

/** A name that is on no map. Nothing is guessed in its stead. */
export function sayUnknownPlace(situation: Situation, stocked: readonly Place[]): string {
  const { facts, voice, turn } = situation
  const unknown = list(facts.unknownPlaces ?? [], 'or')
  const plain = voice.say(`I cannot find ${unknown} on any map I have.`, `${unknown} is not a place I know.`, `My maps do not show ${unknown}.`)
  if (facts.destination !== undefined) return `${plain} ${voice.say(
    `Shall we stay with ${facts.destination.name}, or which city or country is it in?`,
    `Which country is it in, or do we keep to ${facts.destination.name}?`,
  )}`
  const { places } = suggest('', stocked, turn)
  const names = list(places.map(({ name }) => name), 'or')
  return `${plain} ${voice.say(
    names === '' ? 'Which city or country is it in?' : `Which country is it in, or would ${names} do instead?`,
    names === '' ? 'Which country is near it?' : `I have things to do in ${names}, for one. Which country did you mean?`,
  )}`
}

/** Days that nobody can travel on, with the reason that the calendar gives. */
export function sayImpossible({ facts }: Pick<Situation, 'facts'>, voice: Voice): string {
  const { impossible } = facts
  const words = impossible?.words ?? 'That'
  const why = WHY[impossible?.reason ?? ''] ?? 'is not a date that can be booked'
  const place = facts.destination === undefined ? '' : ` for ${facts.destination.name}`
  return `${voice.say(`${capital(words)} ${why}.`, `I looked twice: ${words} ${why}.`)} ${voice.say(`Which days shall I look at${place} instead?`, `Which dates did you mean${place}?`)}`
}

const WHY: Record<string, string> = {
  past: 'is over already',
  'no-such-day': 'is not in the calendar',
  backwards: 'ends before it begins',
}

export function suggest(text: string, stocked: readonly Place[], turn: number): { places: Place[]; why: string } {
  const byHeat = [...stocked].sort((left, right) => Math.abs(left.latitude) - Math.abs(right.latitude))
  if (/\b(?:warm|hot|sun|sunny|sunshine|beach|tropical|heat)\b/i.test(text)) return { places: byHeat.slice(0, 3), why: 'For warmth,' }
  if (/\b(?:cold|snow|snowy|cool|northern lights|arctic)\b/i.test(text)) return { places: byHeat.slice(-3).reverse(), why: 'For cooler air,' }
  const from = stocked.length === 0 ? 0 : (turn * 3) % stocked.length
  return { places: [...stocked.slice(from), ...stocked.slice(0, from)].slice(0, 3), why: 'For instance,' }
}
