import type { ShareLink, SharedItinerary } from '@meander/sdk/contract/sharing'
import { html } from '../../http/html.ts'
import { readLanguage } from '../../http/language.ts'
import type { Mail } from '../../mail/mailer.ts'
import { mailWords } from './mail-words.ts'
import { activitiesOf } from './present.ts'

interface Given {
  shared: SharedItinerary
  link: Pick<ShareLink, 'url' | 'expiresAt'>
  message: string
  /** Who shares it, where that is known; one line. */
  sender: string | null
  /** Of the mail's own words, as a request names it. */
  language?: string | undefined
}

/** The e-mail that carries a link. Its sender is Meander, so it says that somebody else asked for it. */
export function writeShareMail({ shared, link, message, sender, language: named }: Given): Omit<Mail, 'to'> {
  const language = readLanguage(named)
  const words = mailWords(language)
  const facts = [shared.destination, words.dates(shared), words.count(activitiesOf(shared).length)].join(' · ')
  const expiry = link.expiresAt === null ? null : words.worksUntil(link.expiresAt)
  const note = message.trim()
  const footer = words.footer(sender)
  const opening = sender !== null && `${words.opening(sender)}:`
  return {
    subject: `${words.opening(sender)}: ${oneLine(shared.title)}`,
    text: [opening, shared.title, facts, note, `${words.see}: ${link.url}`, expiry, footer].filter(Boolean).join('\n\n') + '\n',
    html: html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${shared.title}</title></head>
<body style="margin:0;padding:32px 16px;background:#F6F8F4;color:#12222A;font:16px/1.5 Georgia,serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:600">Meander</p>
${opening !== false && html`<p style="margin:0 0 4px;color:#43535A">${opening}</p>`}
<h1 style="margin:0;font-size:28px;line-height:1.15;font-weight:500">${shared.title}</h1>
<p style="margin:8px 0 0;color:#43535A">${facts}</p>
${note !== '' && html`<blockquote style="margin:24px 0 0;padding:12px 16px;border-left:3px solid #0A5C68;background:#E9EEE9;white-space:pre-line"><i>${note}</i></blockquote>`}
<p style="margin:28px 0"><a href="${link.url}" style="display:inline-block;padding:14px 24px;background:#F6B92C;color:#12222A;font-weight:600;text-decoration:none">${words.see}</a></p>
${expiry !== null && html`<p style="margin:0 0 16px;font-size:14px;color:#43535A">${expiry}</p>`}
<p style="margin:0;font-size:14px;color:#43535A">${footer}</p>
</div>
</body>
</html>
`.markup,
  }
}

/** A header has one line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
