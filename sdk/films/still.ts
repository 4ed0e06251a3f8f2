interface Connection extends EventTarget {
  saveData?: boolean
  /** As fast as which network it is by now. */
  effectiveType?: string
}

const MOTION = '(prefers-reduced-motion: reduce)'
const SLOW = /2g$/
const connectionOf = () => (navigator as Navigator & { connection?: Connection }).connection

export const wantsLessMotion = (): boolean => matchMedia(MOTION).matches

/** Less data is wanted, or the network is too slow for films. Whoever asks one to play then gets the clip on view, and nothing beforehand. */
export function wantsLessData(): boolean {
  const { saveData = false, effectiveType = '' } = connectionOf() ?? {}
  return saveData || SLOW.test(effectiveType)
}

/** Whether films should be their posters until they are asked to play. */
export const wantsStill = (): boolean => wantsLessMotion() || wantsLessData()

/** Hears when the visitor asks for less motion while a film is playing. Returns the function that stops listening. */
export function onStill(then: () => void): () => void {
  const motion = matchMedia(MOTION)
  const hear = () => motion.matches && then()
  motion.addEventListener('change', hear)
  return () => motion.removeEventListener('change', hear)
}
