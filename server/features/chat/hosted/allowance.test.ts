import { afterEach, expect, it } from 'vitest'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { listUpkeep } from '../../../app.ts'
import { signIn } from '../../../test/sign-in.ts'
import { ask, dataOf, readParts, textOf } from '../../../test/read-chat.ts'
import { say, search, startHosted } from '../../../test/openai/start-hosted.ts'
import type { HostedTest } from '../../../test/openai/start-hosted.ts'
import type { Caller } from '../../../test/start-server.ts'

const SPENT = "Today's share of the larger assistant is used up, so our own concierge answers until tomorrow."
let now = new Date('2027-03-01T09:00:00Z')
let hosted: HostedTest

async function start(...[settings, options = {}]: Parameters<typeof startHosted>) {
  now = new Date('2027-03-01T09:00:00Z')
  hosted = await startHosted(settings, { ...options, given: { clock: () => now } })
  return hosted
}
afterEach(() => hosted.close())

const as = (name: string) => hosted.server.as(name)
const read = (caller: Caller, text: string, id = 'trip') => readParts(ask(caller, id, text))
const entries = () => hosted.logged.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'hosted model answered')
const counts = () => hosted.server.deps.db.selectFrom('token_allowances').selectAll().orderBy('tokens').execute()

it('is spent by what the provider says was used; then a sentence says so, once, and the concierge answers', async () => {
  const { model } = await start({ tokensADay: { client: 200, everyone: null } })
  model.answer(say('Which days suit you?'))
  expect(textOf(await read(as('mdr_anna'), 'Lisbon'))).toBe('Which days suit you?')
  expect((await counts()).map(({ tokens }) => tokens)).toEqual([230, 230])
  const spent = await read(as('mdr_anna'), 'Three days from 14 March 2027')
  expect(textOf(spent)).toMatch(new RegExp(`^${SPENT}\n\n.*Lisbon`))
  expect(dataOf(spent, 'recommendations')?.recommendations.length).toBeGreaterThan(0)
  expect(spent.at(-1)).toMatchObject({ kind: 'finish-message', finishReason: 'stop' })
  expect(textOf(await read(as('mdr_anna'), 'and food'))).not.toContain(SPENT)
  expect(model.requests).toHaveLength(1)
})

it("is each client's own, begins anew with the day, and old days are dropped", async () => {
  const { model, server } = await start({ tokensADay: { client: 200, everyone: null } })
  model.answer(say('To Anna.'), say('To Ben.'), say('To Anna again.'))
  await read(as('mdr_anna'), 'Lisbon')
  expect(textOf(await read(as('mdr_ben'), 'Lisbon'))).toBe('To Ben.')
  expect(textOf(await read(as('mdr_anna'), 'Rome', 'other'))).toContain(SPENT)
  now = new Date('2027-03-02T00:00:01Z')
  expect(textOf(await read(as('mdr_anna'), 'Rome', 'third'))).toBe('To Anna again.')
  // Anna's of two days, Ben's, and their address's.
  expect(await counts()).toHaveLength(5)
  now = new Date('2027-03-05T00:00:01Z')
  await listUpkeep(server.deps)['old counts of tokens']?.()
  expect(await counts()).toEqual([])
})

it('of an address is that of twenty clients: a script that makes up identifiers comes to an end', async () => {
  const { model } = await start({ tokensADay: { client: 200, everyone: null } })
  const guests = Array.from({ length: 19 }, (_, number) => as(`mdr_made_up_${number}`))
  model.answer(...guests.slice(0, 18).map(() => say('Which days suit you?')))
  const texts: string[] = []
  for (const guest of guests) texts.push(textOf(await read(guest, 'Lisbon')))
  expect(new Set(texts.slice(0, 18))).toEqual(new Set(['Which days suit you?']))
  expect(texts.at(-1)).toContain(SPENT)
  const anna = await signIn(hosted.server, 'Anna')
  model.answer(say('To an account.'))
  expect(textOf(await read(anna, 'Rome'))).toBe('To an account.')
})

