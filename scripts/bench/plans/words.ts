import { addDays, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { FIRST } from './requests.ts'
import type { Blocker, Request } from './requests.ts'

const WORDS: Record<string, string> = {
  Food: 'food', History: 'history', Art: 'art', Architecture: 'architecture', Nature: 'nature', Music: 'music', 'Local life': 'local life', Views: 'views',
  Museum: 'museums', Hiking: 'hiking', Boat: 'boat trips', Nightlife: 'nightlife', Cycling: 'cycling',
}
export const LIKES = ['Food', 'History', 'Art', 'Architecture', 'Nature', 'Music', 'Local life', 'Views']
export const NEVERS = ['Museum', 'Hiking', 'Boat', 'Nightlife', 'Cycling']
export const MUSTS = ['Boat', 'Museum', 'Market', 'Garden', 'Cooking']
const MUST_WORDS: Record<string, string> = { Boat: 'A boat trip', Museum: 'A museum', Market: 'A market', Garden: 'A garden', Cooking: 'A cooking class' }
const COUNT = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** '14 March 2027' */
export function sayDate(day: string): string {
  return `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}

export function sayParty({ adults, childAges }: Pick<Request, 'adults' | 'childAges'>): string {
  if (childAges.length > 0) return `${COUNT[adults]} adults and two children aged ${childAges.join(' and ')}`
  return adults === 1 ? 'one person' : `${COUNT[adults] ?? adults} people`
}

const list = (tags: readonly string[]): string => (tags.length === 0 ? 'a bit of everything' : tags.map((tag) => WORDS[tag] ?? tag).join(' and '))

type Opening = (request: Request, days: string) => string
const OPENINGS: readonly Opening[] = [
  (one, days) => `Plan ${days} days in ${one.place} from ${sayDate(one.start)} for ${sayParty(one)}: ${list(one.interests)}.`,
  (one, days) => `We'd like ${days} days in ${one.place}, ${sayDate(one.start)} to ${sayDate(one.end)}, ${sayParty(one)}. We love ${list(one.interests)}. Please plan the days.`,
  (one) => `${one.place}, ${sayDate(one.start)} to ${sayDate(one.end)}, ${sayParty(one)}. Plan it day by day, with ${list(one.interests)}.`,
  (one, days) => `Can you put together a ${days}-day itinerary for ${one.place}, starting ${sayDate(one.start)}? It is for ${sayParty(one)}, into ${list(one.interests)}.`,
  (one) => `Make a plan for ${one.place} from ${sayDate(one.start)} to ${sayDate(one.end)} for ${sayParty(one)}, mostly ${list(one.interests)}.`,
]

export function sayRequest(request: Request, dice: number): string {
  const { start, end, budget, target, never, must, wheelchair, fixed } = request
  const opening = OPENINGS[dice % OPENINGS.length]?.(request, COUNT[daysBetween(start as Day, end as Day) + 1] ?? '') ?? ''
  return [
    opening,
    ...(budget === null ? [] : [`We have at most $${budget} for all of it.`]),
    ...(target === undefined ? [] : [`We would like to spend about $${target} on all of it.`]),
    ...never.map((tag) => `No ${WORDS[tag] ?? tag}, please.`),
    ...must.map((tag) => `${MUST_WORDS[tag] ?? tag} is a must.`),
    ...(wheelchair ? ['One of us uses a wheelchair.'] : []),
    ...fixed.map(({ date }) => `On ${sayDate(date)} we have dinner with friends from 7 pm to 9 pm, so please keep that time free.`),
  ].join(' ')
}

type Turn = (request: Request, day: { number: number; date: string }) => Request
const say = (request: Request, text: string): Request => ({ ...request, turns: [...request.turns, text] })
const TURNS: readonly Turn[] = [
  (one, { number, date }) => ({ ...say(one, `Keep day ${number} free, please.`), empty: [date], edited: date }),
  (one) => ({ ...say(one, 'Something else instead of {first}, please.'), edited: FIRST }),
  (one) => (one.start === one.end ? one : { ...say(one, `Make it one day shorter: until ${sayDate(addDays(one.end as Day, -1))}.`), end: addDays(one.end as Day, -1), edited: one.end, fixed: one.fixed.filter(({ date }) => date < one.end) }),
  (one) => ({ ...say(one, 'One more of us is coming along, so we are one more adult.'), adults: one.adults + 1, budget: one.budget === null ? null : Math.ceil((one.budget * (one.adults + 1)) / one.adults / 50) * 50 }),
  (one, { number, date }) => ({ ...say(one, `Nothing before 11 am on day ${number}, please.`), fixed: [...one.fixed, { date, from: '00:00', to: '11:00' }], edited: date }),
  (one) => ({ ...say(one, `No ${WORDS[one.never[0] ?? 'Museum'] ?? 'museums'}, please.`), never: one.never.length > 0 ? one.never : ['Museum'], must: one.must.filter((tag) => tag !== 'Museum') }),
]

/** Says one thing more, or two. */
export function sayTurn(request: Request, dice: number): Request {
  const days = daysBetween(request.start as Day, request.end as Day) + 1
  const day = { number: (dice % days) + 1, date: addDays(request.start as Day, dice % days) }
  const next = TURNS[dice % TURNS.length]?.(request, day) ?? request
  return { ...next, ...(next.budget !== request.budget && { turns: [...next.turns.slice(0, -1), `${next.turns.at(-1)} The budget may be $${next.budget} then.`] }) }
}

const NOWHERE = ['Timbuktu', 'Ulaanbaatar', 'Nuuk', 'Ushuaia', 'Vladivostok', 'Windhoek', 'Port Moresby', 'Thimphu']
const NOT_SOLD = ['Scuba diving with sharks', 'Heli-skiing', 'A polar bear safari', 'A rocket launch', 'Bullfighting', 'Dog sledding', 'Bungee jumping', 'A submarine ride']
const later = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** What makes a request one that nobody could meet. */
export const IMPOSSIBLE: Record<Blocker, (request: Request, at: number) => Partial<Request>> = {
  place: (_, at) => ({ place: NOWHERE[at] ?? 'Timbuktu' }),
  budget: (_, at) => ({ budget: 2 + at, adults: 4 }),
  past: ({ start, end }) => ({ start: later(start, -4), end: later(end, -4) }),
  horizon: ({ start, end }) => ({ start: later(start, 4), end: later(end, 4) }),
  party: (_, at) => ({ adults: 300 + at * 50 }),
  must: (_, at) => ({ must: [NOT_SOLD[at] ?? 'Scuba diving'] }),
}
