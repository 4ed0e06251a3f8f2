import type { ReadableAtom, WritableAtom } from 'nanostores'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { TRAY } from './field.ts'
import type { LitStarts } from './lit-starts.ts'
import type { Movable } from './movable.ts'
import { activityOf } from './movable.ts'
import type { KeyStep } from './passed-over.ts'
import { startKey } from './starts.ts'
import { sayStart } from './why-texts.ts'

/** What a screen reader is told while something is carried. What becomes of it is told by what puts it down. */
export interface Saying {
  lifted(item: Movable): void
  /** It is held over another start, or over none; `step` is what brought it there by key, and may have led nowhere. */
  over(place: string | null, step?: KeyStep): void
  /** By key it has come over its first start, without anybody having chosen: what was said when it was lifted is said still. */
  first(item: Movable, place: string | null): void
  noStarts(): void
  failed(): void
}

interface SayingGiven extends Pick<LitStarts, '$starts' | '$open' | '$why'> {
  $said: WritableAtom<string>
  $party: ReadableAtom<number>
}

export function createSaying({ $said, $starts, $open, $why, $party }: SayingGiven): Saying {
  let last: KeyStep | null = null

  function wordsOver(place: string | null): string {
    if (place === TRAY) return text.said.overTray
    const start = $open.get().find((one) => startKey(one) === place)
    return start ? sayStart(start, $party.get()) : ($why.get() ?? text.said.nowhere)
  }

  /** What is told of a step comes with what few visits open: until it has, the start that was reached is told alone. */
  async function sayWhole(step: KeyStep): Promise<void> {
    last = step
    const before = $said.get()
    const { sayStep } = await import('./tools.ts')
    const starts = $starts.get()
    if (starts.state === 'ready' && last === step && $said.get() === before) $said.set(sayStep(starts, step, $party.get()))
  }

  return {
    lifted: (item) => $said.set(text.said.lifted(activityOf(item).title)),
    over(place, step) {
      if (step?.to !== null) $said.set(wordsOver(place))
      if (step) sayWhole(step).catch(() => {})
    },
    first: (item, place) => $said.set(`${text.said.lifted(activityOf(item).title)} ${wordsOver(place)}`),
    noStarts: () => $said.set(text.said.noStarts),
    failed: () => $said.set(text.availabilityFailed),
  }
}
