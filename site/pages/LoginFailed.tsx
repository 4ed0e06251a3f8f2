import { POPUP_FAILED, POPUP_MESSAGE } from '@meander/sdk/contract/auth'
import { openChannel } from '@meander/sdk/events/open-channel'
import { useEffect } from 'react'
import { go } from '../shell/path.ts'
import { SidePicture } from '../shell/SidePicture.tsx'

const APPLE = {
  title: 'Apple Sign-In Unavailable',
  text: 'Apple Sign-In is not currently available. Please use Google Sign-In instead.',
}
const ANY = { title: 'Login Failed', text: 'There was an issue with your sign-in. Please try again.' }

export function LoginFailed({ error }: { error: string | null }) {
  const { title, text } = error === 'apple_not_configured' ? APPLE : ANY
  useEffect(tellWaiting, [])

  /** A page that no script opened cannot close itself: then the way is home. */
  function handleClose() {
    window.close()
    if (!window.closed) go('/')
  }

  return (
    <div className="gate">
      <SidePicture film="city" />
      <main className="main">
        <div>
          <h1>
            <Whole text={title} />
          </h1>
          <p className="lede">
            <Whole text={text} />
          </p>
        </div>
        <div className="ways">
          <button className="go" type="button" onClick={handleClose}>
            Close Window
          </button>
        </div>
      </main>
    </div>
  )
}

/** A name with a hyphen in it, as 'Sign-In', is not broken there. */
function Whole({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) => (index % 2 ? <span key={index} className="whole">{part}</span> : part))
}

/** The page that opened this window may wait for a sign-in, and may have been cut off from it on the way. */
function tellWaiting(): void {
  const channel = openChannel(POPUP_MESSAGE)
  channel?.postMessage(POPUP_FAILED)
  channel?.close()
}
