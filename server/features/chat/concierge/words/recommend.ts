import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { currentDay } from '../../reply-facts.ts'
import type { FoundSummary } from '../../tools/find-activities.ts'
import type { TripFacts } from '../../understanding/index.ts'
import { askForMissing } from './ask.ts'
import { capital, dateRange, dayName, inWords, list, monthName, vary } from './format.ts'
import type { Situation } from './situation.ts'
import { atTimeOfDay, choosePicks, onDay, proposedBefore, sayCost, sayPick, sayWishes, timeOfDayIn } from './picks.ts'

/** The answer when there is something to book: what is understood, two or three things with day and hour, one question. */
export function recommend(situation: Situation, found: FoundSummary): string {
  const { facts } = situation
  const day = askedDay(situation)
  const fitting = atTimeOfDay(day === null ? found : onDay(found, day.date), situation.lastText)
  const picks = choosePicks(newFirst(situation, fitting), facts, keepsEarlier(situation) ? proposedBefore(found, situation.answered) : [])
  const paragraphs = [
    `${opening(situation, found)}${caveat(situation, found)}`,
    ...picks.map((pick) => sayPick(pick, facts)),
    [sayCost(picks, facts), ending(situation, found)].filter(Boolean).join(' '),
  ]
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
}

/** The day that the day planner has come to, when the message is its own. */
function askedDay({ facts, lastText }: Situation): { number: number; date: Day } | null {
  const { startDate, duration, flexible } = facts
  if (startDate === undefined || duration === undefined || flexible === true) return null
  const number = currentDay([lastText], duration)
  return number === 1 ? null : { number, date: addDays(startDate, number - 1) }
}

/** A longer trip keeps what was proposed for the days it had. */
function keepsEarlier({ facts, before }: Situation): boolean {
  return facts.startDate !== undefined && facts.startDate === before.startDate && (facts.duration ?? 0) > (before.duration ?? Infinity)
}

/** Who asks on gets something new; who changes the trip is told again what fits it best. */
function newFirst({ facts, before, answered }: Situation, found: FoundSummary): FoundSummary {
  const same = facts.destination?.id === before.destination?.id && facts.groupSize === before.groupSize
  const keeps = same && facts.startDate === before.startDate && facts.interests?.join() === before.interests?.join() && facts.avoid?.join() === before.avoid?.join()
  if (!keeps) return found
  const isNamed = (title: string): boolean => answered.includes(title)
  const fresh = found.activities.filter(({ title }) => !isNamed(title))
  return { ...found, activities: [...fresh, ...found.activities.filter(({ title }) => isNamed(title))] }
}

function opening(situation: Situation, found: FoundSummary): string {
  const { facts, before, turn } = situation
  const place = found.destination ?? facts.destination?.name ?? ''
  const day = askedDay(situation)
  if (day !== null) return `Day ${day.number} is ${dayName(day.date)}. ${vary(place, turn, ['For it, these.', 'I would choose among these.'])}`
  if (before.destination?.id !== facts.destination?.id) return newPlace(situation, place)
  if (facts.startDate !== before.startDate || facts.endDate !== before.endDate || facts.duration !== before.duration) return newDays(situation, place)
  if (facts.groupSize !== before.groupSize || facts.children !== before.children) return newParty(situation, place)
  if (facts.budget?.amount !== before.budget?.amount || facts.style !== before.style) {
    return vary(place, turn, [`With that to spend in ${place}, I would book these.`, `Noted. In ${place} your money goes furthest here.`])
  }
  if (facts.interests?.join() !== before.interests?.join() || facts.avoid?.join() !== before.avoid?.join()) return newWishes(situation, place)
  const hour = timeOfDayIn(situation.lastText)
  if (hour !== null) return vary(place, turn, [`For the ${hour} in ${place}, these.`, `${capital(place)} in the ${hour}: I would take one of these.`])
  return vary(place, turn, [`A few more in ${place} worth your time.`, `Still on ${place}: I would look at these next.`, `For ${place}, these are the ones I keep coming back to.`])
}

function newPlace(situation: Situation, place: string): string {
  const { facts, before, turn } = situation
  const head = [place, sayDays(situation), sayParty(facts)].filter((word) => word !== '').join(', ')
  const changed = before.destination === undefined ? '' : vary(place, turn, [`${place} instead of ${before.destination.name}, gladly. `, `Then ${place} it is. `])
  const wishes = sayWishes(facts)
  const first = wishes === '' ? vary(place, turn, ['I would start with these.', 'These are worth booking before you go.']) : vary(place, turn, [`For ${wishes} I would book these first.`, `With ${wishes} in mind, start here.`])
  const also = (facts.destinations?.length ?? 0) > 1 ? ` I begin with ${place}; ask me for ${list(facts.destinations?.slice(1).map(({ name }) => name) ?? [])} next.` : ''
  return `${changed}${capital(head)}. ${adviseOnLength(facts)}${first}${also}`
}

