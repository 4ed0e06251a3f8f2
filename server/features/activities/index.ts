export { ProviderError } from './provider.ts'
export type { ActivitySearch, BookingProvider, ProviderAccess } from './provider.ts'
export { addActivityRoutes } from './routes.ts'
export type { ActivitiesDeps } from './routes.ts'
