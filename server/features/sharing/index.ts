export { addSharingRoutes } from './routes.ts'
export type { SharingDeps } from './routes.ts'
export { shareLinkData, shareMailData } from './personal-data.ts'
export { createSharedPage } from './shared-page.ts'
