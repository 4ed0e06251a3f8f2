import type { Day } from '@meander/sdk/contract/days'
import { answersWish } from '../../ranking/index.ts'
import type { Clause } from '../../reader/index.ts'
import type { DayNamed } from '../day-by-day/days-named.ts'
import { isOn } from '../day-by-day/standing-plan.ts'
import { RECAPS } from '../day-by-day/recaps.ts'
import { readPrice } from '../day-by-day/price-and-rain.ts'
import type { PlanWish } from '../day-by-day/plan-wish.ts'
import type { Told } from '../day-by-day/told.ts'
import { readReferences } from '../references/read-references.ts'
import { longestIn } from '../longest.ts'
import { isUnchanged } from '../search-input.ts'
import { changeOfThings, OF_THINGS } from './change-of-plan.ts'
import { codesOf } from './put-of.ts'
import { back } from './put-back.ts'
import { meantIn, wishFor } from './clause-things.ts'
import { timesIn } from './clause-times.ts'
import { isPlain } from './sure.ts'

/** What clauses want of a plan that stands; null where that is nothing, or is not known by their words. */
export function wishOfPlan(clauses: readonly Clause[], told: Told): PlanWish | null {
  if (told.plan.length === 0) return null
  if (clauses.some(({ act }) => act !== 'keep' && OF_THINGS.has(act))) return clauses.every(({ act }) => OF_THINGS.has(act)) ? changeOfThings(clauses, told) : null
  const short = clauses.every(({ act }) => act === 'shorter') ? withinMinutes(clauses, told) : null
  if (short !== null) return short
  const [clause, ...others] = clauses
  if (clause?.act === 'fill' && others.length > 0) return offered(clauses, told)
  return clause === undefined || others.length > 0 ? null : wishOfClause(clause, told)
}

function wishOfClause(clause: Clause, told: Told): PlanWish | null {
  const { days, part } = timesIn(clause, told)
  const [date, ...others] = days
  // Another length or another party makes the plan another in its own way.
  if (clause.act !== 'more-of' && !isUnchanged(told.facts, told.before)) return null
  switch (clause.act) {
    case 'empty':
      return date === undefined ? null : { kind: 'empty', day: { date, part }, ...(others.length > 0 ? { others: others.map((day) => ({ date: day, part })) } : {}) }
    case 'only':
      return date === undefined ? null : onlyThose(clause, told, { date, part })
    case 'lighter':
      return { kind: 'fewer', date: date ?? null, most: countIn(clause) ?? Math.max(1, mostOn(told, date) - 1) }
    case 'fill':
    case 'fuller':
      // What is asked about is offered first, by who knows how it was asked.
      return date === undefined || clause.text.includes('?') ? null : { kind: 'add', day: { date, part }, wish: null }
    case 'plan':
      if (RECAPS.test(clause.text)) return { kind: 'recap' }
      return !isPlain(clause) || clause.text.includes('?') ? null : { kind: 'all' }
    case 'shorter':
      return insteadOf(clause, told)
    case 'more-of':
      return moreOf(clause, days)
    case 'less-of':
      return lessOf(clause, told, days)
    case 'cheaper':
      return readPrice('make it cheaper', { told, codes: codesOf(meantIn(clause, ['item', 'out'], told).flatMap(({ planned }) => planned)), dates: days })
    case 'back':
      return back(clause, told)
    case 'ask-total':
      return isOfOthers(clause, told) ? null : { kind: 'total', limit: null, dates: days, isLeft: false, ...(PER_HEAD.test(clause.text) ? { by: 'head' } : {}) }
    case 'ask-price':
      return isOfOthers(clause, told) || isOfOneThing(clause, told) ? null : { kind: 'total', limit: null, dates: days, isLeft: false }
    case 'ask-left':
      return { kind: 'total', limit: null, dates: days, isLeft: true }
    case 'ask-plan':
      return days.length > 0 ? askedDays(days, part, told) : meantIn(clause, ['item'], told).length > 0 ? null : { kind: 'recap' }
    case 'ask-between':
      return MEAL.test(clause.text) ? { kind: 'room', date: date ?? dayOfThings(clause, told), of: EVENING_MEAL.test(clause.text) ? 'dinner' : 'lunch' } : null
    default:
      return null
  }
}

