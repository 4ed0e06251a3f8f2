/* The chunk of the films at the head of the letters: on the hosted site it comes after the screen, in an embed with the first message. */
export { ChatFilm } from '../../features/backdrops/ChatFilm.tsx'
