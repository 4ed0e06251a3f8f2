export { addSpeechRoutes } from './routes.ts'
export type { SpeechDeps } from './routes.ts'
export type { Transcriber } from './transcriber.ts'
