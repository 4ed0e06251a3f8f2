/* The chunk of whoever has begun: notifications, the names of buttons that show a picture only, and a focus that is never lost. */
export { keepFocus } from '../../kit/keep-focus.ts'
export { watchTooltips } from '../../kit/tooltips.ts'
export { ToastView } from '../../kit/ui/ToastView.tsx'
