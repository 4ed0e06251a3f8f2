/* The chunk of whoever has begun: notifications, the names of buttons that show a picture only, a focus that is never lost, words that a page has put into the composer, and signing out. */
export { attendBegun } from '../attend-begun.ts'
export { ToastView } from '../../kit/ui/ToastView.tsx'
export { putWords } from '../put-words.ts'
export { signOut } from '../sign-out.ts'
