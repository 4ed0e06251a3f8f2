/* The chunk of whoever speaks in place of writing. */
export { Voice } from '../Voice.tsx'
