import { readTimeWish } from '../hours.ts'
import { avoidedInAWord, wishInAWord } from '../wish-words.ts'
import { longestIn } from '../longest.ts'
import { asksForSight, sightWords } from '../sights.ts'
import { bearsName } from '../../tools/named-sights.ts'
import { growsBy } from '../search-input.ts'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { capital, counted, dayName, inWords, length, list } from './format.ts'
import type { Situation } from './situation.ts'
import { sayDays, sayParty, sayPeople, sayWishes } from './trip.ts'

/** What an opening may promise. */
interface Promised {
  /** False where something that was asked for is not there. */
  isAnswered?: boolean
  /** What the letter will name, and all that was found. */
  picks?: readonly SummarizedActivity[]
  found?: readonly SummarizedActivity[]
}

/**
 * The first words of a recommendation: what has changed, and what follows. Never what was known before, and nothing of 'more' where
 * what was asked for is not there.
 */
export function sayOpening(situation: Situation, place: string, { isAnswered = true, picks = [], found = picks }: Promised = {}): string {
  const { facts, before, voice } = situation
  if (facts.onDay !== undefined) return voice.say(`${dayName(facts.onDay)} in ${place}: I would choose between these.`, `For ${dayName(facts.onDay)} these have room.`, `${dayName(facts.onDay)}, then.`)
  if (before.destination?.id !== facts.destination?.id || before.destinations?.length !== facts.destinations?.length) return newPlace(situation, place, isAnswered)
  if (facts.startDate !== before.startDate || facts.endDate !== before.endDate || facts.duration !== before.duration) return newDays(situation, place)
  if (facts.groupSize !== before.groupSize || facts.children !== before.children) return newParty(situation, place)
  if (facts.budget?.amount !== before.budget?.amount || facts.budget?.per !== before.budget?.per) return newBudget(situation, place)
  return sayRefined(situation, place) ?? newWishes(situation, place, { picks, found }) ?? sayAvoided(situation, place) ?? (isAnswered ? (isByName(situation, picks) ? '' : isPlainlyMore(situation) ? more(situation, place) : sayOther(situation, place)) : '')
}

function newPlace(situation: Situation, place: string, isAnswered: boolean): string {
  const { facts, before, voice } = situation
  const head = capital([place, sayDays(situation), sayParty(facts)].filter((word) => word !== '').join(', '))
  const changed = before.destination === undefined || before.destination.id === facts.destination?.id ? '' : voice.say(`${place} instead of ${before.destination.name}, gladly.`, `Then ${place} it is.`, `From ${before.destination.name} to ${place}, good.`)
  if (head === capital(place)) return changed === '' ? inPlace(situation, place) : `${changed} ${sayFirst(situation)}`
  if (changed === '' && facts.duration !== 1 && isAnswered) return sayFirstHere(situation, place, head)
  return [changed, changed === '' ? voice.first(`${head}.`, `${head}, then.`, `So ${head}.`) : sayAgain(situation), facts.duration === 1 ? voice.say('One day is short, so stay in one part of town.', 'With a single day I would not go far.') : isAnswered ? sayFirst(situation) : ''].filter((sentence) => sentence !== '').join(' ')
}

/** A place with its days and who comes, and what for, in one breath or two. */
function sayFirstHere({ facts, voice }: Situation, place: string, head: string): string {
  const wishes = sayWishes(facts)
  const rest = head.slice(place.length + 2)
  if (wishes === '') return voice.say(`${head}. I would start with these.`, `${place} it is, ${rest}. These I would not leave to chance.`, `${head}. Worth booking before you go:`, `${head}. Here is where I would begin.`, `${place}, gladly: ${rest}. My first thoughts.`, `${head}: this is what I would put down first.`)
  return voice.say(`${head}. For ${wishes} I would book these first.`, `${place} for ${wishes}, ${rest}: I would begin here.`, `${head}. With ${wishes} in mind, start here.`, `${place} it is, ${rest}. ${capital(wishes)} first.`, `${head}: ${wishes} to begin with.`, `${place}, gladly: ${rest}. This is what I have for ${wishes}.`)
}

/** Where only the place has changed, the days are said in short. */
function sayAgain(situation: Situation): string {
  const days = sayDays(situation)
  return days === '' ? '' : situation.voice.first(`${capital(days)}, as before.`, `The days stay: ${days}.`, `Still ${days}.`, `${capital(days)} again.`)
}

function sayFirst({ facts, voice }: Situation): string {
  const wishes = sayWishes(facts)
  return wishes === '' ? voice.say('I would start with these.', 'These are worth booking before you go.', 'Here is where I would begin.') : voice.say(`For ${wishes} I would book these first.`, `With ${wishes} in mind, start here.`, `These are my choice for ${wishes}.`)
}

function inPlace({ facts, voice }: Situation, place: string): string {
  const wishes = sayWishes(facts)
  return wishes === '' ? voice.say(`In ${place} I would start with these.`, `${place}, gladly: these are worth booking before you go.`, `Of ${place} I would see this first.`) : voice.say(`For ${wishes} in ${place} I would book these first.`, `${place} for ${wishes}: start here.`)
}

function newDays(situation: Situation, place: string): string {
  const { facts, before, voice } = situation
  const days = sayDays(situation)
  if (facts.duration !== undefined && facts.duration !== before.duration) {
    const until = facts.endDate !== undefined && facts.flexible !== true ? `, to ${dayName(facts.endDate)}` : ''
    if (facts.duration === 1) return voice.say(`One day in ${place}, then.`, `For a single day in ${place} I would do this.`, `One day: in ${place} that means this.`)
    const head = capital(counted(facts.duration, 'day'))
    if (growsBy(situation) > 0) return voice.say(`${head}${until}, then. I would keep what we have and add these for the new days.`, `${head}${until}: what we have stays, and these go on the days that came with it.`)
    return voice.say(`${head} in ${place} then${until}. Here is what I would put on them.`, `${head} in ${place}${until}: I would fill them like this.`, `${head}${until}, good. For ${place} that means these.`)
  }
  if (facts.flexible === true) return voice.say(`${capital(days)}, then. In ${place} I would look at these.`, `${place} ${days}: these first.`)
  return voice.say(`${capital(days)} in ${place}: these have room on your days.`, `Good, ${days}. In ${place} these are open then.`, `For ${days} I find these in ${place}.`)
}

