import { count } from '../index.ts'

/** Title, dates and party of a trip, and what a change of them breaks. */
export const tripEdit = {
  title: 'Edit Trip',
  cancel: 'Cancel',
  save: 'Save Changes',
  saved: 'Trip changed',
  failed: 'The trip could not be changed. Please try again.',
  blank: 'Please enter a name for your itinerary.',
  asking: 'Looking at what this changes...',
  breaks: 'Nothing is changed yet: say what becomes of these first.',
  changedElsewhere: 'This trip has just been changed elsewhere, and is shown as it is now. What you entered is still here: save it again if it still holds.',
  breaksTitle: (items: number) => `${count(items, 'activity', 'activities')} would no longer fit`,
  shiftsTitle: (items: number) => `${count(items, 'activity', 'activities')} would be on another day of the trip`,
  mayStay: 'Its date is still in the trip, as another day of it',
  stay: (day: string) => `Leave it on ${day}`,
  outside: 'Outside the new dates',
  repair: (when: string) => `Move to ${when}`,
  unschedule: 'Take off the calendar, keep it in the list',
  remove: 'Remove from the trip',
} as const
