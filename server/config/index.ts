export { ConfigError, readConfig } from './read-config.ts'
export type { Config, Environment } from './read-config.ts'
export { listVariables } from './variables.ts'
