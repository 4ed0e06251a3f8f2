import type { Activity } from '@meander/sdk/contract/activities'
import { readRecommendations } from '@meander/sdk/contract/chat'
import type { EndpointInput } from '@meander/sdk/contract/endpoint'
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import { isAbort } from '../../api/request-errors.ts'
import { onceEach } from '../activities/index.ts'

/** So long after a message that asks for something to do, and after a search has begun, the panel opens to say that it is looking, however much of the answer has come by then. */
export const PANEL_LOADING_DELAY_MS = 300
const ASKS_FOR_ACTIVITIES = /activit|recommend|do|visit|plan/i
/** The name of a trip that has none: not worth showing. */
const DEFAULT_DESTINATION = 'My Trip'

export type PanelState =
  | { state: 'hidden' }
  /** With what the reply has brought so far. */
  | { state: 'loading'; activities: readonly Activity[] }
  | { state: 'ready'; activities: readonly Activity[]; destination: string | null }

export type ShownPanel = Exclude<PanelState, { state: 'hidden' }>

interface PanelDeps {
  api: Api
  $loading: ReadableAtom<boolean>
}

/**
 * The activities beside the conversation. An open panel says that it is looking while a reply is loading; a closed one opens
 * for what is there to be seen, or looked for: not for every reply, or the letters would move to and fro for nothing.
 */
export function createPanel({ api, $loading }: PanelDeps) {
  const $recommendations = atom<readonly Activity[]>([])
  const $destination = atom<string | null>(null)
  const $shown = atom(false)
  const $looking = atom(false)
  /** Open when the message went out. */
  const $kept = atom(false)
  /** The reply is whole, and what is recommended with it is still being fetched. */
  const $asking = atom(false)
  /** Closed while it was looking: then what is found for that message does not open it again. */
  const $dismissed = atom(false)
  let arrived: readonly Activity[] | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const $busy = computed([$looking, $loading, $asking], (...waits) => waits.some(Boolean))
  const $open = computed([$shown, $looking, $kept, $busy], (shown, looking, kept, busy) => shown || looking || (kept && busy))
  const $stage = computed([$open, $busy, $dismissed], (open, busy, dismissed) => (dismissed || !open ? 'hidden' : busy ? 'loading' : 'ready'))
  const $panel = computed([$stage, $recommendations, $destination], (state, activities, destination): PanelState => {
    if (state === 'hidden') return { state }
    if (state === 'loading') return { state, activities }
    return { state, activities, destination: destination === DEFAULT_DESTINATION ? null : destination }
  })

  function rest(): void {
    clearTimeout(timer)
    timer = undefined
    $looking.set(false)
  }

  function look(): void {
    timer ??= setTimeout(() => $looking.set(true), PANEL_LOADING_DELAY_MS)
  }

  function clear(): void {
    rest()
    $dismissed.set(false)
    $recommendations.set([])
    $destination.set(null)
    $shown.set(false)
    $asking.set(false)
    $kept.set(false)
  }

  function close(): void {
    if ($stage.get() === 'loading') $dismissed.set(true)
    $shown.set(false)
    rest()
  }

  function show(activities: readonly Activity[], destination: string | null = $destination.get()): void {
    $dismissed.set(false)
    $destination.set(destination)
    $recommendations.set(onceEach(activities))
    $shown.set(true)
  }

  /** A message goes out: what was recommended before is no answer to it, but the place may well be the same. */
  function expect(message: string): void {
    const destination = $destination.get()
    const open = $stage.get() !== 'hidden'
    clear()
    $kept.set(open)
    $destination.set(destination)
    if (ASKS_FOR_ACTIVITIES.test(message)) look()
  }

  return {
    $panel,
    $recommendations,
    $shown,
    clear,
    show,
    close,
    expect,
    /** Activities are being searched for. */
    search: look,
    /** A reply that failed or was stopped is waited for no longer. */
    rest,
    /** The reply that is being written has brought its cards: they stand here at once, and the panel says that it goes on looking. */
    arrive(activities: readonly Activity[], destination: string | null): void {
      if (!$dismissed.get() && activities !== arrived) show((arrived = activities), destination ?? undefined)
    },
    /** The reply is complete: asks for its recommendations. A failure is logged and shows an empty panel, nothing more. */
    async ask(body: EndpointInput<typeof readRecommendations>['body'], signal: AbortSignal) {
      $asking.set(true)
      try {
        const answer = await api.call(readRecommendations, { body }, { signal })
        if (!answer.shouldShowRecommendations) $shown.set(false)
        else if (!$dismissed.get()) show(answer.recommendations, answer.preferences.destination ?? $destination.get())
        return answer
      } catch (error) {
        if (!isAbort(error)) show([])
        return null
      } finally {
        if (!signal.aborted) {
          rest()
          $asking.set(false)
        }
      }
    },
    destroy: rest,
  }
}
