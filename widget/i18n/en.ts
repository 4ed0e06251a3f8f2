/**
 * Every text by feature. Re-exported one by one, so that a feature's texts travel in the chunk that shows them:
 * `import { chat as texts } from '../../i18n/en.ts'`.
 */
export { app } from './en/app.ts'
export { chat } from './en/chat.ts'
