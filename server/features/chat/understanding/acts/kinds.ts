/** What a message in the middle of a conversation does. */
export type Act =
  | 'ask-price' | 'ask-total' | 'ask-duration' | 'ask-starts' | 'ask-places-left' | 'ask-inclusions' | 'ask-pick-up' | 'ask-cancellation' | 'ask-access' | 'ask-ages' | 'ask-child-price' | 'ask-discount'
  | 'ask-language' | 'ask-group' | 'ask-weather' | 'ask-effort' | 'ask-meeting-point' | 'ask-what-to-bring' | 'ask-unrecorded' | 'ask-diet' | 'ask-crowd' | 'ask-rating' | 'ask-how-to-book' | 'ask-climate'
  | 'ask-lodging' | 'tell-more' | 'compare' | 'choose' | 'fits-together' | 'cheaper' | 'shorter' | 'other-ones' | 'drop' | 'plan-days' | 'plan-total' | 'my-trip' | 'getting-between' | 'calendar-question'
  | 'accept' | 'thanks' | 'off-topic' | 'none'

export interface ActReading {
  act: Act
  /** How sure that is, from 0 to 1. */
  share: number
}

/** So sure a reading has to be before it is followed where no grammar knows the message, and before it is held against one that does. */
export const LIKELY = 0.6
export const SURE = 0.75
/** Before it is followed where the wrong one would take something out, move the trip or answer for another thing. */
export const CERTAIN = 0.8

/** Questions about what was shown: they say nothing of the trip. */
export const ASKS_OF_CARDS: ReadonlySet<Act> = new Set([
  'ask-price', 'ask-total', 'ask-duration', 'ask-starts', 'ask-places-left', 'ask-inclusions', 'ask-pick-up', 'ask-cancellation', 'ask-access', 'ask-ages', 'ask-child-price', 'ask-discount', 'ask-language',
  'ask-group', 'ask-weather', 'ask-effort', 'ask-meeting-point', 'ask-what-to-bring', 'ask-unrecorded', 'ask-diet', 'ask-crowd', 'ask-rating', 'compare', 'choose', 'fits-together',
])
