/** What the server answers beside the contract's calls: pages and files that a browser or an application goes to by itself. */
export interface PlainRoute {
  method: 'GET' | 'POST'
  path: string
  summary: string
  /** The type of what is answered; null where the answer is a redirect. */
  type: string | null
  /** Beside 200, or 302 where it redirects. */
  statuses?: readonly number[]
}

const page = (path: string, summary: string): PlainRoute => ({ method: 'GET', path, summary, type: 'text/html', statuses: [404] })
const redirect = (method: 'GET' | 'POST', path: string, summary: string): PlainRoute => ({ method, path, summary, type: null })

export const PLAIN_ROUTES: readonly PlainRoute[] = [
  { method: 'GET', path: '/api/openapi.json', summary: 'This document.', type: 'application/json' },
  { method: 'GET', path: '/healthz', summary: 'Whether the process lives.', type: 'application/json' },
  { method: 'GET', path: '/readyz', summary: 'Whether it takes work: it is not stopping, and its database answers.', type: 'application/json', statuses: [503] },
  { method: 'GET', path: '/api/itineraries/:id/calendar.ics', summary: 'The trip as an iCalendar file, for a plain link.', type: 'text/calendar', statuses: [404] },
  { method: 'GET', path: '/api/shared/:shareToken/calendar.ics', summary: 'The shared trip as an iCalendar file.', type: 'text/calendar', statuses: [404] },
  { method: 'GET', path: '/api/calendars/:token.ics', summary: 'The trip of a private calendar link, read again and again by a calendar application.', type: 'text/calendar', statuses: [404] },
  { method: 'GET', path: '/shared/:shareToken/picture.png', summary: 'The picture of a shared trip, for previews of its link.', type: 'image/png', statuses: [404] },
  { method: 'GET', path: '/media/activities/:name', summary: 'An illustration of the sample inventory.', type: 'image/webp', statuses: [404, 429] },
  { method: 'GET', path: '/sdk/partners/:file', summary: 'The script `{key}.js` of a partner: what is registered, or why the page may not use the key.', type: 'text/javascript', statuses: [404] },
  page('/sample-booking/:code', 'Where an activity of the sample inventory would be booked.'),
  { method: 'GET', path: '/sample-booking/page.css', summary: 'The style sheet of that page.', type: 'text/css' },
  redirect('GET', '/api/login', 'Begins a sign-in on the hosted site.'),
  redirect('GET', '/api/auth/logout', 'Ends the session of the hosted site.'),
  page('/api/auth/finished', 'The last page of the pop-up.'),
  redirect('GET', '/api/auth/cancel', 'Gives up the sign-in that the pop-up was opened for.'),
  redirect('GET', '/api/auth/:provider', 'Goes to the provider of sign-ins.'),
  redirect('GET', '/api/auth/:provider/callback', 'Where the provider sends the browser back to.'),
  redirect('POST', '/api/auth/:provider/callback', 'The same, for a provider that answers by a form.'),
  { method: 'GET', path: '/api/auth/assets/sign-in.css', summary: 'The style sheet of the pages of the pop-up.', type: 'text/css' },
  { method: 'GET', path: '/api/auth/assets/finished.js', summary: 'The script of the last page of the pop-up.', type: 'text/javascript' },
]
