import { readTimeWish } from '../hours.ts'
import { longestIn } from '../longest.ts'
import { growsBy } from '../search-input.ts'
import { capital, counted, dayName, length } from './format.ts'
import { have, isByName, isPlainlyMore, more, newWishes, sayAvoided, sayOther } from './opening-of-wishes.ts'
import type { Promised } from './opening-of-wishes.ts'
import type { Situation } from './situation.ts'
import { sayDays, sayParty, sayPeople, sayWishes } from './trip.ts'

/**
 * The first words of a recommendation: what has changed, and what follows. Never what was known before, and nothing of 'more' where
 * what was asked for is not there.
 */
export function sayOpening(situation: Situation, place: string, { isAnswered = true, picks = [], found = picks }: Promised = {}): string {
  const { facts, before, voice } = situation
  if (facts.onDay !== undefined && picks.length === 1) return voice.say(`${dayName(facts.onDay)} in ${place}: for this there is room.`, `For ${dayName(facts.onDay)} I have this.`, `${dayName(facts.onDay)}, then.`)
  if (facts.onDay !== undefined) return voice.say(
    `${dayName(facts.onDay)} in ${place}: I would choose between these.`,
    `For ${dayName(facts.onDay)} these have room.`,
    `${dayName(facts.onDay)}, then.`,
  )
  if (before.destination?.id !== facts.destination?.id || before.destinations?.length !== facts.destinations?.length) return newPlace(situation, place, isAnswered)
  if (facts.startDate !== before.startDate || facts.endDate !== before.endDate || facts.duration !== before.duration) return newDays(situation, place)
  if (facts.groupSize !== before.groupSize || facts.children !== before.children) return newParty(situation, place)
  if (facts.budget?.amount !== before.budget?.amount || facts.budget?.per !== before.budget?.per) return newBudget(situation, place)
  return sayRefined(situation, place) ?? newWishes(situation, place, { picks, found }) ?? sayAvoided(situation, place) ?? (isAnswered ? (isByName(situation, picks) ? '' : isPlainlyMore(situation) ? more(situation, place) : sayOther(situation, place)) : '')
}

function newPlace(situation: Situation, place: string, isAnswered: boolean): string {
  const { facts, before, voice } = situation
  const head = capital([place, sayDays(situation), sayParty(facts)].filter((word) => word !== '').join(', '))
  const isChosen = before.alternatives === true && before.destinations?.some(({ id }) => id === facts.destination?.id) === true
  const changed = isChosen ? voice.say(`${place} it is, then.`, `Good, ${place}.`, `${place}, gladly.`) : before.destination === undefined || before.destination.id === facts.destination?.id ? '' : voice.say(
    `${place} instead of ${before.destination.name}, gladly.`,
    `Then ${place} it is.`,
    `From ${before.destination.name} to ${place}, good.`,
  )
  if (head === capital(place)) return changed === '' ? inPlace(situation, place) : `${changed} ${sayFirst(situation)}`
  if (changed === '' && facts.duration !== 1 && isAnswered) return sayFirstHere(situation, place, head)
  return [
    changed,
    changed === '' ? voice.first(`${head}.`, `${head}, then.`, `So ${head}.`) : sayAgain(situation),
    facts.duration === 1 ? voice.say('One day is short, so stay in one part of town.', 'With a single day I would not go far.') : isAnswered ? sayFirst(situation) : '',
  ].filter((sentence) => sentence !== '').join(' ')
}

/** A place with its days and who comes, and what for, in one breath or two. */
function sayFirstHere({ facts, voice, reading }: Situation, place: string, head: string): string {
  const wishes = sayWishes(facts, reading.turns)
  const rest = head.slice(place.length + 2)
  if (wishes === '') return voice.say(
    `${head}. I would start with these.`,
    `${place} it is, ${rest}. These I would not leave to chance.`,
    `${head}. These are worth booking before you go.`,
    `${head}. Here is where I would begin.`,
    `${place}, gladly: ${rest}. My first thoughts.`,
    `${head}: this is what I would put down first.`,
  )
  return voice.say(
    `${head}. For ${wishes} I would book these first.`,
    `${place} for ${wishes}, ${rest}: I would begin here.`,
    `${head}. With ${wishes} in mind, start here.`,
    `${place} it is, ${rest}. ${capital(wishes)} first.`,
    `${head}: ${wishes} to begin with.`,
    `${place}, gladly: ${rest}. This is what I have for ${wishes}.`,
  )
}

/** Where only the place has changed, the days are said in short. */
function sayAgain(situation: Situation): string {
  const days = sayDays(situation)
  const { facts, before } = situation
  // What was never said before is not there again.
  if (facts.startDate !== before.startDate || facts.duration !== before.duration) return days === '' ? '' : situation.voice.first(`${capital(days)}.`, `${capital(days)}, then.`)
  return days === '' ? '' : situation.voice.first(`${capital(days)}, as before.`, `The days stay: ${days}.`, `Still ${days}.`, `${capital(days)} again.`)
}

