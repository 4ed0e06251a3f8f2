import * as account from '@meander/sdk/contract/account'
import * as activities from '@meander/sdk/contract/activities'
import * as arranging from '@meander/sdk/contract/arranging'
import * as auth from '@meander/sdk/contract/auth'
import * as calendars from '@meander/sdk/contract/calendar-export'
import * as chat from '@meander/sdk/contract/chat'
import * as destinations from '@meander/sdk/contract/destinations'
import type { Endpoint } from '@meander/sdk/contract/endpoint'
import * as faults from '@meander/sdk/contract/faults'
import * as itineraries from '@meander/sdk/contract/itineraries'
import * as sharing from '@meander/sdk/contract/sharing'
import * as speech from '@meander/sdk/contract/speech'
import * as changes from '@meander/sdk/contract/trip-changes'
import * as rules from '@meander/sdk/contract/trip-rules'
import * as undoing from '@meander/sdk/contract/undoing'
import { anActivity } from '../test/timetable-provider.ts'
import type { Law } from './laws.ts'
import { SCHEDULED } from './subject.ts'
import type { Subject } from './subject.ts'

interface Input {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** One route and its law; `input` beside what the subject's own ids fill in. */
export interface Row {
  endpoint: Pick<Endpoint, 'method' | 'path'>
  law: Law
  input: (subject: Subject) => Input
  /** It ends sessions, the account or the bearer, so each caller signs in anew. */
  afresh: boolean
}

const ENDS_SESSIONS: readonly unknown[] = [auth.signOut, account.signOutDevice, account.signOutEverywhere, account.deleteAccount, auth.renewAccessToken]
const row = (endpoint: Row['endpoint'], law: Law, input: Row['input'] = () => ({})): Row => ({ endpoint, law, input, afresh: ENDS_SESSIONS.includes(endpoint) })

const savedId = ({ itinerary }: Subject) => itinerary.activities[1]?.id
const slotId = ({ itinerary }: Subject) => itinerary.days[0]?.timeSlots[0]?.id
const dayId = ({ itinerary }: Subject) => itinerary.days[0]?.id
const talk = { messages: [{ id: 'm-1', role: 'user', content: 'Hello there' }] }
const trip = { title: 'Mine', destination: 'Lisbon' }

/** Every call of the contract. */
export const ROWS: readonly Row[] = [
  row(itineraries.listItineraries, 'each their own'),
  row(itineraries.createItinerary, 'each their own', () => ({ body: trip })),
  row(itineraries.readItinerary, 'own'),
  row(itineraries.deleteItinerary, 'own'),
  row(itineraries.saveActivity, 'own', () => ({ body: { activityData: anActivity('TRAM') } })),
  row(itineraries.editActivity, 'own', (of) => ({ params: { activityId: savedId(of) }, body: { notes: 'Mine' } })),
  row(itineraries.removeActivity, 'own', (of) => ({ params: { activityId: savedId(of) } })),
  row(itineraries.restoreActivity, 'own', ({ removedId }) => ({ params: { activityId: removedId }, body: {} })),
  row(itineraries.readAvailableSlots, 'own', () => ({ body: { activityCode: 'TRAM', date: '2027-03-14' } })),
  row(itineraries.scheduleActivity, 'own', (of) => ({ body: { activityId: savedId(of), dayNumber: 1, timeSlot: '14:00' } })),
  row(itineraries.rescheduleActivity, 'own', (of) => ({ body: { slotId: slotId(of), dayNumber: 1, timeSlot: '14:00' } })),
  row(itineraries.unscheduleActivity, 'own', (of) => ({ params: { slotId: slotId(of) } })),
  row(itineraries.removeFromDay, 'own', (of) => ({ params: { slotId: slotId(of), dayId: dayId(of) } })),
  row(rules.readStarts, 'own', (of) => ({ params: { activityId: savedId(of) } })),
  row(changes.previewTripChange, 'own', () => ({ body: { groupSize: 3 } })),
  row(changes.updateItinerary, 'own', () => ({ body: { title: 'Mine', endDate: '2027-03-16' } })),
  row(arranging.proposeArrangement, 'own', () => ({ body: {} })),
  row(arranging.placeActivities, 'own', (of) => ({ body: { placements: [{ activityId: savedId(of), date: '2027-03-14', startTime: '14:00' }] } })),
  row(undoing.undoChange, 'own', () => ({ body: { undoes: SCHEDULED } })),
  row(calendars.readCalendarFile, 'own'),
  row(calendars.readCalendarLink, 'own'),
  row(calendars.createCalendarLink, 'own', () => ({ body: {} })),
  row(calendars.revokeCalendarLink, 'own'),
  row(sharing.readShareLink, 'own, of accounts'),
  row(sharing.createShareLink, 'own, of accounts', () => ({ body: { indexable: true } })),
  row(sharing.revokeShareLink, 'own, of accounts'),
  row(sharing.previewShareMail, 'own, of accounts', () => ({ body: {} })),
  row(sharing.shareByEmail, 'own, of accounts', () => ({ body: { email: 'friend@example.org' } })),
  // By a link of somebody else's that works; `access.test.ts` has those that do not.
  row(sharing.readSharedItinerary, 'for all'),
  row(sharing.copySharedItinerary, 'each their own', () => ({ body: {} })),
  row(chat.initConversation, 'each their own', () => ({ body: {} })),
  row(chat.listRecentConversations, 'each their own'),
  row(chat.readConversation, 'own talk', ({ conversationId }) => ({ params: { id: conversationId } })),
  row(chat.resumeChat, 'own talk', ({ conversationId }) => ({ query: { chatId: conversationId } })),
  row(chat.stopChat, 'own talk', ({ conversationId }) => ({ query: { chatId: conversationId } })),
  // An id is its owner's own: another who names it begins a talk of theirs.
  row(chat.postChat, 'each their own', ({ conversationId }) => ({ body: { id: conversationId, ...talk } })),
  row(chat.sendMessage, 'each their own', ({ conversationId }) => ({ body: { sessionId: conversationId, message: 'Hello there' } })),
  row(chat.readRecommendations, 'own talk', ({ conversationId }) => ({ body: { sessionId: conversationId, message: 'Hello there' } })),
  row(auth.readCurrentUser, 'of the session'),
  row(auth.signOut, 'open'),
  row(auth.beginSignIn, 'each their own'),
  row(auth.pollSignIn, 'open', () => ({ params: { transactionId: 'made-up' }, body: { pollSecret: 'made-up' } })),
  row(account.listDevices, 'of our pages'),
  row(account.signOutDevice, 'own, of our pages', ({ sessionId }) => ({ params: { sessionId } })),
  row(account.signOutEverywhere, 'of our pages'),
  row(account.readAccountData, 'of our pages'),
  row(account.deleteAccount, 'of our pages', () => ({ query: { confirm: 'delete' } })),
  row(auth.renewAccessToken, 'by bearer', () => ({ body: {} })),
  row(activities.readActivityDetails, 'open', () => ({ params: { productCode: 'TRAM' } })),
  row(activities.readAvailability, 'open', () => ({ params: { productCode: 'TRAM' }, query: { date: '2027-03-14' } })),
  row(activities.testProviderAccess, 'open', () => ({ params: { provider: 'timetable' } })),
  row(activities.searchActivities, 'open', () => ({ body: { query: 'Lisbon' } })),
  row(destinations.findDestinations, 'open', () => ({ body: { searchTerm: 'Lisbon' } })),
  row(destinations.searchDestinations, 'open', () => ({ query: { query: 'Lisbon' } })),
  // Takes recordings, as forms; the tests of speech send some.
  row(speech.transcribe, 'open', () => ({ body: {} })),
  row(speech.warmSpeech, 'open', () => ({ body: {} })),
  row(faults.reportFault, 'open', () => ({ body: { where: 'Instruments', kind: 'TypeError', stack: '' } })),
]

const page = (method: 'GET' | 'POST', path: string, law: Law = 'open'): Row => row({ method, path: path as `/api/${string}` }, law)

/** What the server answers beside the contract: pages and files that a browser goes to by itself. */
export const PAGES: readonly Row[] = [
  page('GET', '/healthz'),
  page('GET', '/api/openapi.json', 'for all'),
  page('GET', '/readyz'),
  page('GET', '/api/itineraries/:id/calendar.ics', 'own'),
  page('GET', '/api/shared/:shareToken/calendar.ics', 'for all'),
  page('GET', '/shared/:shareToken/picture.png', 'for all'),
  page('GET', '/api/calendars/:token.ics'),
  page('GET', '/api/login'),
  { ...page('GET', '/api/auth/logout'), afresh: true },
  page('GET', '/api/auth/finished'),
  page('GET', '/api/auth/cancel'),
  page('GET', '/api/auth/:provider'),
  page('GET', '/api/auth/:provider/callback'),
  page('POST', '/api/auth/:provider/callback'),
  page('GET', '/api/auth/assets/sign-in.css'),
  page('GET', '/api/auth/assets/finished.js'),
  page('GET', '/media/activities/:name'),
  page('GET', '/sdk/partners/:file'),
  page('GET', '/sample-booking/:code'),
  page('GET', '/sample-booking/page.css'),
]

/**
 * Not tried here. The embedded provider's own pages know a sign-in by a cookie of their own; the outbox is closed but on a
 * machine that is being tried out, and has tests of its own.
 */
export const ELSEWHERE: readonly string[] = ['/oidc/sign-in/:uid', '/oidc{/*rest}', '/dev/outbox', '/dev/outbox/:name']
