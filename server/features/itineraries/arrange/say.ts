import type { WhyLeft, WhyThere } from '@meander/sdk/contract/arranging'

/** Why something was put where it is, in one short line. */
export function sayPlacement(why: WhyThere): string {
  switch (why.kind) {
    case 'only-start':
      return 'The only start that fits'
    case 'only-day':
      return 'The only day with a start that fits'
    case 'only-start-of-day':
      return 'Its only start on a day that is still free'
    case 'near':
      return `Near ${why.title}, about ${why.minutes} min away`
    case 'between':
      return `Between ${why.before} and ${why.after}`
    case 'after':
      return `After ${why.title}`
    case 'before':
      return `Before ${why.title}`
    case 'most-places':
      return `Of all its starts the one with most places: ${why.places} left`
    case 'free-day':
      return `A day with nothing else on it, one of ${why.days} that would do`
  }
}

/** Why something found no place. */
export function sayLeftOver(why: WhyLeft): string {
  switch (why.kind) {
    case 'days-full':
      return 'The days that it runs on are full.'
    case 'hours-taken':
      return 'Every hour is taken by something that is scheduled.'
    case 'trip-over':
      return 'Only days after today are arranged, and the trip has none left.'
    case 'days-over':
      return 'Each of its starts during the trip is over, or no longer to be booked.'
    case 'not-running':
      return 'It does not run on any day of the trip.'
    case 'not-offered':
      return 'It is no longer offered.'
    case 'in-the-way':
      return 'Each of its starts is in the way of something that is scheduled.'
    case 'no-room':
      return `It has no start with room for ${why.party === 1 ? 'one' : why.party} during the trip.`
  }
}
