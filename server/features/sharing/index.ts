export { addSharingRoutes } from './routes.ts'
export type { SharingDeps } from './routes.ts'
export { renderShared, renderSharedNotFound } from './render-shared.ts'
export { readShared } from './share.ts'
