/* The chunk of what opens over the page of an itinerary, and only some visits open: the calendar stands without it. */
export { ArrangeTrip } from './arrange/ArrangeTrip.tsx'
export { CalendarDialog } from './export/CalendarDialog.tsx'
export { MoveDialog } from './MoveDialog.tsx'
export { EditTrip } from './trip/EditTrip.tsx'
