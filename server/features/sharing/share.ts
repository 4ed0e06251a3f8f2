import type { Kysely } from 'kysely'
import type { EndpointReply, EndpointRequest } from '@meander/sdk/contract/endpoint'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import type { previewShareMail, ShareLink, shareByEmail as shareEndpoint } from '@meander/sdk/contract/sharing'
import type { Database } from '../../db/schema.ts'
import type { Allowances } from '../../guards/limiter.ts'
import { requireAccount } from '../../guards/signed-in.ts'
import { ApiError } from '../../http/errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { MailError } from '../../mail/mailer.ts'
import type { Mail, Mailer } from '../../mail/mailer.ts'
import { findItinerary, itineraryGone, mayShare } from '../itineraries/index.ts'
import type { LoadedItinerary } from '../itineraries/index.ts'
import { countMail } from './count-mail.ts'
import { endOf, findLink, keepLink, openLink, presentLink, removeLink, reserveLink, withChoices } from './links.ts'
import type { LinkChoices } from './links.ts'
import { presentShared } from './present.ts'
import { senderName } from './sender-name.ts'
import { writeShareMail } from './share-mail.ts'

export interface SharingDeps {
  db: Kysely<Database>
  clock: () => Date
  config: { publicUrl: string; allowances: Pick<Allowances, 'share-email'> }
  mailer: Mailer
}

interface Of {
  viewer: Viewer
  id: ItineraryId
}

export const SIGN_IN_TO_SHARE = 'Please sign in to share this itinerary.'

export async function readLink({ db, clock, config }: SharingDeps, of: Of): Promise<ShareLink | null> {
  await findShareable(db, of)
  const row = await findLink(db, of.id, clock())
  return row === null ? null : presentLink(row, config.publicUrl)
}

export async function createLink({ db, clock, config }: SharingDeps, of: Of, choices: LinkChoices): Promise<ShareLink> {
  return db.transaction().execute(async (trx) => {
    await findShareable(trx, of)
    return presentLink(await keepLink(trx, of.id, choices, clock()), config.publicUrl)
  })
}

/** From now on the old address shows nothing; a new link has a new one. */
export async function revokeLink({ db }: SharingDeps, of: Of): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await findShareable(trx, of)
    await removeLink(trx, of.id)
  })
}

type Preview = EndpointReply<typeof previewShareMail>
type PreviewRequest = EndpointRequest<typeof previewShareMail>['body']

/** The e-mail as it would be sent now, by the link there is or by one that is to work so many days. Nothing is made public by looking at it. */
export async function previewMail({ db, clock, config }: SharingDeps, of: Of, { message, language, expiresInDays = null }: PreviewRequest): Promise<Preview> {
  const loaded = await findShareable(db, of)
  const row = await findLink(db, of.id, clock())
  const link = row === null ? { url: `${config.publicUrl}/shared/…`, expiresAt: endOf(expiresInDays, clock()) } : presentLink(row, config.publicUrl)
  const sender = await senderName(db, requireAccount(of.viewer, SIGN_IN_TO_SHARE))
  const { subject, html, text } = writeShareMail({ shared: presentShared(loaded), link, message, sender, language })
  return { subject, html, text }
}

type Letter = EndpointRequest<typeof shareEndpoint>['body']

/** Sends the link; the itinerary gets one when it has none, which works once the mail has gone. Counted is what is sent or refused at the other end. */
export async function shareByEmail(deps: SharingDeps, of: Of, given: Letter): Promise<void> {
  const to = readAddress(given.email)
  const { db, clock, config } = deps
  await findShareable(db, of)
  const account = requireAccount(of.viewer, SIGN_IN_TO_SHARE)
  const counted = await countMail(db, account, config.allowances['share-email'], clock())
  const { shared, reserved } = await db.transaction().execute(async (trx) => ({
    shared: presentShared(await findShareable(trx, of)),
    reserved: await reserveLink(trx, of.id, clock()),
  }))
  const link = presentLink(withChoices(reserved, given, clock()), config.publicUrl)
  try {
    await send(deps.mailer, { to, ...writeShareMail({ shared, link, message: given.message, language: given.language, sender: await senderName(db, account) }) })
  } catch (failure) {
    // Whoever tries addresses out is counted; a server that is down is nobody's hour.
    if (!(failure instanceof ApiError && failure.code === 'bad-request')) await counted.giveBack()
    throw failure
  }
  await db.transaction().execute((trx) => openLink(trx, reserved, given, clock()))
}

async function send(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (failure) {
    if (!(failure instanceof MailError)) throw failure
    if (failure.reason === 'refused') throw new ApiError('bad-request', 'No mail is taken at this address. Please check it for a typing mistake.', { cause: failure })
    throw new ApiError('provider-failed', 'The e-mail could not be sent just now. Please try again.', { cause: failure })
  }
}

async function findShareable(db: Kysely<Database>, { viewer, id }: Of): Promise<LoadedItinerary> {
  if (viewer.kind !== 'user') throw new ApiError('not-signed-in', SIGN_IN_TO_SHARE)
  const loaded = await findItinerary(db, viewer, id)
  if (!mayShare(viewer, loaded.row)) throw itineraryGone()
  return loaded
}

const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/

/** One plain address: anything else in that field could add recipients or headers of its own. */
function readAddress(text: string): string {
  const address = text.trim()
  if (address !== text.replace(/^ +| +$/g, '') || !ADDRESS.test(address) || /\p{Cc}/u.test(text)) {
    throw new ApiError('bad-request', 'Please enter one e-mail address, such as name@example.org.')
  }
  return address
}
