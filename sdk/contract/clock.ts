/** How a time of day (`HH:MM`) is said on every screen but the shared page: '9:05 AM', '12:00 PM'. */
export function sayTime(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`
}
