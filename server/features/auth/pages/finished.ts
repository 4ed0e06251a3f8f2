import type { Context } from 'koa'
import { POPUP_MESSAGE } from '@meander/sdk/contract/auth'
import { html } from '../../../http/html.ts'
import { SCRIPT_PATH, sendPage } from './layout.ts'

/** The last page of a pop-up. `origin` is that of the page which opened it. */
export function sendFinishedPage(ctx: Context, origin: string): void {
  sendPage(ctx, {
    title: 'Signed in to Meander',
    head: html`<script src="${SCRIPT_PATH}" defer data-origin="${origin}" data-message="${POPUP_MESSAGE}"></script>`,
    main: html`<h1>You are signed in</h1>
<p class="lede">You can close this window and go on where you were.</p>`,
  })
}
