import type { Migration } from 'kysely'
import * as conversations from './0001-conversations.ts'
import * as itineraries from './0002-itineraries.ts'
import * as accounts from './0003-accounts.ts'
import * as shareLinks from './0004-share-links.ts'
import * as rateLimits from './0005-rate-limits.ts'
import * as noUserAgents from './0006-no-user-agents.ts'
import * as runningReplies from './0007-running-replies.ts'
import * as modelTokens from './0008-model-tokens.ts'
import * as requestsOnce from './0009-requests-once.ts'
import * as tokenHolds from './0010-token-holds.ts'
import * as itineraryRequests from './0011-itinerary-requests.ts'
import * as calendarLinks from './0012-calendar-links.ts'
import * as removedActivities from './0013-removed-activities.ts'
import * as shareChoices from './0014-share-choices.ts'
import * as privateNotes from './0015-private-notes.ts'
import * as sessionDevices from './0016-session-devices.ts'
import * as givenNames from './0017-given-names.ts'
import * as offers from './0018-offers.ts'
import * as embedHandles from './0019-embed-handles.ts'
import * as shareMails from './0020-share-mails.ts'
import * as partners from './0021-partners.ts'
import * as itineraryChanges from './0022-itinerary-changes.ts'

/** Every step of the database's shape, by the name under which it is remembered as done. A step, once released, never changes. */
export const migrations: Record<string, Migration> = {
  '0001-conversations': conversations,
  '0002-itineraries': itineraries,
  '0003-accounts': accounts,
  '0004-share-links': shareLinks,
  '0005-rate-limits': rateLimits,
  '0006-no-user-agents': noUserAgents,
  '0007-running-replies': runningReplies,
  '0008-model-tokens': modelTokens,
  '0009-requests-once': requestsOnce,
  '0010-token-holds': tokenHolds,
  '0011-itinerary-requests': itineraryRequests,
  '0012-calendar-links': calendarLinks,
  '0013-removed-activities': removedActivities,
  '0014-share-choices': shareChoices,
  '0015-private-notes': privateNotes,
  '0016-session-devices': sessionDevices,
  '0017-given-names': givenNames,
  '0018-offers': offers,
  '0019-embed-handles': embedHandles,
  '0020-share-mails': shareMails,
  '0021-partners': partners,
  '0022-itinerary-changes': itineraryChanges,
}
