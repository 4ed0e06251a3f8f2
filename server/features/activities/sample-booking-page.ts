import type { Activity, ActivityDetails, AgeBand, CancellationPolicy } from '@meander/sdk/contract/activities'
import type { Day } from '@meander/sdk/contract/days'
import { minutesOfDuration } from '@meander/sdk/contract/durations'
import { sayMoney, sayPrice } from '@meander/sdk/contract/money'
import { html } from '../../http/html.ts'
import type { Html } from '../../http/html.ts'
import { openStarts } from './day-schedule.ts'
import type { ClosedReason, DaySchedule } from './day-schedule.ts'

export const SHEET_PATH = '/sample-booking/page.css'

/** What somebody came for; the time is 'HH:MM'. */
export interface AskedStart {
  date: Day
  time: string | null
}

interface Booking {
  activity: Activity
  details: ActivityDetails | null
  /** The asked day alone, or the days to come. */
  days: readonly DaySchedule[]
  asked: AskedStart | null
}

const STARTS_SHOWN = 6

export function renderBooking(booking: Booking): Html {
  const { activity, details } = booking
  const picture = activity.coverImageUrl
  return renderPage({
    title: activity.title,
    picture: picture !== undefined && html`<img class="picture" src="${new URL(picture).pathname}" alt="" width="800" height="500">`,
    content: html`<h1>${activity.title}</h1>
<p class="facts">${sayFacts(activity, details)}</p>
<p class="note" role="note"><strong>Sample inventory</strong>: this page stands where the operator’s booking page would be. Nothing is charged.</p>
${renderWhen(booking)}
${renderPrices(activity, details)}
${renderCancellation(details?.cancellationPolicy ?? activity.cancellationPolicy)}
${renderGoodToKnow(activity, details)}
${renderLists(details)}
<p class="back"><a class="go" href="/">Back to Meander</a></p>`,
  })
}

/** The tab was opened by a person, who is told so by a page. */
export function renderUnknown(): Html {
  const title = 'No such activity'
  return renderPage({
    title,
    picture: false,
    content: html`<h1>${title}</h1>
<p class="note" role="note"><strong>Sample inventory</strong>: there is no activity with this code. It may have been taken out since you saved it.</p>
<p class="back"><a class="go" href="/">Back to Meander</a></p>`,
  })
}