function sayFirst({ facts, voice, reading }: Situation): string {
  const wishes = sayWishes(facts, reading.turns)
  return wishes === '' ? voice.say('I would start with these.', 'These are worth booking before you go.', 'Here is where I would begin.') : voice.say(
    `For ${wishes} I would book these first.`,
    `With ${wishes} in mind, start here.`,
    `These are my choice for ${wishes}.`,
  )
}

function inPlace({ facts, voice, reading }: Situation, place: string): string {
  const wishes = sayWishes(facts, reading.turns)
  return wishes === '' ? voice.say(
    `In ${place} I would start with these.`,
    `${place}, gladly: these are worth booking before you go.`,
    `Of ${place} I would see this first.`,
  ) : voice.say(`For ${wishes} in ${place} I would book these first.`, `${place} for ${wishes}: start here.`)
}

function newDays(situation: Situation, place: string): string {
  const { facts, before, voice } = situation
  const days = sayDays(situation)
  if (facts.duration !== undefined && facts.duration !== before.duration) {
    const until = facts.endDate !== undefined && facts.flexible !== true ? `, to ${dayName(facts.endDate)}` : ''
    if (facts.duration === 1) return voice.say(`One day in ${place}, then.`, `For a single day in ${place} I would do this.`, `One day: in ${place} that means this.`)
    const head = capital(counted(facts.duration, 'day'))
    if (growsBy(situation) > 0) return voice.say(
      `${head}${until}, then. I would keep what we have and add these for the new days.`,
      `${head}${until}: what we have stays, and these go on the days that came with it.`,
    )
    return voice.say(
      `${head} in ${place} then${until}. Here is what I would put on them.`,
      `${head} in ${place}${until}: I would fill them like this.`,
      `${head}${until}, good. For ${place} that means these.`,
    )
  }
  if (facts.flexible === true) return voice.say(`${capital(days)}, then. In ${place} I would look at these.`, `${place} ${days}: these first.`)
  return voice.say(`${capital(days)} in ${place}: these have room on your days.`, `Good, ${days}. In ${place} these are open then.`, `For ${days} I find these in ${place}.`)
}

function newParty({ facts, voice }: Situation, place: string): string {
  const party = sayPeople(facts)
  const kids = facts.children !== undefined && facts.children > 0 ? ' Nothing long and nothing late.' : ''
  return voice.say(
    `${capital(party)} in ${place}: these have places for all of you.${kids}`,
    `Noted, ${party}.${kids} In ${place} I would take these.`,
    `${capital(party)}, then.${kids} There is room in these.`,
  )
}

function newBudget({ voice, facts }: Situation, place: string): string {
  if (facts.budget?.each === true) return voice.say(`Within that price in ${place}, I would book these.`, `Noted: these in ${place} stay under it, each of them.`)
  return voice.say(`With that to spend in ${place}, I would book these.`, `Noted. In ${place} your money goes furthest here.`, `That goes some way in ${place}: these keep to it.`)
}

function sayRefined({ lastText, voice, reading, refinement }: Situation, place: string): string | null {
  const longest = longestIn(lastText)
  if (longest !== null) return voice.say(`Nothing over ${length(longest)}, then. In ${place} that leaves these.`, `Up to ${length(longest)}, understood: these in ${place}.`)
  const time = readTimeWish(lastText)
  if (time !== null && time.words === '') return voice.say(`Understood, I keep to those hours in ${place}.`, `Those hours, then. In ${place} that leaves these.`)
  const hours = time?.words.replace(/^(?:at|in the|by) /, '') ?? ''
  if (time !== null) return voice.say(`For the ${hours} in ${place}, these.`, `${place} by ${hours}: I would take one of these.`, `Here is ${place} for the ${hours}.`)
  if (refinement === null || reading.lastShown.length === 0) return null
  switch (refinement.kind) {
    case 'cheaper':
      return voice.say(`Less dear in ${place}, from the lowest price up.`, 'These cost less than what I named before.', `Easier on the purse in ${place}, cheapest first.`)
    case 'shorter':
      return voice.say('Shorter ones, the quickest first.', `In ${place} these take the least time.`, 'These leave more of the day to you.')
    case 'closer':
      return voice.say('Close to that, these.', 'Without going far from there:', 'In the same part of town, as near as I can get.')
    case 'alike':
      return voice.say('More in that manner.', `In the same spirit, ${place} also ${have(place)} these.`, 'Of the same kind, I would take these.')
    case 'better':
      return voice.say('By rating, with the number of reviews behind it, these lead.', `The best rated that I have left in ${place}.`)
    case 'indoors':
      return voice.say(`For a wet day in ${place}, these first.`, `If it rains in ${place}, these.`, 'These do not mind the rain.')
    default:
      return null
  }
}
