import { activity as text } from '../../i18n/en/activity.ts'
import { sayRating } from '../../kit/format.ts'
import { starsOf, type Star } from './facts.ts'

const OUTLINE = 'M6 .6l1.6 3.5 3.8.4-2.8 2.6.8 3.8L6 9l-3.4 1.9.8-3.8L.6 4.5l3.8-.4z'
const LEFT_HALF = 'M6 .6V9L2.6 10.9l.8-3.8L.6 4.5l3.8-.4z'

/** A rating out of five, in halves. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={text.outOfFive(sayRating(rating))}>
      {starsOf(rating).map((star, index) => (
        <StarMark key={index} star={star} />
      ))}
    </span>
  )
}

function StarMark({ star }: { star: Star }) {
  return (
    <svg className="icon star" viewBox="0 0 12 12" data-star={star} aria-hidden="true">
      {star === 'full' ? <path d={OUTLINE} /> : <path d={OUTLINE} fill="none" stroke="currentColor" />}
      {star === 'half' && <path d={LEFT_HALF} />}
    </svg>
  )
}