function renderPage({ title, picture, content }: { title: string; picture: Html | false; content: Html }): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Sample booking · Meander</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${SHEET_PATH}">
</head>
<body>
<header>
<a class="wordmark" href="/"><svg viewBox="0 0 44 24" aria-hidden="true"><path d="M2 17C9 17 8 5 15 5S20 19 27 19 33 7 38 7"/><circle cx="39.5" cy="7" r="3.6"/></svg>Meander</a>
<span>Sample booking</span>
</header>
<main${picture === false && html` class="bare"`}>
${picture}
<div>
${content}
</div>
</main>
</body>
</html>
`
}

/** 'Alfama, Lisbon · 3 hours · 10 people at most'. */
function sayFacts({ location, duration }: Activity, details: ActivityDetails | null): string {
  const minutes = minutesOfDuration(duration)
  const group = details?.maximumGroupSize
  return [location, minutes !== null && sayLength(minutes), group !== undefined && `${group} people at most`].filter((fact) => typeof fact === 'string').join(' · ')
}

function sayLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && (hours === 1 ? '1 hour' : `${hours} hours`), rest > 0 && `${rest} minutes`].filter((part) => part !== false).join(' ')
}

const WHY_CLOSED: Record<ClosedReason, string> = {
  'sold-out': 'Sold out',
  'not-operating': 'It does not run then',
  'out-of-season': 'It does not run at that time of the year',
  'cut-off': 'Booking for it has closed',
  past: 'It is over',
  'not-offered': 'It is no longer offered',
}

function renderWhen({ days, asked }: Booking): Html | false {
  if (asked !== null) {
    return renderSection('When', html`<p class="asked">${sayDay(asked.date)}${asked.time !== null && `, ${sayTime(asked.time)}`}</p>${renderState(days, asked)}`)
  }
  const next = openStarts(days).slice(0, STARTS_SHOWN)
  const starts = next.map(({ date, startTime, availableSpaces }) => html`<li>${sayDay(date, 'short')} <small>${sayTime(startTime)}, ${sayPlaces(availableSpaces)}</small></li>`)
  return next.length > 0 && renderSection('Next starts', html`<ul class="starts">${starts}</ul><p class="soft">In the time of the place.</p>`)
}

/** Whether what somebody came for can be had, as far as the schedule knows the day. */
function renderState(days: readonly DaySchedule[], { date, time }: AskedStart): Html | false {
  const day = days.find((one) => one.date === date)
  if (day === undefined) return false
  const start = day.starts.find(({ startTime }) => startTime === time)
  const closed = day.closed ?? start?.closed ?? null
  if (closed !== null) return html`<p class="soft">${WHY_CLOSED[closed]}.</p>`
  return start !== undefined && html`<p class="soft">${sayPlaces(start.availableSpaces)}.</p>`
}

function sayPlaces(places: number): string {
  return places === 1 ? '1 place left' : `${places} places left`
}

function renderPrices({ price, priceConversion }: Activity, details: ActivityDetails | null): Html | false {
  if (price === undefined) return false
  const asked = priceConversion?.from ?? price
  const bands = details?.ageBands ?? []
  const rows = bands.length > 0 ? bands.map(renderBand) : [html`<tr><th scope="row">Each person</th><td>${sayMoney(asked)}</td></tr>`]
  const note = priceConversion !== undefined && html`<p class="soft">For an adult ${sayPrice({ price, priceConversion })}, by the rate of ${sayDay(priceConversion.asOf, 'medium')}; the operator would charge ${sayMoney(asked)}.</p>`
  return renderSection('Price per person', html`<table>${rows}</table>${note}`)
}

function renderBand({ ageBand, startAge, endAge, price }: AgeBand): Html | false {
  if (price === undefined) return false
  const name = ageBand.charAt(0) + ageBand.slice(1).toLowerCase()
  const ages = endAge >= 99 ? `${startAge} and older` : `${startAge} to ${endAge}`
  return html`<tr><th scope="row">${name}</th><td class="soft">${ages}</td><td>${price.amount === 0 ? 'Free' : sayMoney(price)}</td></tr>`
}

function renderCancellation(policy: CancellationPolicy | undefined): Html | false {
  const text = typeof policy === 'string' ? policy : policy?.description
  return text !== undefined && text !== '' && renderSection('Cancellation', html`<p>${text}.</p>`)
}

function renderGoodToKnow({ meetingPoint, productCode }: Activity, details: ActivityDetails | null): Html {
  const { languages = [], accessibility = [], minimumAge, openingHours } = details ?? {}
  return renderSection('Good to know', html`<dl>
${row('Meeting point', meetingPoint)}
${row('Hours', openingHours)}
${row('Languages', languages.join(', '))}
${row('Minimum age', minimumAge === undefined ? '' : `${minimumAge} years`)}
${row('Access', accessibility.join('. '))}
${row('Code', productCode)}
</dl>`)
}

function row(term: string, description: string | undefined): Html | false {
  return description !== undefined && description !== '' && html`<dt>${term}</dt><dd>${description}</dd>`
}

function renderLists(details: ActivityDetails | null): Html | false {
  const { inclusions = [], exclusions = [] } = details ?? {}
  const list = (title: string, items: readonly string[]) => items.length > 0 && html`<div><h2>${title}</h2><ul>${items.map((item) => html`<li>${item}</li>`)}</ul></div>`
  return inclusions.length + exclusions.length > 0 && html`<section class="both">${list('In the price', inclusions)}${list('Not in the price', exclusions)}</section>`
}

function renderSection(title: string, content: Html): Html {
  return html`<section><h2>${title}</h2>${content}</section>`
}

/** 'Monday, March 15, 2027', short 'Mon, Mar 15', medium 'June 30, 2025'. */
function sayDay(day: Day, length: 'full' | 'medium' | 'short' = 'full'): string {
  const parts = { full: { dateStyle: 'full' }, medium: { dateStyle: 'long' }, short: { weekday: 'short', month: 'short', day: 'numeric' } } as const
  return new Intl.DateTimeFormat('en-US', { ...parts[length], timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** '9:30 AM'. */
function sayTime(time: string): string {
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`1970-01-01T${time}:00Z`))
}
