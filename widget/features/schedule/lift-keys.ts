/** What a key does on a slip, or on the handle of a ticket: `pick` lifts it, `list` shows where it could go; null where it does neither. */
export function liftByKey(target: Element, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): 'pick' | 'list' | null {
  const isHandle = target.closest('[data-handle]') !== null
  if (!isHandle && target.closest('[data-slot]') === null) return null
  if (key === ' ' || (isHandle && key === 'Enter')) return 'pick'
  return key.toLowerCase() === 'm' && !ctrlKey && !metaKey && !altKey ? 'list' : null
}
