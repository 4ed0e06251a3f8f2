import { dayRange, laterBy } from '@meander/sdk/contract/days'
import { isBarred, isOnFoot } from '../../ranking/index.ts'
import type { KnownFacts } from '../../tools/read-activities.ts'
import type { PlanAsked } from '../questions/plan-asked.ts'
import type { Stands } from '../references/what-stands.ts'
import { capital, length, list, shortTitle, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayEndOfPlan } from './ends-of-plan.ts'
import { readRain } from './facts/people.ts'
import { saySumOfPlan } from './sum-of-plan.ts'

export interface Telling {
  situation: Situation
  things: readonly Stands[]
  known: readonly KnownFacts[]
}

/** The answer to a question about all that stands in the plan. */
export function sayPlanAsked(asked: PlanAsked, telling: Telling): string {
  switch (asked.kind) {
    case 'sum':
      return saySumOfPlan(asked, telling)
    case 'free':
      return sayFree(asked.part, telling)
    case 'end':
      return sayEndOfPlan(asked.end, telling)
    case 'walking':
      return sayWalking(telling)
    case 'weather':
      return sayWeather(asked.isOutdoors, telling)
  }
}

type Part = Extract<PlanAsked, { kind: 'free' }>['part']
const HOURS: Readonly<Record<NonNullable<Part>, readonly [from: string, to: string]>> = { daytime: ['08:00', '17:30'], morning: ['06:00', '12:00'], afternoon: ['12:00', '17:30'], evening: ['17:30', '24:00'] }
const CALLED: Readonly<Record<NonNullable<Part>, string>> = { daytime: 'by day', morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening' }

function sayFree(part: Part, { situation: { facts, voice }, things, known }: Telling): string {
  const { startDate: from, endDate: to = from } = facts
  if (from === undefined || to === undefined) return voice.say('For that I need to know your days.', 'Tell me your days, and I see which are free.')
  const days = dayRange(from, to)
  const [opens, shuts] = part === null ? ['00:00', '24:00'] : HOURS[part]
  const minutesOf = ({ card }: Stands): number => known.find(({ productCode }) => productCode === card.productCode)?.minutes ?? card.minutes ?? 0
  const isIn = (one: Stands): boolean => one.startTime === null || (one.startTime < shuts && (one.startTime >= opens || laterBy(one.startTime, minutesOf(one)) > opens))
  const free = days.filter((date) => !things.some((one) => one.date === date && isIn(one)))
  const when = part === null ? '' : ` ${CALLED[part]}`
  if (free.length === days.length) return voice.say(`All your days are free${when}.`, `Nothing is planned${when} on any of your days.`)
  if (free.length > 0) return voice.say(
    `${list(free.map((date) => weekday(date)))} ${free.length === 1 ? 'is' : 'are'} free${when}; the other days have something${when}.`,
    `Nothing is planned${when} on ${list(free.map((date) => weekday(date)))}.`,
  )
  const load = (date: string): number => things.filter((one) => one.date === date).reduce((sum, one) => sum + minutesOf(one), 0)
  const [lightest] = days.toSorted((left, right) => load(left) - load(right))
  return lightest === undefined ? '' : voice.say(
    `None: every day has something${when}. The lightest is ${weekday(lightest)}, with ${length(load(lightest))}.`,
    `No day is free${when}; the least is on ${weekday(lightest)}, ${length(load(lightest))} in all.`,
  )
}

const MOST = 3

/** Nobody grades it: how one gets about, how long, and whether there are steps is what is known. */
function sayWalking({ situation: { voice }, known }: Telling): string {
  const walked = known.filter(isOnFoot).toSorted((left, right) => (right.minutes ?? 0) - (left.minutes ?? 0))
  const steps = known.filter(({ accessibility }) => isBarred(accessibility))
  const others = known.filter((one) => !walked.includes(one) && !steps.includes(one))
  const named = (some: readonly KnownFacts[]): string => list(some.slice(0, MOST).map(({ title, minutes }) => `${shortTitle(title)}${minutes === null ? '' : ` (${length(minutes)})`}`))
  const says = [
    walked.length === 0 ? 'None of it is listed as a walk.' : voice.say(`The most on foot is ${named(walked)}.`, `Done on foot: ${named(walked)}.`),
    steps.length === 0 ? 'No stairs are listed for any of it.' : `Stairs or uneven ground are listed for ${list(steps.map(({ title }) => shortTitle(title)))}.`,
    others.length === 0 || walked.length + steps.length === 0 ? '' : voice.say(`Easier on the legs: ${named(others)}.`, `Neither is said of ${named(others)}.`),
  ]
  return says.filter((words) => words !== '').join(' ')
}

function sayWeather(isOutdoors: boolean, { known }: Telling): string {
  const all = known.map((one) => ({ title: shortTitle(one.title), verdict: readRain(one).verdict }))
  const by = (verdict: string): string => list(all.filter((one) => one.verdict === verdict).map(({ title }) => title))
  const [dry, out, untold] = [by('yes'), by('no'), by('unknown')]
  const parts = [
    dry === '' ? 'nothing is listed for a rainy day' : `good on a rainy day: ${dry}`,
    out === '' ? '' : `out of doors: ${out}`,
    untold === '' ? '' : `of ${untold} it is not said`,
  ]
  const inOrder = isOutdoors ? [parts[1], parts[0], parts[2]] : parts
  return `${capital(inOrder.filter((words) => words !== undefined && words !== '').join('; '))}.`
}
