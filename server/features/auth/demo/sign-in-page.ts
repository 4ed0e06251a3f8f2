import type { Context } from 'koa'
import { html } from '../../../http/html.ts'
import { sendPage } from '../pages/layout.ts'
import { DEMO_LABEL } from './provider.ts'

export interface SignInPage {
  /** The page of another origin that waits for this sign-in, by its host. */
  partnerHost: string | null
  /** What was typed, when it has to be typed again. */
  entry?: string
  wrong?: string
}

/** Who signs in, and, when a partner's page asked, whether it may: one page, one button. */
export function sendSignInPage(ctx: Context, { partnerHost, entry = '', wrong }: SignInPage): void {
  const description = wrong === undefined ? 'hint' : 'wrong hint'
  sendPage(
    ctx,
    {
      title: 'Sign in to Meander',
      main: html`<h1>Sign in to Meander</h1>
<p class="lede">${DEMO_LABEL}</p>
${partnerHost !== null && html`<p class="asks"><strong>${partnerHost}</strong> asks to save trips for you</p>`}
<form method="post">
<label for="entry">Your name or e-mail</label>
<input id="entry" name="entry" value="${entry}" maxlength="120" autocomplete="username" autocapitalize="none" spellcheck="false" required autofocus aria-describedby="${description}"${wrong !== undefined && html` aria-invalid="true"`}>
${wrong !== undefined && html`<p class="wrong" id="wrong" role="alert">${wrong}</p>`}
<p class="hint" id="hint">There is no password: whoever types the same name is in the same account. Keep nothing secret here.</p>
<div class="ways"><button class="go" type="submit">Continue</button><button type="submit" name="action" value="cancel" formnovalidate>Cancel</button></div>
</form>`,
    },
    wrong === undefined ? 200 : 400,
  )
}
