interface Connection extends EventTarget {
  saveData?: boolean
  /** As fast as which network it is by now. */
  effectiveType?: string
}

const MOTION = '(prefers-reduced-motion: reduce)'
const SLOW = /2g$/
const connectionOf = () => (navigator as Navigator & { connection?: Connection }).connection

export const wantsLessMotion = (): boolean => matchMedia(MOTION).matches

/** Whether films should be their posters until they are asked to play: less motion is wanted, or less data, or the network is too slow for them. */
export function wantsStill(): boolean {
  const { saveData = false, effectiveType = '' } = connectionOf() ?? {}
  return wantsLessMotion() || saveData || SLOW.test(effectiveType)
}

/** Hears when the visitor asks for less motion while a film is playing. Returns the function that stops listening. */
export function onStill(then: () => void): () => void {
  const motion = matchMedia(MOTION)
  const hear = () => motion.matches && then()
  motion.addEventListener('change', hear)
  return () => motion.removeEventListener('change', hear)
}
