export { Backdrop } from './Backdrop.tsx'
export { beginsAt } from './begins-at.ts'
export { CHAT_FILMS, posterFor } from './films.ts'
