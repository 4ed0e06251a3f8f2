import type { ReadableAtom } from 'nanostores'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { fitBars, lastBars } from './bars.ts'

const COUNT = 48
/** Lets loud and very loud be told apart, among which all speaking is. */
const CONTRAST = 1.8
/** Where movement is not wanted, the bars still show that the microphone hears, but once a second. */
const CALM_MS = 1000

/** A line of bars that stand for loudness; nothing to be read aloud. */
function Bars({ bars }: { bars: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={bars} className="levels" aria-hidden="true">
      {Array.from({ length: COUNT }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  )
}

/** Before anything was recorded: drawn as one, since the dialog opens with it. */
export function StillLevels() {
  return <div className="levels still" aria-hidden="true" />
}

/** While somebody speaks: the newest bar at the end. */
export function LiveLevels({ $bars }: { $bars: ReadableAtom<readonly number[]> }) {
  const bars = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    let painted = -CALM_MS
    return $bars.subscribe((levels) => {
      const now = performance.now()
      if (calm && now - painted < CALM_MS) return
      painted = now
      paint(bars.current, lastBars(levels, COUNT))
    })
  }, [$bars])
  return <Bars bars={bars} />
}

/** A whole recording; while it plays, what was heard already stands out. */
export function RecordedLevels({ levels, $at }: { levels: readonly number[]; $at: ReadableAtom<number | null> }) {
  const bars = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => paint(bars.current, fitBars(levels, COUNT)), [levels])
  useLayoutEffect(
    () =>
      $at.subscribe((at) => {
        const heard = at === null ? COUNT : Math.round(at * COUNT)
        barsOf(bars.current).forEach((bar, index) => bar.classList.toggle('ahead', index >= heard))
      }),
    [$at],
  )
  return <Bars bars={bars} />
}

function paint(line: HTMLElement | null, levels: readonly number[]): void {
  barsOf(line).forEach((bar, index) => bar.style.setProperty('--level', ((levels[index] ?? 0) ** CONTRAST).toFixed(2)))
}

const barsOf = (line: HTMLElement | null): HTMLElement[] => [...(line?.querySelectorAll('i') ?? [])]
