import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { dataOf } from '../../../test/read-chat.ts'
import { planIn } from '../../../test/read-plan.ts'
import { talk } from '../../../test/travel-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { server } = openDesk('changes-nothing')

/** What is said in the middle of a trip and changes nothing of it: questions, sums, small talk, other people's trips, what was once, what might be. */
const LINES = readFileSync(new URL('data/changes-nothing.txt', import.meta.url), 'utf8').split('\n').flatMap((line) => (line === '' ? [] : [line.slice(line.indexOf('|') + 1)]))

const TRIPS: readonly [string, string][] = [
  ['We are two in Vienna, 10 to 13 May 2027', 'Plan every day, one thing a day'],
  ['Rome, 3 to 6 April 2027, two adults, 700 euros in all', 'plan every day please'],
  ['Lisbon 12 to 15 May 2027 for two of us', 'Plan all the days'],
  ['Barcelona du 10 au 13 juin 2027, nous sommes deux', 'Un programme pour chaque jour'],
  ['Plan every day: Paris 1 to 4 May 2027, then Amsterdam 5 to 8 May, two adults', 'can you show the plan day by day'],
]

const tripOf = ({ parts }: Told): string => JSON.stringify([dataOf(parts, 'extracted-dates'), dataOf(parts, 'trip-facts')])

/** A conversation that has come so far, once more and of another visitor: planning it takes longer than a reply. */
async function again(conversation: string, to: string): Promise<void> {
  const { db } = server().deps
  const { key: _key, ...rest } = await db.selectFrom('conversations').selectAll().where('key', '=', conversation).executeTakeFirstOrThrow()
  const messages = await db.selectFrom('messages').selectAll().where('conversation_key', '=', conversation).execute()
  await db.insertInto('conversations').values({ ...rest, key: to, id: to as typeof rest.id, client_user_id: `mdr_${to}` as typeof rest.client_user_id }).execute()
  await db.insertInto('messages').values(messages.map((message, at) => ({ ...message, id: `${to}-${at}`, sent_as: null, conversation_key: to }))).execute()
}

it.each(TRIPS)('keeps the trip and its plan whatever is talked of beside: %s [1.4]', async (opening, plan) => {
  const at = TRIPS.findIndex(([first]) => first === opening)
  const { replies } = await talk(server().as(`mdr_first${at}`), `first${at}`, [opening, plan])
  const planned = replies[1]
  if (planned === undefined) throw new Error('Nothing was planned.')
  expect(planIn(planned).length).toBeGreaterThan(3)
  const { key } = await server().deps.db.selectFrom('conversations').select('key').where('id', '=', `first${at}` as never).executeTakeFirstOrThrow()
  for (const [index, line] of LINES.entries()) {
    if (index % TRIPS.length !== at) continue
    await again(key, `line${index}`)
    const [reply] = (await talk(server().as(`mdr_line${index}`), `line${index}`, [line])).replies
    if (reply === undefined) throw new Error('Nothing was answered.')
    expect.soft([line, tripOf(reply)]).toEqual([line, tripOf(planned)])
    expect.soft([line, planIn(reply).filter((one) => !planIn(planned).includes(one))]).toEqual([line, []])
  }
}, 60_000)
