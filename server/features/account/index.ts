export { addAccountRoutes } from './routes.ts'
export type { AccountDeps } from './routes.ts'
export type { PersonalData } from './personal-data.ts'
