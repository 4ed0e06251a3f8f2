import type { SavedActivityId } from '@meander/sdk/contract/ids'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { previewTripChange, updateItinerary, type Broken, type BrokenItem } from '@meander/sdk/contract/trip-changes'
import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../../../api/client.ts'
import { serverMessage } from '../../../api/server-message.ts'
import { schedule } from '../../../i18n/en/schedule.ts'
import { tripEdit as text } from '../../../i18n/en/trip-edit.ts'
import type { Toasts } from '../../../kit/toasts.ts'
import type { ItineraryDetailStore, Marks } from '../../itineraries/detail/index.ts'
import { brokenIn } from '../broken-in.ts'
import { isChangedElsewhere } from '../failure-text.ts'
import { undoChange } from '../undo-change.ts'
import { changed, draftOf, type TripDraft } from './trip-draft.ts'

export type ItemChoice = BrokenItem['choice']

export interface TripEditState {
  draft: TripDraft
  /** What the draft would break; [] while nothing is known to. While it is asked: of the draft before. */
  broken: readonly Broken[]
  /** What becomes of each; what has no choice moves to its repair, or waits in the list where it has none. */
  choices: Readonly<Record<SavedActivityId, ItemChoice>>
  progress: 'idle' | 'asking' | 'saving'
  /** Why it is not saved, as a sentence. */
  wrong: string | null
}

/** The dialog 'Edit Trip': what is typed, what it would break, and what becomes of that. Nothing typed is ever lost. */
export interface TripEdit {
  $state: ReadableAtom<TripEditState>
  edit(part: Partial<TripDraft>): void
  choose(activityId: SavedActivityId, choice: ItemChoice): void
  /** True when it is saved, or there was nothing to save. What the draft breaks is shown before it is sent. */
  save(): Promise<boolean>
  /** Nothing is sent from here on. */
  leave(): void
}

interface TripEditDeps {
  api: Pick<Api, 'call'>
  toasts: Pick<Toasts, 'show'>
  detail: Pick<ItineraryDetailStore, '$itinerary' | 'change'>
  itinerary: Itinerary
}

export function createTripEdit({ api, toasts, detail, itinerary }: TripEditDeps): TripEdit {
  const { id } = itinerary
  let base: TripDraft = draftOf(itinerary)
  const $state = atom<TripEditState>({ draft: base, broken: [], choices: {}, progress: 'idle', wrong: null })
  const set = (part: Partial<TripEditState>) => $state.set({ ...$state.get(), ...part })
  let asked = 0
  let answered: Promise<void> = Promise.resolve()
  let isLeft = false

  function edit(part: Partial<TripDraft>): void {
    set({ draft: { ...$state.get().draft, ...part }, wrong: null })
    if (!('title' in part)) answered = preview()
  }

  /** Only the last question counts. Without an answer the server says at saving what would break. */
  async function preview(): Promise<void> {
    const mine = ++asked
    const { title: _, ...change } = changed(base, $state.get().draft)
    if (Object.keys(change).length === 0) return set({ broken: [], progress: 'idle' })
    set({ progress: 'asking' })
    const answer = await api.call(previewTripChange, { params: { id }, body: change }).catch(() => null)
    if (mine === asked && $state.get().progress === 'asking') set({ broken: answer?.broken ?? [], progress: 'idle' })
  }

  async function save(): Promise<boolean> {
    const { draft, broken, choices, progress } = $state.get()
    const change = changed(base, draft)
    if (progress === 'saving' || isLeft) return false
    if (draft.title.trim() === '') return fail(text.blank)
    if (Object.keys(change).length === 0) return true
    if (progress === 'asking') return saveOnceKnown()
    asked += 1
    set({ progress: 'saving', wrong: null })
    const brokenItems = broken.map((item) => itemOf(item, choices))
    const body = { ...change, ...(brokenItems.length > 0 && { brokenItems }) }
    try {
      const call = (_: unknown, marks: Marks) => api.call(updateItinerary, { params: { id }, body: { ...marks, ...body } })
      const before = detail.$itinerary.get()
      const { requestId: undoes } = await detail.change((trip) => ({ ...trip, ...(change.title && { title: change.title }) }), call, { of: id, what: `edit ${JSON.stringify(body)}` })
      const patch = (trip: Itinerary) => ({ ...trip, ...(change.title && before && { title: before.title }) })
      toasts.show({ title: text.saved, action: { label: schedule.undo, run: () => void undoChange({ api, toasts, detail }, { id, undoes, patch }) } })
      return true
    } catch (error) {
      return refused(error)
    }
  }

  /** What is chosen holds for the draft before; what this one breaks nobody has seen yet. */
  async function saveOnceKnown(): Promise<boolean> {
    await answered
    const { broken, progress } = $state.get()
    return progress === 'idle' && broken.length > 0 ? fail(text.breaks) : save()
  }

  function refused(error: unknown): false {
    const broken = brokenIn(error)
    if (broken) {
      set({ broken, progress: 'idle', wrong: text.breaks })
      return false
    }
    // It has been taken in already; the next attempt is made on what there is now, and the form shows that where nothing was typed.
    if (isChangedElsewhere(error)) {
      const now = detail.$itinerary.get()
      if (now?.id === id) set({ draft: { ...draftOf(now), ...changed(base, $state.get().draft) } })
      if (now?.id === id) base = draftOf(now)
      fail(text.changedElsewhere)
      answered = preview()
      return false
    }
    return fail(serverMessage(error) ?? text.failed)
  }

  function fail(wrong: string): false {
    set({ progress: 'idle', wrong })
    return false
  }

  return {
    $state,
    edit,
    choose: (activityId, choice) => set({ choices: { ...$state.get().choices, [activityId]: choice } }),
    save,
    leave: () => void (isLeft = true),
  }
}

/** What becomes of something broken, unless the traveller says otherwise: the smallest repair, where there is one. */
export function choiceOf({ activityId, repair, violations }: Broken, choices: TripEditState['choices']): ItemChoice {
  const given = choices[activityId] ?? 'repair'
  const chosen = given === 'stay' && violations.length > 0 ? 'repair' : given
  return chosen === 'repair' && !repair ? 'unschedule' : chosen
}

/** The choice as it is sent; a repair by the start that is shown. */
function itemOf(item: Broken, choices: TripEditState['choices']): BrokenItem {
  const { activityId, repair } = item
  const choice = choiceOf(item, choices)
  if (choice !== 'repair') return { activityId, choice }
  return repair ? { activityId, choice, repair: { date: repair.date, startTime: repair.startTime } } : { activityId, choice: 'unschedule' }
}
