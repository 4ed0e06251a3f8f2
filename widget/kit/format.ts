/** The time of an instant where the reader is: '10:42 AM'. */
export function formatClock(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}

/** The day of an instant where the reader is: 'Mar 14'. */
export function formatMonthDay(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
}
