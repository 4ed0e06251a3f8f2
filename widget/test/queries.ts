import { vi } from 'vitest'

const ROLES: Record<string, string> = {
  button: 'button, [role="button"]',
  link: 'a[href], [role="link"]',
  heading: 'h1, h2, h3, h4',
  dialog: 'dialog, [role="dialog"]',
  textbox: 'textarea, input:not([type]), input[type="text"], input[type="email"], input[type="search"]',
  checkbox: 'input[type="checkbox"]',
  list: 'ul, ol, [role="list"]',
  article: 'article',
  image: 'img',
  combobox: '[role="combobox"]',
  option: '[role="option"], option',
}

type Scope = ShadowRoot | HTMLElement

/** Its text without what is only for the eye. */
function spokenIn(element: Element): string {
  const copy = element.cloneNode(true) as Element
  copy.querySelectorAll('[aria-hidden="true"]').forEach((one) => one.remove())
  return copy.textContent ?? ''
}

/** What a person hears: aria-label, aria-labelledby, the label of a field, else the text. */
export function nameOf(element: Element): string {
  const root = element.getRootNode() as ShadowRoot
  const byId = (ids: string) => ids.split(/\s+/).map((id) => root.getElementById?.(id)?.textContent ?? '').join(' ')
  const label = element.getAttribute('aria-label')
  if (label) return tidy(label)
  const labelledBy = element.getAttribute('aria-labelledby')
  if (labelledBy) return tidy(byId(labelledBy))
  if (element.matches('input, textarea, select')) {
    const given = element.id ? root.querySelector(`label[for="${element.id}"]`) : null
    return tidy((given ?? element.closest('label'))?.textContent ?? '')
  }
  return tidy(spokenIn(element))
}

/** Everything of a role, with a name when one is asked for (a string is the whole name). */
export function findAll(scope: Scope, role: string, name?: string | RegExp): HTMLElement[] {
  const found = [...scope.querySelectorAll<HTMLElement>(ROLES[role] ?? `[role="${role}"]`)]
  return found.filter((element) => name === undefined || (typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))))
}

export function find<E extends HTMLElement = HTMLElement>(scope: Scope, role: string, name?: string | RegExp): E {
  const [element] = findAll(scope, role, name)
  if (element) return element as E
  throw new Error(`no ${role} ${name ?? ''} in: ${tidy(scope.textContent ?? '').slice(0, 400)}`)
}

/** Waits until it is there: a promise has to settle and a frame to be drawn. */
export const waitFor = <Value>(read: () => Value): Promise<Value> => vi.waitFor(read, { timeout: 15_000, interval: 5 })

export const findSoon = <E extends HTMLElement = HTMLElement>(scope: Scope, role: string, name?: string | RegExp): Promise<E> =>
  waitFor(() => find<E>(scope, role, name))

export function type(field: HTMLElement, text: string): void {
  ;(field as HTMLInputElement).value = text
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
