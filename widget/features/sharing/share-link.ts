import { createShareLink, readShareLink, revokeShareLink, type ShareLink } from '@meander/sdk/contract/sharing'
import { sharing as text } from '../../i18n/en/sharing.ts'
import type { LinkState, ShareContext } from './share-state.ts'

const DAY_MS = 86_400_000

/** What is said about a link: a new one is made with it, and the one there is changed by it. */
export interface LinkTerms {
  /** Days from now until it stops working; null: it does not. */
  expiresInDays?: number | null
  indexable?: boolean
}

/** Whether the trip has a link already. Reads only: nobody is let in by opening the dialog. */
export async function readLink(context: ShareContext): Promise<void> {
  const show = showing(context)
  show({ state: 'reading' })
  try {
    const { link } = await context.deps.api.call(readShareLink, { params: { id: idOf(context) } })
    if (isReading(context)) show(link ? ready(context, link) : none(context))
  } catch {
    if (isReading(context)) show({ state: 'failed' })
  }
}

/** What was chosen for one link is meant for the next one too. */
function none(context: ShareContext, chosen: { terms?: LinkTerms; ended?: boolean } = {}): LinkState {
  const id = idOf(context)
  const terms = chosen.terms ?? context.chosenTerms.get(id) ?? {}
  context.chosenTerms.set(id, terms)
  return { state: 'none', terms, ended: chosen.ended }
}

/** A link that was last changed on another day than it was made tells its end, and not how many days that was. */
function ready({ chosenDays }: ShareContext, link: ShareLink): LinkState {
  const { createdAt, expiresAt } = link
  if (expiresAt === null) return { state: 'ready', link, days: null }
  return { state: 'ready', link, days: chosenDays.get(expiresAt) ?? Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / DAY_MS) }
}

/** False once a press has made the link in the meantime. */
function isReading({ $share }: ShareContext): boolean {
  const now = $share.get()
  return now.state === 'open' && now.link.state === 'reading'
}

/** The link there is, or a new one; null where none can be made, which is shown. */
export async function linkFor(context: ShareContext): Promise<ShareLink | null> {
  const { $share } = context
  const state = $share.get()
  if (state.state !== 'open') return null
  if (state.link.state === 'ready') return state.link.link
  return write(context, state.link.state === 'none' ? state.link.terms : {})
}

/** Without a link they are remembered for the one to come. */
export async function setTerms(context: ShareContext, terms: LinkTerms): Promise<void> {
  const state = context.$share.get()
  if (state.state !== 'open') return
  const { link } = state
  if (link.state === 'none') showing(context)(none(context, { ...link, terms: { ...link.terms, ...terms } }))
  else if (link.state === 'ready') await write(context, terms)
}

/** The link stops working, for everybody who has it. */
export async function revoke(context: ShareContext): Promise<void> {
  const { deps } = context
  const show = showing(context)
  const ended = termsOf(context)
  try {
    await deps.api.call(revokeShareLink, { params: { id: idOf(context) } })
    show(none(context, { terms: ended, ended: true }))
    deps.toasts.show({ title: text.stopped, text: text.stoppedText })
  } catch {
    deps.toasts.show({ title: text.notStopped, text: text.notStoppedText, tone: 'failed' })
  }
}

function termsOf({ $share }: ShareContext): LinkTerms | undefined {
  const state = $share.get()
  return state.state === 'open' && state.link.state === 'ready' ? { expiresInDays: state.link.days, indexable: state.link.link.indexable } : undefined
}

async function write(context: ShareContext, terms: LinkTerms): Promise<ShareLink | null> {
  const { deps, $share } = context
  const before = $share.get()
  const show = showing(context)
  if (before.state === 'open' && before.link.state !== 'ready') show({ state: 'making' })
  try {
    const link = await deps.api.call(createShareLink, { params: { id: idOf(context) }, body: terms })
    if (terms.expiresInDays && link.expiresAt) context.chosenDays.set(link.expiresAt, terms.expiresInDays)
    show(ready(context, link))
    return link
  } catch {
    // A link that could not be changed works as it did.
    if (before.state === 'open' && before.link.state === 'ready') {
      show({ ...before.link })
      deps.toasts.show({ title: text.failed, text: text.termsFailed, tone: 'failed' })
    } else show({ state: 'failed' })
    return null
  }
}

function idOf({ $share }: ShareContext) {
  const state = $share.get()
  if (state.state !== 'open') throw new Error('nothing is being shared')
  return state.itinerary.id
}

/** Shows the link of the itinerary that is open now, as long as it is. */
function showing(context: ShareContext): (link: LinkState) => void {
  const id = idOf(context)
  return (link) => {
    const now = context.$share.get()
    if (now.state === 'open' && now.itinerary.id === id) context.$share.set({ ...now, link })
  }
}
