import { minutesOf } from '@meander/sdk/contract/days'
import type { Thing } from './facts.ts'
import { agesOf } from './facts.ts'
import { NOW } from './requests.ts'
import type { Request } from './requests.ts'
import { pairs, wayBetween } from './ways.ts'

export const HARD = ['H1 grounded', 'H2 in the trip', 'H3 real start', 'H4 no overlap', 'H5 reachable', 'H6 not too late', 'H7 party', 'H8 budget', 'H9 must and never', 'H10 nothing twice', 'H11 fixed hours'] as const
export type Hard = (typeof HARD)[number]

const DAY = 1440
/** Nearer to each other than that, two things of one name are at one sight. */
const ONE_SIGHT_KILOMETRES = 0.15

/** Which of the eleven a plan breaks. Read from the inventory's own records and the request alone: no rule, no estimate and no arithmetic of the product's is asked. */
export function brokenHard(things: readonly Thing[], request: Request): Hard[] {
  const checks: Record<Hard, boolean> = {
    'H1 grounded': things.every(({ record, activity, shown, title }) => record !== null && activity !== null && shown === title),
    'H2 in the trip': things.every((thing) => isInTrip(thing, request)),
    'H3 real start': things.every(isRealStart),
    'H4 no overlap': things.every((left, at) => things.slice(at + 1).every((right) => left.ends <= right.begins || right.ends <= left.begins)),
    'H5 reachable': pairs(things).every(([left, right]) => right.begins < left.ends || right.begins - left.ends >= (wayBetween(left, right).minutes ?? 0)),
    'H6 not too late': things.every(({ record, begins }) => record === null || NOW.getTime() / 60_000 <= begins - record.cutOffMinutes),
    'H7 party': things.every((thing) => suitsParty(thing, request)),
    'H8 budget': request.budget === null || things.reduce((sum, { cost }) => sum + (cost ?? Infinity), 0) <= request.budget,
    'H9 must and never': keepsMustAndNever(things, request),
    'H10 nothing twice': things.every((left, at) => things.slice(at + 1).every((right) => !isSameSight(left, right))),
    'H11 fixed hours': keepsHours(things, request),
  }
  return HARD.filter((name) => !checks[name])
}

/** Ways that nobody can reckon, as a place is not known: told apart from those that are short enough. */
export function unverifiedWays(things: readonly Thing[]): number {
  return pairs(things).filter(([left, right]) => wayBetween(left, right).minutes === null).length
}

/** Begins and is over within its days, and is in its town. */
function isInTrip({ date, to, activity }: Thing, { start, end, place }: Request): boolean {
  const over = Date.parse(date) + to * 60_000
  return date >= start && date <= end && over <= Date.parse(end) + DAY * 60_000 && activity?.destination === place
}

/** Fixed: that very start is open. While a place is open: within its hours, to the end. Of a whole day: that day is one on which it is to be had. */
function isRealStart({ date, day, start, from, to, details }: Thing): boolean {
  if (day === undefined || day.closed !== null) return false
  const sold = day.starts.find((one) => one.startTime === start)
  if (sold === undefined || sold.closed !== null) return false
  const [opens, usual] = /(\d\d:\d\d)[–-](\d\d:\d\d)/.exec(details?.openingHours ?? '')?.slice(1) ?? []
  if (sold.kind !== 'window' || opens === undefined || usual === undefined) return true
  const closes = seasonalClosing(details?.openingHours ?? '', Number(date.slice(5, 7))) ?? usual
  const until = closes <= opens ? minutesOf(closes) + DAY : minutesOf(closes)
  return from >= minutesOf(opens) && to <= until
}

/** 'June to August until 17:00': when doors close in a month that is told by itself. */
function seasonalClosing(hours: string, month: number): string | undefined {
  const seasons = [...hours.matchAll(/(\p{Lu}\p{L}+) to (\p{Lu}\p{L}+) until (\d\d:\d\d)/gu)]
  return seasons.find(([, first = '', last = '']) => {
    const [from, to] = [MONTHS.indexOf(first) + 1, MONTHS.indexOf(last) + 1]
    return from <= to ? month >= from && month <= to : month >= from || month <= to
  })?.[3]
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** Room for all of them at that start, a group that is not too large, an age band for each, and a grown-up with the children. */
function suitsParty({ day, start, record }: Thing, request: Request): boolean {
  // What is in no inventory, and what does not begin then, fails on that already.
  if (record === null) return true
  const ages = agesOf(request)
  const spaces = day?.starts.find((one) => one.startTime === start && one.closed === null)?.availableSpaces ?? ages.length
  const isBanded = ages.every((age) => record.ages.some(({ startAge, endAge }) => age >= startAge && age <= endAge))
  return spaces >= ages.length && ages.length <= record.party && isBanded && ages.some((age) => age >= 18)
}

/** By structured fields alone. For a wheelchair or a pushchair nothing may be named that bars it, and a guide must speak the language that is asked for. */
function keepsMustAndNever(things: readonly Thing[], { must, never, wheelchair, stroller = false, language }: Request): boolean {
  const tags = new Set(things.flatMap((thing) => thing.tags))
  const speaks = ({ record }: Thing): boolean => language === undefined || record === null || record.languages.length === 0 || record.languages.includes(language)
  const bars = (thing: Thing): boolean => (wheelchair && isBarred(thing, /wheelchair/i)) || (stroller && isBarred(thing, /pushchair|stroller/i))
  return must.every((tag) => tags.has(tag)) && !never.some((tag) => tags.has(tag)) && !things.some(bars) && things.every(speaks)
}

function isBarred({ details }: Thing, who: RegExp): boolean {
  return details?.accessibility?.some((said) => (/not (?:suitable|accessible)/i.test(said) && who.test(said)) || /no wheelchair|(?<!without )\b(?:steps|stairs)\b/i.test(said)) === true
}

/** The same product; two ways to the same town; or two things of one name at one place. The inventory numbers no sights. */
function isSameSight(left: Thing, right: Thing): boolean {
  if (left.code === right.code) return true
  if (left.record?.tripTo !== undefined && left.record.tripTo === right.record?.tripTo) return true
  const { kilometres } = wayBetween(left, right)
  const names = namesIn(left.title).filter((name) => namesIn(right.title).includes(name))
  return kilometres !== null && kilometres <= ONE_SIGHT_KILOMETRES && names.length > 0
}

/** 'Inside Belém Tower' → 'Inside Belém', 'Belém Tower': each two words with capitals that follow each other. */
function namesIn(title: string): string[] {
  const words = title.split(/[^\p{L}’'-]+/u).filter((word) => !JOINING.has(word))
  return words.slice(1).flatMap((word, at) => (/^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(words[at] ?? '') ? [`${words[at]} ${word}`] : []))
}

const JOINING = new Set(['', 'of', 'de', 'da', 'do', 'del', 'la', 'the'])

function keepsHours(things: readonly Thing[], { fixed, empty }: Request): boolean {
  const isFree = (thing: Thing): boolean => !empty.includes(thing.date) && fixed.every(({ date, from, to }) => date !== thing.date || thing.to <= minutesOf(from) || thing.from >= minutesOf(to))
  return things.every(isFree)
}