/** All else of the day, or of that part of it, goes; where there is nothing else, it is told. */
function onlyThose(clause: Clause, told: Told, day: DayNamed): PlanWish | null {
  const there = told.plan.filter((one) => isOn(one, day))
  const stay = meantIn(clause, ['item', 'in', 'out'], { plan: there, reading: told.reading }).flatMap(({ planned }) => planned)
  const out = there.filter((one) => !stay.includes(one))
  if (stay.length === 0) return there.length === 1 ? { kind: 'day', days: [day] } : null
  return out.length > 0 ? { kind: 'drop', codes: codesOf(out) } : { kind: 'day', days: [day] }
}

/** 'Anything for Saturday night, like a concert': what there is is told, and nothing put in. */
function offered(clauses: readonly Clause[], told: Told): PlanWish | null {
  const times = clauses.map((clause) => timesIn(clause, told))
  const days = times.flatMap((one) => one.days)
  const part = times.flatMap((one) => one.part ?? [])[0] ?? null
  const wish = clauses.map((clause) => wishFor(meantWords(clause, ['wish', 'in']))).find((words) => words !== '') ?? null
  return days.length === 0 || !clauses.every(({ act }) => act === 'fill' || act === 'find' || act === 'taste') ? null : { kind: 'offer', days: named(days, part), wish }
}

const PER_HEAD = /\b(?:each|per (?:head|person)|a head|apiece|pro (?:person|kopf|nase)|par (?:personne|tête)|por (?:persona|cabeza))\b/iu
const MEAL = /\b(?:lunch|dinner|supper|eat|meal|bite|mittag\p{L}*|abendessen|essen|déjeuner|dîner|manger|comer|almorzar|cenar|almuerzo|cena)\b/iu
const EVENING_MEAL = /\b(?:dinner|supper|evening|abendessen|dîner|cenar?)\b/iu

/** 'Between the yoga and the museum': on the day of both. */
function dayOfThings(clause: Clause, told: Told): Day | null {
  const dates = new Set(meantIn(clause, ['item'], told).flatMap(({ planned }) => planned.map(({ date }) => date)))
  return dates.size === 1 ? (told.days.find((day) => dates.has(day)) ?? null) : null
}

/** 'What does it cost for three': of another party, which the trip's reader knows. */
function isOfOthers(clause: Clause, told: Told): boolean {
  return clause.spans.some(({ label, words }) => (label === 'person' && !areAll(words, told.facts)) || label === 'money')
    || meantIn(clause, ['item'], told).some(({ planned, shown }) => planned.length + shown.length > 0)
}

/** 'For the pair of us', 'pour nous deux', 'for me' of one: all who come, by the number that was told. */
function areAll(words: string, { groupSize }: Told['facts']): boolean {
  const said = words.toLowerCase().split(/[^\p{L}\d]+/u)
  const counts = said.flatMap((word) => (Number(word) > 0 ? Number(word) : (COUNTS[word] ?? [])))
  return said.some((word) => ALL.has(word)) || (said.some((word) => ME.has(word)) && (groupSize ?? 1) === 1) || (counts.length > 0 && counts.every((count) => count === groupSize))
}

const ALL: ReadonlySet<string> = new Set(['us', 'we', 'all', 'both', 'everyone', 'everybody', 'uns', 'alle', 'beide', 'beiden', 'nous', 'tous', 'toutes', 'nosotros', 'nosotras', 'todos', 'todas', 'ambos', 'ambas'])
const ME: ReadonlySet<string> = new Set(['me', 'myself', 'mich', 'mir', 'moi', 'mí', 'mi'])

