import { POPUP } from '@meander/sdk/contract/auth'

/** The window that a sign-in happens in. */
export interface Popup {
  readonly closed: boolean
  close(): void
  location: { replace(address: string): void }
}

/** Opens a window, or null where the browser refuses. */
export type OpenWindow = (address: string, name: string, features: string) => Popup | null

interface Screen {
  screenX: number
  screenY: number
  outerWidth: number
  outerHeight: number
}

/** 500 by 600, in the middle of the browser's own window. */
export function popupFeatures(around: Screen): string {
  const left = Math.max(0, Math.round(around.screenX + (around.outerWidth - POPUP.width) / 2))
  const top = Math.max(0, Math.round(around.screenY + (around.outerHeight - POPUP.height) / 2))
  return `popup,width=${POPUP.width},height=${POPUP.height},left=${left},top=${top}`
}

/** Calls once the window has closed; asks every second. Returns the way to stop asking. */
export function whenClosed(popup: Pick<Popup, 'closed'>, then: () => void): () => void {
  const timer = setInterval(() => {
    if (!popup.closed) return
    clearInterval(timer)
    then()
  }, POPUP.closePoll)
  return () => clearInterval(timer)
}
