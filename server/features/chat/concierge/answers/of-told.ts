import type { Day } from '@meander/sdk/contract/days'
import { daysNamed } from '../day-by-day/days-named.ts'
import type { Told } from '../../item-talk/told-asked.ts'
import { namedSoFar } from '../refine-search.ts'
import { capital, counted, dateRange, dayName, inWords, list, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayDays, sayForAll } from '../words/trip.ts'
import { takenOut } from './money-left.ts'
import { byDay, standing } from './told-days.ts'
import { partyOf, placesOf, sayBudget, wishesOf } from './told-facts.ts'

/** What was told the desk, or said by it, told back: each thing that is asked for in a sentence of its own, out of the facts and the plan. */
export function sayTold(asked: readonly Told[], situation: Situation): string {
  const held = { ...situation, facts: situation.before }
  return asked.map((one) => sayOne(one, held)).filter((words) => words !== '').join(' ')
}

/** The trip in short, for who is told the plan behind it. */
export function sayAllButPlan(situation: Situation): string {
  return sayAll({ ...situation, facts: situation.before }, false)
}

/** All of the plan is meant, and no day of it. */
export function isOfNoDay(situation: Situation): boolean {
  return daysAskedOf({ ...situation, facts: situation.before }).length === 0
}

function sayOne(asked: Told, situation: Situation): string {
  const { voice } = situation
  switch (asked) {
    case 'place': {
      const where = placesOf(situation.facts)
      return where === '' ? voice.say('You have not named a place yet.', 'No place has been named so far.') : voice.say(
        `You are going to ${where}.`,
        `It is ${where} that we are planning.`,
        `${where}: that is the place we agreed on.`,
      )
    }
    case 'dates':
      return sayDates(situation)
    case 'length': {
      const days = situation.facts.duration
      return days === undefined
        ? voice.say('You have not said how long yet.', 'How long it is to be has not been said.')
        : voice.say(`${capital(counted(days, 'day'))}${when(situation)}.`, `It is ${counted(days, 'day')}${when(situation)}.`)
    }
    case 'party':
      return sayWho(situation)
    case 'budget': {
      const purse = sayBudget(situation.facts)
      return purse === ''
        ? voice.say('You have named no budget yet.', 'No budget has been named so far.')
        : voice.say(`Your budget is ${purse}.`, `You gave me ${purse} to keep to.`, `What I keep to is ${purse}.`)
    }
    case 'wishes': {
      const wishes = wishesOf(situation)
      return wishes === ''
        ? voice.say('You have named no wishes yet, so I chose what the place is known for.', 'No wish has been named so far.')
        : voice.say(`You asked for ${wishes}.`, `What you wanted is ${wishes}.`, `I have noted ${wishes}.`)
    }
    case 'suggested':
      return saySuggestedSoFar(situation)
    case 'chosen':
      return sayChosen(situation)
    case 'all':
      return sayAll(situation)
  }
}

function when(situation: Situation): string {
  const days = situation.facts.startDate === undefined ? '' : sayDays(situation)
  return days === '' ? '' : `, ${situation.facts.flexible === true ? days.replace(/^.*? (?=in |between )/, '') : days}`
}

function sayDates({ facts, voice, today }: Situation): string {
  const { startDate, endDate, flexible, duration } = facts
  if (startDate === undefined) return endDate === undefined
    ? voice.say('You have told me no dates yet.', 'No dates have been agreed so far.')
    : voice.say(`You have to be done by ${dayName(endDate)}; the first day is open.`)
  if (flexible === true) return voice.say(`No days are agreed yet, only ${sayDays({ facts, today })}.`, `So far it is ${sayDays({ facts, today })}, without a day.`)
  const range = `${dateRange(startDate, endDate, today)}${dateRange(startDate, endDate, today).endsWith(startDate.slice(0, 4)) ? '' : ` ${(endDate ?? startDate).slice(0, 4)}`}`
  const long = duration === undefined || duration < 2 ? '' : `, ${counted(duration, 'day')}`
  return voice.say(`Your dates are ${range}${long}.`, `It is ${range}${long}.`, `We have ${range} down${long}.`)
}

function sayWho({ facts, voice }: Situation): string {
  const { groupSize } = facts
  if (groupSize === undefined) return voice.say('You have not told me yet how many you are.', 'How many come has not been said so far.')
  return voice.say(`${capital(partyOf(facts))}.`, `I count ${partyOf(facts)}.`, `You told me ${partyOf(facts)}.`)
}

/** Of more nobody hears the end. */
const MOST_NAMED = 6

