export { createChat, type Chat } from './chat.ts'
export type { ChatStatus } from './chat-core.ts'
export { ChatScreen, type ChatActivities } from './ChatScreen.tsx'
export { extractedDatesKey, SESSION_ID_KEY } from './chat-session.ts'