function newParty({ facts, voice }: Situation, place: string): string {
  const party = sayPeople(facts)
  const kids = facts.children !== undefined && facts.children > 0 ? ' Nothing long and nothing late.' : ''
  return voice.say(`${capital(party)} in ${place}: these have places for all of you.${kids}`, `Noted, ${party}.${kids} In ${place} I would take these.`, `${capital(party)}, then.${kids} There is room in these.`)
}

function newBudget({ voice }: Situation, place: string): string {
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

function newWishes({ facts, before, voice }: Situation, place: string, { picks = [], found = [] }: Promised): string | null {
  const dropped = (facts.avoid ?? []).filter((wish) => !(before.avoid ?? []).includes(wish))
  if (dropped.length > 0) return voice.say(`No ${list(dropped, 'or')}, understood. In ${place} that leaves these.`, `Without ${list(dropped, 'or')}, then. These remain in ${place}.`)
  if (facts.style !== before.style && facts.style !== undefined) return facts.style === 'budget' ? voice.say(`Kept cheap in ${place}, these.`, `For little money ${place} ${have(place)} these.`) : voice.say(`${place} at its best, then.`, `With less thought for the bill, these in ${place}.`)
  if (facts.interests?.join() === before.interests?.join()) return null
  const narrowed = (facts.interests?.length ?? 0) < (before.interests?.length ?? 0)
  const fresh = (facts.interests ?? []).filter((wish) => narrowed || !(before.interests ?? []).includes(wish))
  const wishes = sayWishes({ interests: fresh })
  if (wishes === '') return null
  if (narrowed) return voice.say(`Only ${wishes} from here on, in ${place}.`, `${capital(wishes)} and nothing else, then.`)
  const answers = ({ reasons }: SummarizedActivity): boolean => reasons.some((reason) => (reason.kind === 'wish' && fresh.includes(reason.wish)) || reason.kind === 'mention' || (reason.kind === 'children' && fresh.includes('family')))
  if (found.length > 0 && !found.some(answers)) return voice.say(`Nothing for ${wishes} in ${place} fits all you told me; these come nearest.`, `Of what ${place} has for ${wishes} nothing fits you, so these instead.`)
  if (picks.length === 1) return voice.say(`For ${wishes} in ${place} I would take this.`, `${capital(wishes)} in ${place}: this one.`, `${capital(wishes)}, gladly.`)
  const answering = picks.filter(answers).length
  if (answering > 0 && answering < picks.length) return voice.say(`${capital(inWords(answering))} for ${wishes} in ${place}, and ${inWords(picks.length - answering)} beside.`, `${capital(inWords(answering))} of these ${answering === 1 ? 'is' : 'are'} for ${wishes}.`, `${capital(wishes)}, with something else beside.`)
  return voice.say(`For ${wishes} in ${place}, these.`, `${capital(wishes)} in ${place}: I would not miss these.`, `${capital(wishes)}, gladly. ${place} ${have(place)} these.`)
}

function sayAvoided({ lastText, voice }: Situation, place: string): string | null {
  const word = avoidedInAWord(lastText)
  return word === null ? null : voice.say(`Nothing ${word}, understood. In ${place} that leaves these.`, `Without anything ${word}, then: these.`)
}

/** What was asked for by its name is there: that is said elsewhere. */
function isByName({ lastText }: Situation, picks: readonly SummarizedActivity[]): boolean {
  return asksForSight(lastText) && sightWords(lastText).some((word) => picks.some(({ title }) => bearsName(title, word)))
}

/** Nothing but a wish for more, or a word that the search itself has taken up. */
function isPlainlyMore({ lastText, refinement, turn }: Situation): boolean {
  return turn < 2 || refinement !== null || wishInAWord(lastText) !== null || lastText.split(/\s+/).length < 3 || MORE.test(lastText)
}

const MORE = /^\W*(?:(?:please|show|give|tell|find|see|get|me|us|i|we|you|some|any|a|few|more|others?|another|ideas?|suggestions?|options?|what|which|else|can|could|would|should|do|does|did|have|is|are|there|go|on|next|continue|things?|activities|tours?|trips?|stuff|to|in|for|of|the|and|ok|okay|so|then|now|anything|something|nothing|boring|interesting|fun|nice|good|pls|want|like|need|recommend|suggest|plan|surprise|here|city|town|visit|about|hmm)(?:\W+|$)|\p{Lu}\p{L}+(?:\W+|$))+$/u

/** What was asked for has no name in the inventory: that is said, and not that these were it. */
function sayOther({ voice }: Situation, place: string): string {
  return voice.say(`I cannot look for that by name. What else there is in ${place}:`, `For that the inventory has no word; these are other things in ${place}.`, `That nobody lists as such. In ${place} I would look at these instead.`)
}

function more({ voice }: Situation, place: string): string {
  return voice.mix(
    ['A few more ', 'Still more ', 'Some others ', 'Another handful ', 'The next ones '],
    [`in ${place} worth your time.`, `that ${place} ${have(place)} to offer.`, `I would consider in ${place}.`],
  )
}

/** Several places have, one has. */
function have(place: string): string {
  return place.includes(' and ') ? 'have' : 'has'
}
