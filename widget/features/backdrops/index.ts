export { Backdrop } from './Backdrop.tsx'
export { CHAT_FILMS, filmFor, type Film } from './films.ts'
