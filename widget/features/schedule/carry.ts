/* The chunk of what carries a thing across the calendar: fetched once that has been seen, or with the first hand on what can be lifted. */
export { CarriedByHand } from './CarriedByHand.tsx'
