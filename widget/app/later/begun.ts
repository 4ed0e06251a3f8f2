/* The chunk of whoever has begun: notifications, and the names of buttons that show a picture only. */
export { watchTooltips } from '../../kit/tooltips.ts'
export { ToastView } from '../../kit/ui/ToastView.tsx'