it('is told of once a day, also in one conversation', async () => {
  const { model } = await start({ tokensADay: { client: 200, everyone: null } })
  model.answer(say('Which days suit you?'), say('How many are you?'))
  const told: boolean[] = []
  for (const [day, text] of [[1, 'Lisbon'], [1, 'Three days'], [1, 'and food'], [2, 'in May'], [2, 'two of us'], [2, 'and music']] as const) {
    now = new Date(`2027-03-0${day}T09:00:00Z`)
    told.push(textOf(await read(as('mdr_anna'), text)).includes(SPENT))
  }
  expect(told).toEqual([false, true, false, false, true, false])
})

it('of an account is another than that of the guest it was', async () => {
  const { model, server } = await start({ tokensADay: { client: 200, everyone: null } })
  model.answer(say('To a guest.'), say('To an account.'))
  await read(as('mdr_anna'), 'Lisbon')
  const anna = await signIn(server, 'Anna')
  expect(textOf(await read(anna, 'Rome', 'other'))).toBe('To an account.')
})

it('of all together ends for everyone', async () => {
  const { model } = await start({ tokensADay: { client: 1000, everyone: 200 } })
  model.answer(say('To Anna.'))
  await read(as('mdr_anna'), 'Lisbon')
  expect(textOf(await read(as('mdr_ben'), 'Lisbon'))).toContain(SPENT)
  // What could not be had is not held.
  expect((await counts()).map(({ tokens }) => tokens)).toEqual([0, 230, 230, 230])
})

it('is held while a reply is written, so that many at once cannot all take the last of it', async () => {
  const { model } = await start({ tokensADay: { client: 2000, everyone: null } })
  model.answer(['wait', ...say('The first.')])
  const first = read(as('mdr_anna'), 'Lisbon', 'one')
  await model.asked(1)
  expect(textOf(await read(as('mdr_anna'), 'Rome', 'two'))).toContain(SPENT)
  model.goOn()
  expect(textOf(await first)).toBe('The first.')
  expect((await counts()).map(({ tokens }) => tokens)).toEqual([230, 230])
})

it('is not spent by a provider that answered nothing', async () => {
  const { model } = await start()
  model.answer({ status: 400, message: 'no' })
  await read(as('mdr_anna'), 'Lisbon')
  expect((await counts()).map(({ tokens }) => tokens)).toEqual([0, 0])
})

it('keeps no identifier of a guest', async () => {
  const { model } = await start()
  model.answer(say('Which days suit you?'))
  await read(as('mdr_anna'), 'Lisbon')
  expect(JSON.stringify(await counts())).not.toContain('mdr_anna')
  expect(hosted.logged.join('')).not.toContain('mdr_anna')
})

it('logs tokens and cost of each reply, and what its conversation has come to', async () => {
  const { model } = await start({ prices: { input: 2, output: 10 } })
  model.answer(search(), say('Here they are.'), say('And Rome?'))
  await read(as('mdr_anna'), 'Lisbon')
  await read(as('mdr_anna'), 'Rome')
  expect(entries()).toMatchObject([
    { model: 'scripted', tokens: { input: 300, output: 50 }, cost: 0.0011, conversationSoFar: { replies: 1, input: 300, output: 50, cost: 0.0011 } },
    { tokens: { input: 200, output: 30 }, cost: 0.0007, conversationSoFar: { replies: 2, input: 500, output: 80, cost: 0.0018 } },
  ])
  expect(new Set(entries().map(({ conversation }) => conversation)).size).toBe(1)
})

it('reckons no cost without prices', async () => {
  const { model } = await start()
  model.answer(say('Which days suit you?'))
  await readParts(ask(as('mdr_anna'), 'trip' as ConversationId, 'Lisbon'))
  expect(entries()).toMatchObject([{ cost: null, conversationSoFar: { cost: null, replies: 1 } }])
})
