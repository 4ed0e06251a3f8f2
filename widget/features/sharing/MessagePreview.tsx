import { useLayoutEffect, useRef, useState } from 'react'
import { sharing as text } from '../../i18n/en/sharing.ts'
import { Dialog } from '../../kit/ui/later.ts'
import type { MailPreview } from './send-mail.ts'

/** A mail has its styles in attributes, which the policy of the page around us may forbid, and a frame inherits: they are set one by one. */
function dress({ contentDocument }: HTMLIFrameElement): void {
  for (const element of contentDocument?.querySelectorAll<HTMLElement>('[data-style]') ?? []) element.style.cssText = element.dataset.style ?? ''
}

/** The e-mail as it will be read: as a page without scripts, or as plain words where the page around us allows no other page. Escape closes it from inside as well. */
export function MessagePreview({ mail, onClose }: { mail: MailPreview; onClose: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [plain, setPlain] = useState(false)
  useLayoutEffect(() => {
    try {
      if (frame.current) frame.current.srcdoc = mail.html.replaceAll(' style="', ' data-style="')
    } catch {
      // Trusted Types: no text becomes a page here.
      setPlain(true)
    }
  }, [mail])
  const handleLoad = ({ currentTarget }: { currentTarget: HTMLIFrameElement }) => {
    dress(currentTarget)
    // What is pressed in a frame is heard by nobody around it.
    currentTarget.contentDocument?.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose())
  }
  return (
    <Dialog title={text.previewTitle} size="broad" onClose={onClose}>
      <p className="small">{text.subject(mail.subject)}</p>
      {plain ? <pre className="mail">{mail.text}</pre> : <iframe className="mail" ref={frame} title={text.previewTitle} sandbox="allow-same-origin" onLoad={handleLoad} />}
    </Dialog>
  )
}
