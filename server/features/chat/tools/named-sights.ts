import type { Activity } from '@meander/sdk/contract/activities'

/** A word that stands in more titles than these names none of them. */
const MOST = 2

/**
 * Activities whose title bears a name that somebody said: 'Louvre tickets' means the one that goes to the Louvre. A name is
 * written with a capital in the title, and at its beginning, where every word is, by the traveller as well.
 */
export function namedAmong(activities: readonly Activity[], words: readonly string[]): string[] {
  const codes = words.flatMap((word) => {
    const bearing = activities.filter(({ title }) => bearsName(title, word))
    return bearing.length <= MOST ? bearing.map(({ productCode }): string => productCode) : []
  })
  return [...new Set(codes)]
}

/** Whether a title bears that name. */
export function bearsName(title: string, word: string): boolean {
  const parts = title.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')
  const at = parts.findIndex((part) => folded(part) === folded(word))
  const [first = ''] = parts[at] ?? ''
  return at >= 0 && isCapital(first) && (at > 0 || isCapital(word[0] ?? ''))
}

/** As one types it abroad: 'oceanario'. */
function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase()
}
