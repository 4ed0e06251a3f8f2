/** What the buttons say in the traveller's name: the server reads these very words. */
export const steps = {
  onward: (day: number) => `Continue to day ${day}`,
  skip: (day: number) => `Skip day ${day}, no activities planned`,
  complete: 'Complete Trip Planning',
} as const

/** `day` is 0 where none is named. */
export interface Step {
  id: keyof typeof steps
  day: number
}

const STEP = /^(?:continue to day (\d+)|skip day (\d+), no activities planned|complete trip planning)$/i

/** Which of them it is; null for anything else that is said. */
export function readStep(words: string): Step | null {
  const found = STEP.exec(words.trim())
  if (!found) return null
  const [, onward, skipped] = found
  return { id: onward ? 'onward' : skipped ? 'skip' : 'complete', day: Number(onward ?? skipped ?? 0) }
}
