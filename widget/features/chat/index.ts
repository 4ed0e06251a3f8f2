export { createChat, type Chat } from './chat.ts'
export type { ChatStatus } from './chat-core.ts'
export { ChatScreen, type ChatActivities } from './ChatScreen.tsx'
export { extractedDatesKey, HOME_SESSION_ID, SESSION_ID_KEY } from './chat-session.ts'
