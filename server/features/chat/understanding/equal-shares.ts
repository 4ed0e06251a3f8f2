/** Days split among so many places, the first ones getting what is left over. */
export function equalShares(days: number, places: number): number[] {
  return Array.from({ length: places }, (_, at) => Math.floor(days / places) + (at < days % places ? 1 : 0))
}