/** An opinion about the time there is. */
function adviseOnLength({ duration }: TripFacts): string {
  if (duration === undefined) return ''
  if (duration === 1) return 'One day is short, so stay in one part of town and book a single fixed hour. '
  if (duration === 2) return 'Two days hold one booked thing each, and an evening. '
  if (duration <= 4) return `${capital(inWords(duration))} days is about right: one thing booked a day, the rest for walking. `
  if (duration <= 7) return `${capital(inWords(duration))} days leave room for a day out of town. `
  return `With ${inWords(duration)} days I would leave every third one empty. `
}

function newDays(situation: Situation, place: string): string {
  const { facts, turn } = situation
  const days = sayDays(situation)
  const until = facts.endDate !== undefined && facts.flexible !== true ? `, to ${dayName(facts.endDate)}` : ''
  if (facts.duration !== undefined && facts.duration !== situation.before.duration) {
    const next = keepsEarlier(situation) ? ['I would keep what we have and add these.', 'That leaves room for more of this kind.'] : ['Here is what I would put on them.', 'I would fill them like this.']
    return `${capital(inWords(facts.duration))} ${facts.duration === 1 ? 'day' : 'days'} in ${place} then${until}. ${vary(place, turn, next)}`
  }
  return vary(place, turn, [`${capital(days)} in ${place}: these have room on your days.`, `Good, ${days}. In ${place} these are open then.`])
}

function newParty(situation: Situation, place: string): string {
  const { facts, turn } = situation
  const party = sayParty(facts)
  const kids = facts.children !== undefined && facts.children > 0 ? ' Nothing long, nothing late.' : ''
  return vary(place, turn, [`${capital(party)} in ${place}: these have places for all of you.${kids}`, `Noted, ${party}.${kids} In ${place} I would take these.`])
}

function newWishes(situation: Situation, place: string): string {
  const { facts, before, turn } = situation
  const dropped = (facts.avoid ?? []).filter((wish) => !(before.avoid ?? []).includes(wish))
  if (dropped.length > 0) return `No ${list(dropped, 'or')}, understood. In ${place} that leaves these.`
  const wishes = sayWishes(facts)
  const narrowed = (facts.interests?.length ?? 0) < (before.interests?.length ?? 0)
  if (narrowed) return vary(place, turn, [`Only ${wishes} from here on. In ${place}:`, `${capital(wishes)} and nothing else, then.`])
  return vary(place, turn, [`For ${wishes} in ${place}, these.`, `${capital(wishes)} in ${place}: I would not miss these.`])
}

/** What had to give, said plainly. */
function caveat({ facts }: Situation, found: FoundSummary): string {
  if (found.relaxed === 'dates') return ' Nothing has a free start on your days, so these are without an hour; another week would help.'
  if (found.relaxed === 'price') return ' Nothing I have there fits under your limit, so these are the closest.'
  return facts.flexible === true ? ' The hours below are free ones in that time; they move with your days.' : ''
}

function ending(situation: Situation, found: FoundSummary): string {
  const question = askForMissing(situation, found)
  if (question !== null) return question
  const place = found.destination ?? ''
  return vary(place, situation.turn, [
    'Save the ones you like and I will keep the other days free.',
    'Tell me which one to swap, or save them as they are.',
    'Anything here you would rather not do?',
  ])
}

export function sayDays({ facts, today }: Pick<Situation, 'facts' | 'today'>): string {
  const { startDate, endDate, flexible, duration } = facts
  if (startDate !== undefined && flexible !== true) return dateRange(startDate, endDate, today)
  const long = duration === undefined ? '' : `${inWords(duration)} ${duration === 1 ? 'day' : 'days'}`
  if (startDate === undefined) return endDate === undefined ? long : `until ${dateRange(endDate, undefined, today)}`
  const month = endDate !== undefined && monthName(startDate) !== monthName(endDate) ? `between ${monthName(startDate)} and ${monthName(endDate)}` : `in ${monthName(startDate)}`
  return [long, month].filter(Boolean).join(' ')
}

export function sayParty({ groupSize, children }: TripFacts): string {
  if (groupSize === undefined) return ''
  if (groupSize === 1) return 'on your own'
  if (children !== undefined && children > 0 && children < groupSize) {
    return `${inWords(groupSize - children)} of you with ${children === 1 ? 'a child' : `${inWords(children)} children`}`
  }
  return groupSize === 2 ? 'for the two of you' : `for ${inWords(groupSize)}`
}
