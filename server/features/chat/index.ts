export { addChatRoutes } from './routes.ts'
export type { ChatDeps } from './routes.ts'
export { claimConversations, purgeGuestConversations } from './guests.ts'
