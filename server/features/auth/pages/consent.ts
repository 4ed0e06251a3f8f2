import type { Context } from 'koa'
import { html } from '../../../http/html.ts'
import type { Language } from '../../../http/language.ts'
import { sendPage } from './layout.ts'
import { signInWords } from './words.ts'

export interface ConsentPage {
  language: Language
  /** The page of another origin that waits for this sign-in, by its host. */
  partnerHost: string
  /** What the provider is called. */
  label: string
  /** Where each of the two ways goes. */
  goOn: string
  cancel: string
}

/** Says who asks before a provider is gone to that cannot say it: it may know the person already and pass them on unseen. */
export function sendConsentPage(ctx: Context, { language, partnerHost, label, goOn, cancel }: ConsentPage): void {
  const words = signInWords(language)
  sendPage(ctx, {
    language,
    title: words.title,
    main: html`<h1>${words.title}</h1>
<p class="asks">${words.asks(partnerHost)}</p>
<p class="hint">${words.goOnOnlyIf(label, partnerHost)}</p>
<div class="ways"><a class="go" href="${goOn}">${words.continueWith(label)}</a><a class="way" href="${cancel}">${words.cancel}</a></div>`,
  })
}
