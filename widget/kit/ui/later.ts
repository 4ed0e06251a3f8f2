/* For what loads when it is first wanted: dialogs, trips, the calendar. The conversation itself takes from `index.ts`. */
export { AnyIcon as Icon } from './AnyIcon.tsx'
export type { AnyIconName as IconName } from './more-icon-paths.ts'
export { Dialog, useDialogSheets } from './Dialog.tsx'
export { leaveBehind } from './leave-behind.ts'
export { takeAlong } from './take-along.ts'
export { Screen } from './Screen.tsx'
export { RootContext, useSheet } from './use-sheet.ts'
export { Working } from './Working.tsx'
