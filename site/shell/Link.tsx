import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { go } from './path.ts'

/** A link within the site: plain clicks stay in the page, all others (new tab, download) are the browser's. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(href)
  }
  return <a href={href} onClick={handleClick} {...rest} />
}
