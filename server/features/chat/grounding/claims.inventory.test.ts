import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Activity } from '@meander/sdk/contract/activities'
import { startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'
import { readActivitiesTool } from '../tools/read-activities.ts'
import type { KnownFacts } from '../tools/read-activities.ts'
import { createChecker } from './check.ts'
import { createGrounds } from './grounds.ts'

/** Products of the sample inventory with all that a model can read of them. */
let products: KnownFacts[]
/** Thousands of sentences, on whatever machine. */
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer

beforeAll(async () => {
  server = await startServer()
  const { provider, destinations } = server.deps
  const read = readActivitiesTool({ provider }).execute
  const found: Activity[] = (await Promise.all(destinations.stocked().map((destination) => provider.search({ destination, limit: 8 })))).flat()
  const codes = found.map(({ productCode }) => productCode)
  const batches = Array.from({ length: Math.ceil(codes.length / 40) }, (_, at) => codes.slice(at * 40, at * 40 + 40))
  const answers = await Promise.all(batches.map((productCodes) => read?.({ productCodes }, { toolCallId: 'c', messages: [], context: {} } as never)))
  products = answers.flatMap((answer) => (answer as { activities: KnownFacts[] }).activities).filter(({ minutes, inclusions }) => minutes !== null && inclusions.length > 0)
})
afterAll(() => server.close())

type Form = (facts: KnownFacts) => string | null

/** The sentences of those forms that the checker stops, and how many there were. */
function check(forms: readonly Form[]): { stopped: string[]; passed: string[] } {
  const stopped: string[] = []
  const passed: string[] = []
  for (const facts of products) {
    const grounds = createGrounds(['a trip'])
    grounds.learn({ activities: [facts] })
    for (const form of forms) {
      const sentence = form(facts)
      if (sentence !== null) (createChecker(grounds).complain(sentence) === null ? passed : stopped).push(sentence)
    }
  }
  return { stopped, passed }
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** The ways in which people write a length of time. */
function lengths(minutes: number): string[] {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const spoken = WORDS[hours] ?? String(hours)
  const unit = hours === 1 ? 'hour' : 'hours'
  if (hours === 0) return [`${minutes} minutes`, `${minutes} min`]
  if (rest === 0) return [`${hours} ${unit}`, `${spoken} ${unit}`, `${hours} h`, `${minutes} minutes`]
  if (rest === 30) return [`${hours}.5 hours`, hours === 1 ? 'an hour and a half' : `${spoken} and a half hours`, `${hours} h 30 min`, `${hours}½ hours`]
  return [`${hours} ${unit} and ${rest} minutes`, `${hours} h ${rest} min`, `${minutes} minutes`]
}

const longForms = (shift: number): Form[] =>
  [0, 1, 2, 3].flatMap((way): Form[] => [
    ({ title, minutes }) => (lengths((minutes ?? 0) + shift)[way] === undefined ? null : `${title} takes ${lengths((minutes ?? 0) + shift)[way]}.`),
    ({ title, minutes }) => (lengths((minutes ?? 0) + shift)[way] === undefined ? null : `I would book ${title} (${lengths((minutes ?? 0) + shift)[way]}) first.`),
    ({ title, minutes }) => (lengths((minutes ?? 0) + shift)[way] === undefined ? null : `${title} lasts about ${lengths((minutes ?? 0) + shift)[way]}, with time to look round.`),
  ])

const first = <Value>(values: readonly Value[]): Value | undefined => values[0]
/** Names keep their capital. */
const lowered = (text: string): string => (/^\p{Lu}\p{Ll}*[ -]\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

const coverForms = (thing: (facts: KnownFacts) => string | undefined): Form[] =>
  [
    (title: string, what: string) => `${title} includes ${lowered(what)}.`,
    (title: string, what: string) => `${what} is included in ${title}.`,
    (title: string, what: string) => `With ${title}, ${lowered(what)} is included.`,
    (title: string, what: string) => `${title} comes with ${lowered(what)}.`,
    (title: string, what: string) => `The price covers ${lowered(what)} at ${title}.`,
    (title: string, what: string) => `The price of ${title} includes ${lowered(what)}.`,
  ].map((say): Form => (facts) => {
    const what = thing(facts)
    return what === undefined ? null : say(facts.title, what)
  })

describe('of what two hundred products and more are', () => {
  it('are as many', () => expect(products.length).toBeGreaterThan(200))

  it('every true length may be said, in many ways, and none that is half an hour or an hour off', () => {
    expect(check(longForms(0)).stopped).toEqual([])
    for (const shift of [60, 90]) expect(check(longForms(shift).filter((_, at) => at % 3 !== 2)).passed).toEqual([])
    expect(check(longForms(30).filter((_, at) => at % 3 !== 2)).passed).toEqual([])
  })

  it('everything that is included may be said to be, and nothing that only another includes', () => {
    for (const at of [0, 1, 2]) expect(check(coverForms(({ inclusions }) => inclusions[at])).stopped).toEqual([])
    const everywhere = products.flatMap(({ inclusions }) => inclusions)
    const foreign = ({ productCode, inclusions, steps, title }: KnownFacts) => {
      const own = [...inclusions, ...steps, title].join(' ').toLowerCase()
      const start = products.findIndex((one) => one.productCode === productCode) * 3
      return [...everywhere.slice(start), ...everywhere].find((one) => one.toLowerCase().split(/[^\p{L}]+/u).filter((word) => word.length > 5 && !own.includes(word.slice(0, 5))).length >= 2)
    }
    expect(check(coverForms(foreign)).passed).toEqual([])
  })

  it('how one cancels may be said as it is, and not in another time', () => {
    const say = (text: string): Form[] => [({ title, cancellation }) => (cancellation === null || /not refundable|half/i.test(cancellation) ? null : text.replace('TITLE', title).replace('POLICY', lowered(cancellation)))]
    expect(check([...say('TITLE has POLICY.'), ...say('Book TITLE: POLICY.'), ...say('For TITLE there is free cancellation.'), ...say('You can cancel TITLE free of charge.')]).stopped).toEqual([])
    const off: Form = ({ title, cancellation }) => (cancellation === null ? null : `${title} has free cancellation up to ${/24 hours/.test(cancellation) && !/days/.test(cancellation) ? '12 hours' : '2 hours'} before.`)
    expect(check([off]).passed).toEqual([])
    const final: Form = ({ title, cancellation }) => (cancellation === null || !/not refundable/i.test(cancellation) ? null : `${title} has free cancellation.`)
    expect(check([final]).passed).toEqual([])
    expect(check([({ title, cancellation }) => (/not refundable/i.test(cancellation ?? '') ? `${title} is not refundable.` : null)]).stopped).toEqual([])
  })

  it('the weekdays and the judgements may be said as they are, and not otherwise', () => {
    const closedOn = ({ openingHours }: KnownFacts) => /(?:closed on|Not on) (\w+day)s/.exec(openingHours ?? '')?.[1]
    expect(check([(facts) => (closedOn(facts) === undefined ? null : `${facts.title} is closed on ${closedOn(facts)}s.`)]).stopped).toEqual([])
    expect(check([(facts) => (closedOn(facts) === undefined ? null : `${facts.title} is open on ${closedOn(facts)}s.`), (facts) => (closedOn(facts) === undefined ? null : `${facts.title} is open every day.`)]).passed).toEqual([])
    const judged = (add: number): Form => ({ title, rating, reviewCount }) => (rating === null || reviewCount === null ? null : `${title} is rated ${rating} by ${(reviewCount + add).toLocaleString('en-US')} people.`)
    expect(check([judged(0)]).stopped).toEqual([])
    expect(check([judged(517)]).passed).toEqual([])
  })

  it('a wheelchair is promised a way only where there is one', () => {
    const way = ({ accessibility }: KnownFacts) => accessibility.some((text) => /wheelchair accessible|visited in a wheelchair/i.test(text))
    expect(check([(facts) => (way(facts) ? `${facts.title} is wheelchair accessible.` : null)]).stopped).toEqual([])
    expect(check([(facts) => (way(facts) ? null : `${facts.title} is wheelchair accessible.`), (facts) => (way(facts) ? null : `You can take a pushchair on ${facts.title}.`)]).passed).toEqual([])
    const barred = ({ accessibility }: KnownFacts) => first(accessibility.filter((text) => /^not suitable/i.test(text)))
    expect(check([(facts) => (barred(facts) === undefined ? null : `${facts.title} is not suitable for wheelchairs.`)]).stopped).toEqual([])
  })
})
