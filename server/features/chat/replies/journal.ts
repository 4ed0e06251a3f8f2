import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import { isPostgres } from '../../../db/connect.ts'
import type { Database } from '../../../db/schema.ts'
import { loggable } from '../../../http/errors.ts'
import type { Lifecycle } from '../../../http/lifecycle.ts'
import { LEASE, leaseFrom } from './running-replies.ts'

/** Lines are stored in such strides, all replies' together: a write for each word would be more than a disk can bear. Milliseconds. */
const STRIDE = 120
const RENEW_AFTER = LEASE / 3

interface Entry {
  written: number
  waiting: string[]
  renewed: number
  end: () => void
}

/** Keeps what this instance writes in the database while it is written, says that the instance lives, and hears of stops. */
export interface Journal {
  /** `end` is called when another instance wants the reply to stop, or has taken its place. */
  open(id: string, end: () => void): void
  add(id: string, line: string): void
  close(id: string): void
}

export interface JournalDeps {
  db: Kysely<Database>
  clock: () => Date
  log: Logger
  lifecycle: Lifecycle
  /** This instance: what another has taken over is no longer written to. */
  holder: string
}

export function createJournal(deps: JournalDeps): Journal {
  const entries = new Map<string, Entry>()
  let timer: NodeJS.Timeout | undefined
  let storing = false

  async function store(): Promise<void> {
    timer = undefined
    storing = true
    try {
      await writeWaiting(deps, entries)
      await hearStops(deps, entries)
    } catch (error) {
      // The reply goes on: whoever reads along here misses nothing, and the whole is stored at its end.
      deps.log.error({ failure: loggable(error) }, 'a running reply could not be stored')
    }
    storing = false
    schedule()
  }
  /** One after the other, so that no lines are stored before those that stand above them. */
  function schedule(): void {
    if (timer === undefined && !storing && entries.size > 0) timer = setTimeout(() => void deps.lifecycle.track(store()), STRIDE)
  }

  return {
    open(id, end) {
      entries.set(id, { written: 0, waiting: [], renewed: Date.now(), end })
      schedule()
    },
    add: (id, line) => entries.get(id)?.waiting.push(line),
    close(id) {
      entries.delete(id)
      if (entries.size > 0) return
      clearTimeout(timer)
      timer = undefined
    },
  }
}

async function writeWaiting({ db, clock, holder }: JournalDeps, entries: ReadonlyMap<string, Entry>): Promise<void> {
  const strides = [...entries].flatMap(([id, entry]) => (entry.waiting.length === 0 ? [] : [{ id, entry, count: entry.waiting.length }]))
  const rows = strides.map(({ id, entry }) => ({ reply_id: id, position: entry.written, lines: entry.waiting.join('') }))
  const aging = [...entries].filter(([, { renewed }]) => Date.now() - renewed > RENEW_AFTER)
  if (rows.length === 0 && aging.length === 0) return
  await db.transaction().execute(async (trx) => {
    const ours = trx.updateTable('running_replies').where('holder', '=', holder)
    if (aging.length > 0) await ours.set({ held_until: leaseFrom(clock()) }).where('id', 'in', aging.map(([id]) => id)).execute()
    if (rows.length === 0) return
    const held = await holdRunning(trx, holder, rows.map(({ reply_id }) => reply_id))
    const kept = rows.filter(({ reply_id }) => held.some(({ id }) => id === reply_id))
    if (kept.length === 0) return
    // A stride whose answer was lost may be there already, and is longer by now.
    await trx.insertInto('running_reply_lines').values(kept).onConflict((twice) => twice.columns(['reply_id', 'position']).doUpdateSet(({ ref }) => ({ lines: ref('excluded.lines') }))).execute()
  })
  // Only now: what could not be written waits for the next stride.
  for (const { entry, count } of strides) {
    entry.waiting.splice(0, count)
    entry.written += count
  }
  for (const [, entry] of aging) entry.renewed = Date.now()
}

/** Those of them that are still ours, and stay so until the lines are stored: one that ends just then is waited for. */
async function holdRunning(trx: Transaction<Database>, holder: string, ids: readonly string[]): Promise<{ id: string }[]> {
  const ours = trx.selectFrom('running_replies').select('id').where('holder', '=', holder).where('id', 'in', ids)
  return (isPostgres(trx) ? ours.forShare() : ours).execute()
}

async function hearStops({ db, holder }: JournalDeps, entries: ReadonlyMap<string, Entry>): Promise<void> {
  const ids = [...entries.keys()]
  if (ids.length === 0) return
  const rows = await db.selectFrom('running_replies').select('id').where('holder', '=', holder).where('stop_asked', '=', 0).execute()
  const going = new Set(rows.map(({ id }) => id))
  for (const id of ids) if (!going.has(id)) entries.get(id)?.end()
}
