import { useLayoutEffect, useRef, useState } from 'react'
import { sharing as text } from '../../i18n/en/sharing.ts'
import { Dialog } from '../../kit/ui/later.ts'
import type { MailPreview } from './send-mail.ts'

/**
 * A mail has its styles in attributes, which the policy of the page around us may forbid, and a frame inherits: they are set one by one.
 * Its links lead nowhere yet, and would lead the frame away; what is pressed in a frame is heard by nobody around it.
 */
function dress({ contentDocument }: HTMLIFrameElement, onClose: () => void): void {
  if (!contentDocument) return
  for (const element of contentDocument.querySelectorAll<HTMLElement>('[data-style]')) element.style.cssText = element.dataset.style ?? ''
  for (const link of contentDocument.querySelectorAll('a')) link.removeAttribute('href')
  contentDocument.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose())
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
  return (
    <Dialog title={text.previewTitle} size="broad" onClose={onClose}>
      <p className="small">{text.subject(mail.subject)}</p>
      <p className="small">{text.previewInert}</p>
      {plain ? <pre className="mail">{mail.text}</pre> : <iframe className="mail" ref={frame} title={text.previewTitle} sandbox="allow-same-origin" onLoad={(event) => dress(event.currentTarget, onClose)} />}
    </Dialog>
  )
}