/** What is asked of a day that has nothing on it: what could be, and nothing is put in. */
function askedDays(days: readonly Day[], part: Parameters<typeof named>[1], { plan }: Told): PlanWish {
  const isFree = days.every((date) => !plan.some((one) => one.date === date))
  return { kind: isFree ? 'offer' : 'day', days: named(days, part), ...(isFree ? { wish: null } : {}) } as PlanWish
}

function named(days: readonly Day[], part: Extract<PlanWish, { kind: 'empty' }>['day']['part']): Extract<PlanWish, { kind: 'day' }>['days'] {
  return days.map((date) => ({ date, part }))
}

/** 'How much is it' where one thing was just spoken of, and still stands. */
function isOfOneThing({ text }: Clause, { plan, reading }: Told): boolean {
  const { codes } = readReferences(text, reading, reading.turns.slice(0, -reading.lastLength))
  return codes.length === 1 && plan.some(({ productCode }) => productCode === codes[0])
}

const COUNTS: Readonly<Record<string, number>> = { one: 1, a: 1, single: 1, two: 2, three: 3, ein: 1, eine: 1, eins: 1, zwei: 2, drei: 3, un: 1, une: 1, deux: 2, trois: 3, uno: 1, una: 1, dos: 2, tres: 3 }

function countIn({ spans }: Clause): number | null {
  const said = spans.find(({ label }) => label === 'count')?.words.toLowerCase() ?? ''
  const count = Number(/\d+/.exec(said)?.[0] ?? said.split(/\s+/).flatMap((word) => COUNTS[word] ?? [])[0] ?? NaN)
  return count > 0 && count < 10 ? count : null
}

function mostOn({ plan }: Told, date: Day | undefined): number {
  const counts = [...new Set(plan.map((one) => one.date))].filter((one) => date === undefined || one === date).map((one) => plan.filter((other) => other.date === one).length)
  return Math.max(0, ...counts)
}

/** 'The little one cannot do long tours, two hours at most': what is longer makes way for what is not. */
function withinMinutes(clauses: readonly Clause[], { plan }: Told): PlanWish | null {
  const most = clauses.flatMap(({ text }) => longestIn(text) ?? [])[0]
  const codes = most === undefined ? [] : codesOf(plan.filter(({ card: { minutes } }) => minutes !== null && minutes > most))
  return most === undefined || codes.length === 0 ? null : { kind: 'swap', codes, wish: null, day: null, isEach: true, mostMinutes: most }
}

/** Something else in the place of what is too long or too hard. */
function insteadOf(clause: Clause, told: Told): PlanWish | null {
  const codes = codesOf(meantIn(clause, ['item', 'out'], told).flatMap(({ planned }) => planned))
  return codes.length === 0 ? null : { kind: 'swap', codes, wish: null, day: null }
}

function moreOf(clause: Clause, days: readonly Day[]): PlanWish | null {
  const wish = wishFor(meantWords(clause, ['wish', 'in']) || (MORE.exec(clause.text)?.[1] ?? ''))
  return wish === '' ? null : { kind: 'more', wish, count: countIn(clause) ?? 1, ...(days.length > 0 ? { dates: days } : {}) }
}

const MORE = /^\W*(?:(?:and|but|some|a bit|und|et|y) )*(?:more|mehr|plus d[e'’]|más)(?: of)? ?(.{2,40}?)\W*$/iu

function lessOf(clause: Clause, told: Told, days: readonly Day[]): PlanWish | null {
  const said = meantWords(clause, ['out', 'wish', 'item'])
  const isThere = (date: string): boolean => days.length === 0 || days.some((day) => day === date)
  const codes = codesOf(told.plan.filter(({ card, date }) => isThere(date) && said !== '' && answersWish(card, said) > 0))
  return codes.length === 0 ? null : { kind: 'shun', codes }
}

function meantWords({ spans }: Clause, labels: readonly string[]): string {
  return spans.find(({ label }) => labels.includes(label))?.words ?? ''
}
