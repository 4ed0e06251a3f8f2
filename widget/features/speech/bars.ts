/** The last of them, as many as there is room for. */
export const lastBars = (bars: readonly number[], room: number): readonly number[] => bars.slice(-room)

/** All of them in the room there is: the loudest of those that share a place, and one for several places where there are few. */
export function fitBars(bars: readonly number[], room: number): readonly number[] {
  if (bars.length === 0) return []
  return Array.from({ length: room }, (_, place) => {
    const from = Math.floor((place * bars.length) / room)
    const to = Math.max(from + 1, Math.floor(((place + 1) * bars.length) / room))
    return Math.max(...bars.slice(from, to))
  })
}
