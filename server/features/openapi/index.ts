export { addOpenApiRoutes } from './routes.ts'
export type { OpenApiDeps } from './routes.ts'
