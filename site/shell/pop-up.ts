import { POPUP } from '@meander/sdk/contract/auth'
import { signInAddress } from './visitor.ts'

/**
 * Signs in through the pop-up and reloads the page once it has closed, so that the new session is found.
 * Returns false when the browser refused the pop-up; then the whole page goes to the sign-in instead.
 */
export function signInByPopUp(onClosed: () => void): boolean {
  const left = Math.max(0, window.screenX + (window.outerWidth - POPUP.width) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - POPUP.height) / 2)
  const features = `popup,width=${POPUP.width},height=${POPUP.height},left=${left},top=${top}`
  const opened = window.open(signInAddress({ popUp: true }), 'meander-sign-in', features)
  if (!opened) return false
  const poll = window.setInterval(() => {
    if (!opened.closed) return
    window.clearInterval(poll)
    onClosed()
  }, POPUP.closePoll)
  return true
}
