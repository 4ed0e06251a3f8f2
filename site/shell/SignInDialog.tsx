import { type RefObject, useState } from 'react'
import { Mark, River } from './marks.tsx'
import { signInByPopUp } from './pop-up.ts'
import { signInAddress } from './visitor.ts'

/** 'Sign in to your account', with its one button. Opened by `dialog.current.showModal()`. */
export function SignInDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const [connecting, setConnecting] = useState(false)

  function handleSignIn() {
    localStorage.removeItem('authMethod')
    const opened = signInByPopUp(() => {
      dialog.current?.close()
      window.location.reload()
    })
    if (opened) setConnecting(true)
    else window.location.assign(signInAddress({ popUp: false }))
  }

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="sign-in-title">
      <header>
        <h2 id="sign-in-title">Sign in to your account</h2>
        <button className="icon-button" type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Mark name="close" />
        </button>
      </header>
      <div className="body">
        <p className="small">A window opens for it and closes by itself. What you planned as a guest comes with you.</p>
      </div>
      <footer>
        <button className="go" type="button" disabled={connecting} onClick={handleSignIn}>
          {connecting ? (
            <span className="working">
              <River />
              Connecting...
            </span>
          ) : (
            'Sign in'
          )}
        </button>
      </footer>
    </dialog>
  )
}
