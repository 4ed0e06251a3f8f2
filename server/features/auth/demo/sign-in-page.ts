import type { Context } from 'koa'
import { html } from '../../../http/html.ts'
import type { Language } from '../../../http/language.ts'
import { sendPage } from '../pages/layout.ts'
import { signInWords } from '../pages/words.ts'

export interface SignInPage {
  language: Language
  /** The page of another origin that waits for this sign-in, by its host. */
  partnerHost: string | null
  /** What was typed, when it has to be typed again. */
  entry?: string
  /** Nothing was typed that could be a name. */
  wrong?: boolean
}

/** Who signs in, and, when a partner's page asked, whether it may: one page, one button. */
export function sendSignInPage(ctx: Context, { language, partnerHost, entry = '', wrong = false }: SignInPage): void {
  const words = signInWords(language)
  const description = wrong ? 'wrong hint' : 'hint'
  sendPage(
    ctx,
    {
      language,
      title: words.title,
      main: html`<h1>${words.title}</h1>
<p class="lede">${words.demoLabel}</p>
${partnerHost !== null && html`<p class="asks">${words.asks(partnerHost)}</p>`}
<form method="post">
<label for="entry">${words.entry}</label>
<input id="entry" name="entry" value="${entry}" maxlength="120" autocomplete="username" autocapitalize="none" spellcheck="false" required autofocus aria-describedby="${description}"${wrong && html` aria-invalid="true"`}>
${wrong && html`<p class="wrong" id="wrong" role="alert">${words.noEntry}</p>`}
<p class="hint" id="hint">${words.noPassword}</p>
<div class="ways"><button class="go" type="submit">${words.continue}</button><button type="submit" name="action" value="cancel" formnovalidate>${words.cancel}</button></div>
</form>`,
    },
    wrong ? 400 : 200,
  )
}