function titlesSoFar({ reading }: Situation): string[] {
  const out = takenOut(reading)
  return namedSoFar(reading).filter((code) => !out.has(code)).flatMap((code) => reading.cards.find(({ productCode }) => productCode === code) ?? []).map(({ title }) => shortTitle(title))
}

function saySuggestedSoFar(situation: Situation): string {
  const { voice, reading } = situation
  const titles = titlesSoFar(situation)
  if (titles.length === 0) return voice.say('I have suggested nothing yet.', 'So far I have named nothing.')
  const rest = Math.max(0, reading.cards.length - titles.length)
  const named = titles.length > MOST_NAMED ? `${titles.slice(-MOST_NAMED).join('; ')}; and ${titles.length - MOST_NAMED} before those` : titles.join('; ')
  const others = rest === 0 ? '' : ` ${voice.say(`Beside those ${rest === 1 ? 'one more stands' : `${inWords(rest)} more stand`} among the cards.`, `The cards show ${inWords(rest)} more.`)}`
  return `${voice.say(`So far I have suggested these: ${named}.`, `What I have named so far: ${named}.`, `My suggestions up to now: ${named}.`)}${others}`
}

function daysAskedOf({ facts, lastText }: Situation): Day[] {
  const { startDate, endDate = startDate } = facts
  return startDate === undefined || endDate === undefined || facts.flexible === true ? [] : daysNamed(lastText, { from: startDate, to: endDate }).map(({ date }) => date)
}

function sayChosen(situation: Situation): string {
  const { voice } = situation
  const named = daysAskedOf(situation)
  const all = standing(situation)
  const own = named.length === 0 ? all : all.filter(({ date }) => date !== null && named.includes(date))
  const day = named.length === 0 ? '' : ` for ${list(named.map((date) => dayName(date)))}`
  if (own.length > 0) return voice.say(`This is what stands${day === '' ? '' : day}: ${byDay(own)}.`, `So far: ${byDay(own)}.`, `${capital(byDay(own))}.`)
  const titles = titlesSoFar(situation).slice(-3)
  const head = all.length > 0 ? voice.say(
    `Nothing${day} yet; ${byDay(all)}.`,
    `${capital(day.replace(/^ for /, ''))} has nothing yet. What stands is ${byDay(all)}.`,
  ) : voice.say(`Nothing is chosen${day} yet.`, `We have picked nothing${day} so far.`)
  return all.length > 0 || titles.length === 0 ? head : `${head} ${voice.say(`I have only suggested ${list(titles)}.`, `Suggested are ${list(titles)}, and they wait for your word.`)}`
}

function sayAll(situation: Situation, withPlan = true): string {
  const { facts, voice } = situation
  const where = placesOf(facts)
  const purse = sayBudget(facts)
  const wishes = wishesOf(situation)
  const long = facts.duration === undefined ? '' : counted(facts.duration, 'day')
  const days = facts.startDate === undefined ? long : `${sayDays(situation)}${long === '' || facts.duration === 1 || facts.flexible === true ? '' : ` (${long})`}`
  const known = [
    where,
    days,
    facts.groupSize === undefined ? '' : partyOf(facts).includes(':') ? partyOf(facts) : facts.groupSize === 1 ? 'just you' : sayForAll(facts),
  ].filter((words) => words !== '')
  if (known.length === 0 && purse === '' && wishes === '') return voice.say('You have told me nothing of a trip yet.', 'So far I know nothing of your trip.')
  const missing = [
    where === '' ? 'the place' : '',
    facts.startDate === undefined || facts.flexible === true ? 'the days' : '',
    facts.groupSize === undefined ? 'how many you are' : '',
    purse === '' ? 'a budget' : '',
  ].filter((words) => words !== '')
  const all = standing(situation)
  const plan = all.length === 0 ? '' : `${voice.say('On the days:', 'The plan:')} ${byDay(all)}.`
  const named = titlesSoFar(situation).length === 0 ? '' : `${voice.say('Nothing is chosen yet.', 'No day has anything fixed.')} ${saySuggestedSoFar(situation)}`
  const told = !withPlan ? '' : plan === '' ? named : plan
  return [
    known.length === 0 ? '' : `${voice.say('Your trip so far:', 'This is what I have:', 'As I have it:')} ${known.join(', ')}.`,
    purse === '' ? '' : `${voice.say('Budget:', 'To spend:')} ${purse}.`,
    wishes === '' ? '' : `${voice.say('You asked for', 'Wanted:')} ${wishes}.`,
    told,
    missing.length === 0 ? '' : voice.say(`Not said yet: ${list(missing)}.`, `Still open: ${list(missing)}.`),
  ].filter((words) => words !== '').join(' ')
}
