import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { activity as text } from '../../i18n/en/activity.ts'
import { isRightToLeft, keyInReading } from '../../kit/reading.ts'
import { Icon } from '../../kit/ui/later.ts'
import { SafePicture } from '../itineraries/index.ts'

/** A stroke shorter than this is a press. */
const SWIPE_PX = 40
/** More dots than these no hand can tell apart: then those around the picture that is shown. */
export const DOTS = 7

interface CarouselProps {
  pictures: readonly string[]
  /** Whose they are. */
  activity: Activity
}

/** One picture at a time: by its buttons, its dots, the arrow keys or a swipe; after the last comes the first. */
export function Carousel({ pictures, activity }: CarouselProps) {
  const [index, setIndex] = useState(0)
  const start = useRef<number | null>(null)
  const all = pictures.length
  const at = Math.min(index, Math.max(0, all - 1))
  const step = (by: number) => setIndex((at + by + all) % all)

  const handleKey = (event: KeyboardEvent) => {
    const key = keyInReading(event.key)
    const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
    if (by === 0 || all < 2) return
    event.preventDefault()
    step(by)
  }
  const handleUp = (event: PointerEvent) => {
    const moved = start.current === null ? 0 : event.clientX - start.current
    start.current = null
    if (all > 1 && Math.abs(moved) >= SWIPE_PX) step(moved < 0 !== isRightToLeft ? 1 : -1)
  }
  return (
    <div
      className="carousel"
      role="group"
      aria-roledescription="carousel"
      aria-label={text.pictures}
      tabIndex={all > 1 ? 0 : -1}
      onKeyDown={handleKey}
      onPointerDown={(event) => (start.current = event.clientX)}
      onPointerUp={handleUp}
      onPointerCancel={() => (start.current = null)}
    >
      <div className="shown" role="img" aria-label={text.pictureOf(activity.title, at + 1)} aria-live="polite">
        <SafePicture src={pictures[at] ?? null} seed={activity.productCode} of={activity} />
      </div>
      {all > 1 && (
        <>
          <p className="count">{text.position(at + 1, all)}</p>
          <Controls pictures={pictures} at={at} onShow={(next) => setIndex((next + all) % all)} />
        </>
      )}
    </div>
  )
}

function Controls({ pictures, at, onShow }: { pictures: readonly string[]; at: number; onShow: (index: number) => void }) {
  return (
    <div className="controls">
      <button className="step" type="button" aria-label={text.previousPicture} onClick={() => onShow(at - 1)}>
        <Icon name="previous" />
      </button>
      <div className="dots">
        {dotsAround(at, pictures.length).map((dot) => (
          <button key={dot} type="button" aria-label={text.picture(dot + 1)} aria-current={dot === at} onClick={() => onShow(dot)} />
        ))}
      </div>
      <button className="step" type="button" aria-label={text.nextPicture} onClick={() => onShow(at + 1)}>
        <Icon name="next" />
      </button>
    </div>
  )
}

function dotsAround(at: number, all: number): number[] {
  const first = Math.max(0, Math.min(at - Math.floor(DOTS / 2), all - DOTS))
  return Array.from({ length: Math.min(DOTS, all) }, (_, dot) => first + dot)
}
