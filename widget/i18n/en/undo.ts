/** What becomes of an undo of something on the calendar. */
export const undo = {
  done: 'Put back as it was',
  partly: 'Put back, but not all',
  taken: (title: string, other: string) => `${title}: ${other} is there now.`,
  outside: (title: string) => `${title}: its place is outside the trip by now.`,
  elsewhere: 'It has just been changed elsewhere, and is shown as it is now.',
  breaks: (titles: string) => `${titles} is on the calendar where it would no longer fit. Edit the trip to say what becomes of it.`,
} as const
