/* The chunk of what opens over the page of an itinerary, and only some visits open: the calendar stands without it. */
export { ActivityScheduler } from './ActivityScheduler.tsx'
export { ArrangeTrip } from './arrange/ArrangeTrip.tsx'
export { CalendarDialog } from './export/CalendarDialog.tsx'
export { openPrintPlace } from './print/print-place.ts'
export { TripSheet } from './print/TripSheet.tsx'
export { MoveDialog } from './MoveDialog.tsx'
export { ScheduleDialog } from './ScheduleDialog.tsx'
export { EditTrip } from './trip/EditTrip.tsx'
