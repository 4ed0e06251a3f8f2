import type { WhyLeft, WhyThere } from '@meander/sdk/contract/arranging'
import { arrange } from '../../../i18n/en/arrange.ts'

const text = arrange.why

/** Why something was put where it is. */
export function sayWhyThere(why: WhyThere): string {
  switch (why.kind) {
    case 'only-start':
    case 'only-day':
    case 'only-start-of-day':
      return text[why.kind]
    case 'near':
      return text.near(why.title, why.minutes)
    case 'between':
      return text.between(why.before, why.after)
    case 'after':
      return text.after(why.title)
    case 'before':
      return text.before(why.title)
    case 'most-places':
      return text['most-places'](why.places)
    case 'free-day':
      return text['free-day'](why.days)
  }
}

/** Why something found no place. */
export function sayWhyLeft(why: WhyLeft): string {
  return why.kind === 'no-room' ? text['no-room'](why.party) : text[why.kind]
}
