import type Router from '@koa/router'
import { isDay } from '@meander/sdk/contract/days'
import type { Activity } from '@meander/sdk/contract/activities'
import type { ProductCode } from '@meander/sdk/contract/ids'
import { html } from '../../http/html.ts'
import type { Html } from '../../http/html.ts'
import type { BookingProvider } from './provider.ts'
import { SAMPLE_BOOKING_SHEET } from './sample-booking-sheet.ts'

const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const SHEET_PATH = '/sample-booking/page.css'

/** Where 'Book' leads with the sample inventory: an honest page in the place of an operator's. */
export function addSampleBookingPage(router: Router, provider: BookingProvider): void {
  if (!provider.sample) return

  router.get(SHEET_PATH, (ctx) => {
    ctx.set('cache-control', 'public, max-age=86400')
    ctx.type = 'text/css'
    ctx.body = SAMPLE_BOOKING_SHEET
  })

  router.get('/sample-booking/:code', async (ctx) => {
    const activity = await provider.readProduct(String(ctx.params.code) as ProductCode)
    const asked = { date: first(ctx.query.date), time: first(ctx.query.time) }
    ctx.status = activity === null ? 404 : 200
    ctx.set({ 'content-security-policy': POLICY, 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' })
    ctx.type = 'html'
    ctx.body = (activity === null ? renderUnknown() : renderBooking(activity, asked)).markup
  })
}

function renderBooking(activity: Activity, asked: { date: string; time: string }): Html {
  const { title, location, coverImageUrl: picture, meetingPoint, price, productCode } = activity
  return renderPage(
    title,
    html`${picture !== undefined && html`<img src="${new URL(picture).pathname}" alt="" width="800" height="500">`}
<p class="place">${location}</p>
<h1>${title}</h1>
<dl>
${row('When', sayWhen(asked))}
${row('Price', price && `${sayPrice(price)} per person`)}
${row('Meeting point', meetingPoint)}
${row('Code', productCode)}
</dl>
<p class="note" role="note"><strong>Sample inventory</strong>: this page stands where the operator’s booking page would be. Nothing is charged.</p>`,
  )
}

/** The tab was opened by a person, who is told so by a page. */
function renderUnknown(): Html {
  const title = 'No such activity'
  return renderPage(title, html`<h1>${title}</h1>
<p class="note" role="note"><strong>Sample inventory</strong>: there is no activity with this code. It may have been taken out since you saved it.</p>`)
}

function row(term: string, description: string | undefined): Html | false {
  return description !== undefined && description !== '' && html`<dt>${term}</dt><dd>${description}</dd>`
}

function renderPage(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Sample booking · Meander</title>
<link rel="stylesheet" href="${SHEET_PATH}">
</head>
<body>
<main>
${content}
<p><a href="/">Back to Meander</a></p>
</main>
</body>
</html>
`
}

/** A date and a time that make no sense are left out: the page only repeats what it understands. */
function sayWhen({ date, time }: { date: string; time: string }): string {
  if (!isDay(date)) return ''
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return day
  const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`${date}T${time}:00Z`))
  return `${day}, ${clock}`
}

function sayPrice({ amount, currency }: { amount: number; currency: string }): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
