import type { Context } from 'koa'
import { html } from '../../../http/html.ts'
import { sendPage } from './layout.ts'

export interface ConsentPage {
  /** The page of another origin that waits for this sign-in, by its host. */
  partnerHost: string
  /** What the provider is called. */
  label: string
  /** Where each of the two ways goes. */
  goOn: string
  cancel: string
}

/** Says who asks before a provider is gone to that cannot say it: it may know the person already and pass them on unseen. */
export function sendConsentPage(ctx: Context, { partnerHost, label, goOn, cancel }: ConsentPage): void {
  sendPage(ctx, {
    title: 'Sign in to Meander',
    main: html`<h1>Sign in to Meander</h1>
<p class="asks"><strong>${partnerHost}</strong> asks to save trips for you</p>
<p class="hint">You sign in with ${label}. Go on only if you have just asked for it on ${partnerHost}.</p>
<div class="ways"><a class="go" href="${goOn}">Continue with ${label}</a><a class="way" href="${cancel}">Cancel</a></div>`,
  })
}
