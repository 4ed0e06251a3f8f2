import { useEffect } from 'react'
import { auth as text } from '../../i18n/en/auth.ts'
import { Dialog, useSheet } from '../../kit/ui/later.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Session } from './session.ts'
import type { SignIn } from './sign-in.ts'
import sheet from './SignInDialog.css?inline'

interface SignInDialogProps {
  session: Pick<Session, '$asked' | 'closeSignIn'>
  signIn: SignIn
}

/** 'Sign in to your account': one button. Shows itself while the session asks for it; as a welcome it says first what an account is for. */
export function SignInDialog({ session, signIn }: SignInDialogProps) {
  const asked = useStore(session.$asked)
  if (asked === 'welcome') return <Welcome signIn={signIn} onClose={session.closeSignIn} />
  return asked ? <Open signIn={signIn} again={asked === 'again'} onClose={session.closeSignIn} /> : null
}

function Open({ signIn, again, onClose }: { signIn: SignIn; again: boolean; onClose: () => void }) {
  useEffect(() => signIn.prepare(), [signIn])
  return (
    <Dialog title={text.title} onClose={onClose} footer={<ConnectButton signIn={signIn} label={text.button} />}>
      <p className="reason">{again ? text.ended : text.text}</p>
      <SignInNotice signIn={signIn} />
    </Dialog>
  )
}

function Welcome({ signIn, onClose }: { signIn: SignIn; onClose: () => void }) {
  useEffect(() => signIn.prepare(), [signIn])
  const footer = (
    <>
      <button className="button" type="button" onClick={onClose}>
        {text.asGuest}
      </button>
      <ConnectButton signIn={signIn} label={text.button} connecting={text.signingIn} />
    </>
  )
  return (
    <Dialog title={text.welcome} onClose={onClose} footer={footer}>
      <p className="reason">{text.welcomeText}</p>
      <p className="kept">{text.text}</p>
      <SignInNotice signIn={signIn} />
    </Dialog>
  )
}

/** Opens the pop-up; says so while it is open, and can be pressed again when the window is out of sight. */
export function ConnectButton({ signIn, label, connecting: busy = text.connecting }: { signIn: SignIn; label: string; connecting?: string }) {
  const { state } = useStore(signIn.$signIn)
  useSheet(sheet)
  const connecting = state === 'connecting'
  return (
    <button className="go" type="button" aria-busy={connecting} onClick={signIn.connect}>
      {connecting ? busy : label}
      {connecting && (
        <svg className="spinner" viewBox="0 0 58 18" role="progressbar" aria-label={busy}>
          <path className="flow" d="M1 9C8 9 7 2 14 2S20 16 27 16 34 2 41 2 47 9 57 9" />
        </svg>
      )}
    </button>
  )
}

/** What there is to say besides the button. */
export function SignInNotice({ signIn }: { signIn: SignIn }) {
  const state = useStore(signIn.$signIn)
  useSheet(sheet)
  if (state.state === 'failed') {
    return (
      <p className="failed sign-in-notice" role="alert">
        {text.failed}
      </p>
    )
  }
  if (state.state === 'blocked') {
    return (
      <p className="failed sign-in-notice" role="alert">
        {text.blocked}
        <a className="link" href={state.address} target={state.address.includes('transaction=') ? '_blank' : undefined}>
          {text.openHere}
        </a>
      </p>
    )
  }
  return state.state === 'connecting' ? <p className="small sign-in-notice">{text.again}</p> : null
}
