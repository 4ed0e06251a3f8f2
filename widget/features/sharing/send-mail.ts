import type { EndpointReply } from '@meander/sdk/contract/endpoint'
import { previewShareMail, shareByEmail } from '@meander/sdk/contract/sharing'
import { ApiError, NetworkError } from '../../api/request-errors.ts'
import { serverMessage } from '../../api/server-message.ts'
import { locale } from '../../i18n/en/locale.ts'
import { sharing as text } from '../../i18n/en/sharing.ts'
import { readLink } from './share-link.ts'
import type { MailState, ShareContext } from './share-state.ts'
import { tellHost } from './share.ts'

/** The e-mail as it would go out. */
export type MailPreview = EndpointReply<typeof previewShareMail>

/** Null, and told, where there is none. */
export async function preview({ deps, $share }: ShareContext, message: string): Promise<MailPreview | null> {
  const state = $share.get()
  if (state.state !== 'open') return null
  try {
    // The link to come is as it was chosen.
    const choices = state.link.state === 'none' ? state.link.terms : {}
    return await deps.api.call(previewShareMail, { params: { id: state.itinerary.id }, body: { ...choices, message, language: locale.language } })
  } catch {
    deps.toasts.show({ title: text.previewFailed, text: text.previewFailedText, tone: 'failed' })
    return null
  }
}

/** True when it was sent. `wrong`: the field itself says that it is no address. */
export async function sendMail(context: ShareContext, given: { email: string; message: string; wrong?: boolean }): Promise<boolean> {
  const { deps, $share } = context
  const state = $share.get()
  const email = given.email.trim()
  if (state.state !== 'open' || state.mail.state === 'sending') return false
  // What was told of the last try is no longer true.
  if (context.told !== undefined) deps.toasts.dismiss(context.told)
  if (given.wrong) {
    $share.set({ ...state, mail: { state: 'refused', why: text.emailWrong, of: 'address' } })
    return false
  }
  if (!email) {
    context.told = deps.toasts.show({ title: text.emailRequired, text: text.emailRequiredText, tone: 'failed' })
    return false
  }
  $share.set({ ...state, mail: { state: 'sending' } })
  try {
    // A trip without a link gets one with the mail, as it was chosen, and none where the mail does not go.
    const terms = state.link.state === 'none' ? state.link.terms : {}
    await deps.api.send(shareByEmail, { params: { id: state.itinerary.id }, body: { email, message: given.message, language: locale.language, ...terms } })
  } catch (error) {
    // Signing in again is asked for over what was written.
    if (!(error instanceof ApiError && error.status === 401)) context.told = deps.toasts.show({ title: text.failed, text: text.failedText, tone: 'failed' })
    const now = $share.get()
    if (now.state === 'open') $share.set({ ...now, mail: refusal(error) })
    return false
  }
  if (state.link.state !== 'ready') await readLink(context)
  tellHost(context)
  $share.set({ state: 'closed' })
  deps.toasts.show({ title: text.shared, text: text.sharedText(email) })
  return true
}

/** The toast is the same for all; what can be done about it stands where one wrote. */
function refusal(error: unknown): MailState {
  if (error instanceof NetworkError) return { state: 'refused', why: text.offline, of: 'sending' }
  const why = error instanceof ApiError && (error.code === 'bad-request' || error.code === 'too-many-requests') ? serverMessage(error) : null
  return why === null ? { state: 'idle' } : { state: 'refused', why, of: error instanceof ApiError && error.code === 'bad-request' ? 'address' : 'sending' }
}

/** The address is being written anew: what was said of the last one is over. */
export function rewrite({ $share }: ShareContext): void {
  const state = $share.get()
  if (state.state === 'open' && state.mail.state === 'refused') $share.set({ ...state, mail: { state: 'idle' } })
}
