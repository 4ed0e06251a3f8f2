import { hearing, unmarked } from './marked.ts'
import { startServer } from './start-server.ts'
import { talk } from './travel-desk.ts'
import type { Told } from './travel-desk.ts'

/** A plan of four days in Lisbon. */
export const LISBON_PLAN = ['Lisbon 12 to 15 May 2027 for two of us, food and history, 600 euros', 'plan every day']

/** Each thing of a plan with its day and hour. */
export function plannedIn(told: Told | undefined): { title: string; date: string; startTime: string }[] {
  return (told?.cards ?? []).flatMap(({ title, planned }) => (planned === undefined ? [] : [{ title, date: planned.date, startTime: planned.startTime }]))
}

export interface HeardDesk {
  /** What was answered to the plan and to each message after it. */
  answered: (...marked: string[]) => Promise<Told[]>
  /** The same of a talk of its own, from its first message. */
  talked: (...marked: string[]) => Promise<Told[]>
  close: () => Promise<void>
}

/** A desk that hears these messages as they are marked, whatever the reader makes of them. */
export async function openHeardDesk(name: string, marked: readonly string[]): Promise<HeardDesk> {
  const server = await startServer({ given: { clock: () => new Date('2026-11-22T12:00:00Z'), listener: hearing(marked) } })
  let count = 0
  const talked = async (...said: string[]): Promise<Told[]> => {
    count += 1
    const { replies } = await talk(server.as(`mdr_${name}_${count}`), `${name}-${count}`, said.map((one) => unmarked(one).text))
    return replies
  }
  return { talked, answered: async (...said) => (await talked(...LISBON_PLAN, ...said)).slice(1), close: () => server.close() }
}
