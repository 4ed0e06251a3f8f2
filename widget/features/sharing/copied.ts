import type { EndpointReply } from '@meander/sdk/contract/endpoint'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import type { copySharedItinerary } from '@meander/sdk/contract/sharing'
import { sharing as texts } from '../../i18n/en/sharing.ts'
import type { SafeStorage } from '../../kit/storage.ts'
import type { Toasts } from '../../kit/toasts.ts'

/** A trip that was just made one's own, until its page has said so. */
const COPIED_KEY = 'meander.copied'

type Copied = EndpointReply<typeof copySharedItinerary>

/** Before one goes on to the trip. */
export function leaveWord(tab: SafeStorage, { id, keptForDays, alreadyYours }: Copied): void {
  tab.set(COPIED_KEY, `${id} ${alreadyYours ? 'already' : (keptForDays ?? '')}`)
}

/** On the trip's page, once: that it is the visitor's now, and a guest for how long. */
export function tellCopied({ tab, toasts }: { tab: SafeStorage; toasts: Pick<Toasts, 'show'> }, id: ItineraryId): void {
  const [copied, days] = tab.get(COPIED_KEY)?.split(' ') ?? []
  if (copied === undefined) return
  tab.remove(COPIED_KEY)
  if (copied !== id) return
  if (days === 'already') toasts.show({ title: texts.page.alreadyYours, text: texts.page.alreadyYoursText })
  else toasts.show({ title: texts.page.copied, text: days ? texts.page.copiedAsGuest(Number(days)) : undefined })
}
