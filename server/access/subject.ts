import { listDevices } from '@meander/sdk/contract/account'
import { readCurrentUser } from '@meander/sdk/contract/auth'
import { createCalendarLink, readCalendarLink } from '@meander/sdk/contract/calendar-export'
import { initConversation, readConversation, sendMessage } from '@meander/sdk/contract/chat'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { ConversationId, SavedActivityId, ShareToken } from '@meander/sdk/contract/ids'
import { createItinerary, readItinerary, removeActivity, saveActivity, scheduleActivity } from '@meander/sdk/contract/itineraries'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { createShareLink, readShareLink } from '@meander/sdk/contract/sharing'
import type { Caller } from '../test/start-server.ts'
import { anActivity } from '../test/timetable-provider.ts'

/** Somebody's trip and talk, and what names their parts. */
export interface Subject {
  kind: Kind
  itinerary: Itinerary
  /** Taken out, and to be brought back. */
  removedId: SavedActivityId
  conversationId: ConversationId
  /** One of the owner's sessions; of a guest, a word that names none. */
  sessionId: string
}

export type Kind = 'account' | 'guest'

/** In everything that is the owner's, and in nothing else: whoever else reads it has read what is not theirs. */
export const secretOf = (kind: Kind): string => `Zaubernuss of the ${kind}`

/** The name of the change that put something on the calendar: it can be undone. */
export const SCHEDULED = 'request-scheduled'

/** A trip with one activity on its calendar, one beside it and one taken out, its links, and a talk. */
export async function makeSubject(owner: Caller, kind: Kind): Promise<Subject> {
  const secret = secretOf(kind)
  const body = { title: `Lisbon, ${secret}`, destination: 'Lisbon', startDate: '2027-03-14' as Day, endDate: '2027-03-15' as Day }
  const { id } = await owner.call(createItinerary, { body })
  const save = async () => (await owner.call(saveActivity, { params: { id }, body: { activityData: anActivity('TRAM'), notes: secret } })).id
  const activityId = await save()
  const removedId = await save()
  await save()
  await owner.call(removeActivity, { params: { id, activityId: removedId } })
  const itinerary = await owner.call(scheduleActivity, { params: { id }, body: { activityId, dayNumber: 1, timeSlot: '09:00' as TimeOfDay, requestId: SCHEDULED } })
  const { sessionId: conversationId } = await owner.call(initConversation)
  await owner.call(sendMessage, { body: { sessionId: conversationId, message: `My word is ${secret}` } })
  const devices = kind === 'account' ? (await owner.call(listDevices)).sessions : []
  await owner.call(createCalendarLink, { params: { id } })
  if (kind === 'account') await owner.call(createShareLink, { params: { id } })
  return { kind, itinerary, removedId, conversationId, sessionId: devices.find(({ current }) => current)?.id ?? 'made-up' }
}

/** All of it as its owner sees it: the trip, its links, the talk, and of an account who it is and where it is signed in. */
export async function seenByOwner(owner: Caller, { kind, itinerary, conversationId }: Subject): Promise<unknown> {
  const params = { id: itinerary.id }
  const seen = [await owner.call(readItinerary, { params }), await owner.call(readCalendarLink, { params }), await owner.call(readConversation, { params: { id: conversationId } })]
  if (kind === 'guest') return seen
  const { sessions } = await owner.call(listDevices)
  return [...seen, await owner.call(readShareLink, { params }), await owner.call(readCurrentUser), sessions.map(({ id }) => id).toSorted()]
}

export interface Links {
  good: ShareToken
  expired: ShareToken
  revoked: ShareToken
  calendar: string
}

/** Shared trips whose notes are private, and their links. `expire` and `revoke` do what their names say to the link that there is. */
export async function makeLinks(owner: Caller, end: { expire: (token: ShareToken) => Promise<void>; revoke: (id: Itinerary['id']) => Promise<void> }): Promise<Links> {
  const share = async () => {
    const { itinerary } = await makeSubject(owner, 'account')
    const { shareToken } = await owner.call(createShareLink, { params: { id: itinerary.id } })
    return { id: itinerary.id, shareToken }
  }
  const [good, expired, revoked] = [await share(), await share(), await share()]
  await end.expire(expired.shareToken)
  await end.revoke(revoked.id)
  const { link } = await owner.call(createCalendarLink, { params: { id: good.id } })
  const calendar = /calendars\/([^.]+)/.exec(link?.url ?? '')?.[1] ?? ''
  return { good: good.shareToken, expired: expired.shareToken, revoked: revoked.shareToken, calendar }
}
