import type { Context } from 'koa'
import { POPUP_MESSAGE } from '@meander/sdk/contract/auth'
import { html } from '../../../http/html.ts'
import type { Language } from '../../../http/language.ts'
import { SCRIPT_PATH, sendPage } from './layout.ts'
import { signInWords } from './words.ts'

/** The last page of a pop-up. `origin` is that of the page which opened it. */
export function sendFinishedPage(ctx: Context, { origin, language }: { origin: string; language: Language }): void {
  const words = signInWords(language)
  sendPage(ctx, {
    language,
    title: words.finishedTitle,
    head: html`<script src="${SCRIPT_PATH}" defer data-origin="${origin}" data-message="${POPUP_MESSAGE}"></script>`,
    main: html`<h1>${words.finished}</h1>
<p class="lede">${words.close}</p>`,
  })
}
