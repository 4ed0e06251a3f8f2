import type { Words } from './words.ts'

/** Makes an element with a class and children. Nodes and never markup: a host page may forbid `innerHTML` (Trusted Types). */
export function node<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, ...children: (Node | string)[]): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...children)
  return element
}

export const hasFallback = (host: HTMLElement): boolean => host.textContent?.trim() !== '' || host.childElementCount > 0

/** What stands there until the planner runs: the page's own fallback where there is one, else the chat's shape in ghosts. */
export function placeholder(host: HTMLElement): HTMLElement {
  if (!hasFallback(host)) return skeleton()
  host.dataset.fallback = ''
  return document.createElement('slot')
}

/** The chat's shape while it loads: letterhead, a letter of three lines, the composer. */
function skeleton(): HTMLElement {
  const waits = node('div', 'waits', node('div', 'head'), node('div', 'lines', node('div', ''), node('div', ''), node('div', '')), node('div', 'field'))
  waits.setAttribute('aria-hidden', 'true')
  return waits
}

/** What stands there when the planner could not be loaded and the page brought no fallback. */
export function failure(words: Words, retry: () => void): HTMLElement {
  const again = node('button', 'again', words.again)
  again.type = 'button'
  again.addEventListener('click', retry)
  const broken = node('div', 'broken', node('p', '', words.broken), again)
  broken.setAttribute('role', 'alert')
  broken.lang = words.lang
  return broken
}

/** The launcher of the views 'floating' and 'drawer'. */
export function launcher(words: Words, press: () => void): { box: HTMLElement; button: HTMLButtonElement } {
  const button = node('button', 'waymark', words.plan)
  button.lang = words.lang
  button.type = 'button'
  button.addEventListener('click', press)
  return { box: node('div', 'launcher', button), button }
}

const SVG = 'http://www.w3.org/2000/svg'

export function closeButton(words: Words, press: () => void): HTMLButtonElement {
  const button = node('button', 'close')
  button.type = 'button'
  button.setAttribute('aria-label', words.close)
  button.lang = words.lang
  const icon = document.createElementNS(SVG, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  const cross = document.createElementNS(SVG, 'path')
  cross.setAttribute('d', 'M18 6 6 18M6 6l12 12')
  icon.append(cross)
  button.append(icon)
  button.addEventListener('click', press)
  return button
}
