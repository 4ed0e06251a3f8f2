import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { ItineraryId } from './ids.ts'

/** The private address at which a calendar application reads the trip, again and again. */
export const CalendarLink = z.object({
  /** Absolute, https. Whoever has it reads the trip. */
  url: z.string(),
  /** The same, as calendar applications open it. */
  webcalUrl: z.string(),
  createdAt: z.string(),
})
export type CalendarLink = z.infer<typeof CalendarLink>

const ById = z.object({ id: ItineraryId })
const reply = z.object({ link: z.nullable(CalendarLink) })

/** The trip as an iCalendar file, for who cannot follow a link to `/api/itineraries/:id/calendar.ics` with who they are. */
export const readCalendarFile = defineEndpoint({
  method: 'GET',
  path: '/api/itineraries/:id/calendar',
  params: ById,
  /** In which its few own words are, as 'de'; else English. At the addresses of files it may be named as well. */
  query: z.object({ language: z.optional(z.string().check(z.maxLength(35))) }),
  reply: z.object({ fileName: z.string(), text: z.string() }),
  errors: ['not-found'],
})

export const readCalendarLink = defineEndpoint({ method: 'GET', path: '/api/itineraries/:id/calendar-link', params: ById, reply, errors: ['not-found'] })

/** Makes the link, or answers the one there is. */
export const createCalendarLink = defineEndpoint({ method: 'POST', path: '/api/itineraries/:id/calendar-link', params: ById, reply, errors: ['not-found'] })

/** From now on the old address answers nothing; a new link has a new one. */
export const revokeCalendarLink = defineEndpoint({ method: 'DELETE', path: '/api/itineraries/:id/calendar-link', params: ById, reply, errors: ['not-found'] })
