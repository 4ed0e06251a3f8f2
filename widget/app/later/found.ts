/* The chunk of the first answer: what was found, in the letter and beside it. It is fetched with the first message. */
export { FoundBeside, FoundInLetter } from '../Found.tsx'
export { Ways, Written } from '../../features/chat/found.ts'
