import { drawnFrom } from './Icon.tsx'
import { ALL_ICON_PATHS, type AnyIconName } from './more-icon-paths.ts'

/** Every drawing there is. */
export const AnyIcon = drawnFrom<AnyIconName>(ALL_ICON_PATHS)
