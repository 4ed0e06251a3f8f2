/* What the conversation is made of. Whatever loads later has more to choose from, in `later.ts`. */
export { OriginContext } from './origin.ts'
export { Icon } from './Icon.tsx'
export type { IconName } from './icon-paths.ts'
export { RegionContext } from './region.ts'
export { Screen } from './Screen.tsx'
export { RootContext, useSheet } from './use-sheet.ts'
export { Working } from './Working.tsx'
