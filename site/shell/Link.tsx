import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { go } from './path.ts'

/** Whether a click leads on in this page, not to a tab of its own or to a file. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link within the site: plain clicks stay in the page, all others (new tab, download) are the browser's. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    go(href)
  }
  return <a href={href} onClick={handleClick} {...rest} />
}
