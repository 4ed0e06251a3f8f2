import { afterAll, beforeAll, expect } from 'vitest'
import { startServer } from './start-server.ts'
import type { TestServer } from './start-server.ts'
import { talk } from './travel-desk.ts'
import type { Line, Talk, Told } from './travel-desk.ts'
import { brokenRules } from './travel-desk-rules.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

/** The desk of one file of conversations: one server on a fixed day, and a new visitor for each conversation. */
export function openDesk(name: string) {
  let running: TestServer | undefined
  let conversations = 0

  beforeAll(async () => {
    running = await startServer({ given: { clock: () => NOW } })
  })
  afterAll(() => running?.close())

  function server(): TestServer {
    if (running === undefined) throw new Error('The desk opens before the tests of its file, not while they are listed.')
    return running
  }

  /** A conversation of a new visitor, with what the inventory answered in it. Beside what a test says of it, the rules of the desk hold always. */
  async function hold(...lines: Line[]): Promise<Talk> {
    conversations += 1
    const told = await talk(server().as(`mdr_${name}${conversations}`), `${name}-${conversations}`, lines)
    expect(brokenRules(told)).toEqual([])
    return told
  }

  /** The replies to these lines, said one after the other. */
  const tell = async (...lines: Line[]): Promise<Told[]> => (await hold(...lines)).replies

  async function ends(lines: readonly Line[], first: number): Promise<[Told, Told]> {
    const replies = await tell(...lines)
    const [one, last] = [replies.at(first), replies.at(-1)]
    if (one === undefined || last === undefined) throw new Error('These are too few lines.')
    return [one, last]
  }

  return {
    server,
    hold,
    tell,
    last: async (...lines: Line[]): Promise<Told> => (await ends(lines, -1))[1],
    lastTwo: (...lines: Line[]): Promise<[Told, Told]> => ends(lines, -2),
    firstAndLast: (...lines: Line[]): Promise<[Told, Told]> => ends(lines, 0),
  }
}
