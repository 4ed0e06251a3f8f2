import type { EndpointReply } from '@meander/sdk/contract/endpoint'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import { undoChange as endpoint } from '@meander/sdk/contract/undoing'
import type { Api } from '../../api/client.ts'
import { serverMessage } from '../../api/server-message.ts'
import { locale } from '../../i18n/en/locale.ts'
import { schedule } from '../../i18n/en/schedule.ts'
import { undo as text } from '../../i18n/en/undo.ts'
import type { Toasts } from '../../kit/toasts.ts'
import type { ItineraryDetailStore, Patch } from '../itineraries/detail/index.ts'
import { brokenIn } from './broken-in.ts'
import { isChangedElsewhere } from './failure-text.ts'

export interface UndoDeps {
  api: Pick<Api, 'call'>
  toasts: Pick<Toasts, 'show'>
  detail: Pick<ItineraryDetailStore, 'change'>
}

/** A change by its name, in the itinerary it belongs to; `patch`: how its undoing is shown until the server has answered. */
export interface Undoing {
  id: ItineraryId
  undoes: string
  patch: Patch
}

type Left = EndpointReply<typeof endpoint>['left']

/** Undoes a change, although another itinerary may be open by now, and tells what had no place to go back to. False when it was refused. */
export async function undoChange({ api, toasts, detail }: UndoDeps, { id, undoes, patch }: Undoing): Promise<boolean> {
  let left: Left = []
  try {
    await detail.change(
      patch,
      async (_, { requestId }) => {
        const answer = await api.call(endpoint, { params: { id }, body: { requestId, undoes } })
        left = answer.left
        return answer.itinerary
      },
      { of: id, what: `undo ${undoes}` },
    )
    toasts.show(left.length === 0 ? { title: text.done } : { title: text.partly, text: sayLeft(left) })
    return true
  } catch (error) {
    toasts.show({ title: schedule.undoFailed, text: reasonOf(error), tone: 'failed' })
    return false
  }
}

function sayLeft(left: Left): string {
  return left.map(({ title, violations: [why] }) => (why ? sayInItsWay(title, why) : title)).join(' ')
}

/** The server's own words are English, and tell more. */
function sayInItsWay(title: string, why: Left[number]['violations'][number]): string {
  if (locale.language === 'en') return `${title}: ${why.message}`
  return why.with ? text.taken(title, why.with.title) : text.outside(title)
}

function reasonOf(error: unknown): string {
  const broken = brokenIn(error)
  if (broken) return text.breaks(broken.map(({ title }) => title).join(', '))
  return isChangedElsewhere(error) ? text.elsewhere : (serverMessage(error) ?? schedule.undoFailedText)
}
