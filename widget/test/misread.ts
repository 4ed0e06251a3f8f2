/** Stands in every text of a provider, and in none of ours. */
const THEIRS = '\u2042'

/** Words of a provider, who writes English. */
export const told = (words: string) => `${words} ${THEIRS}`

/** Of what can be read, that which would be read aloud in the wrong language: theirs not as English, or ours as English. */
export function misread(scope: Element): string[] {
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  const wrong: string[] = []
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent ?? ''
    const isEnglish = texts.currentNode.parentElement?.closest('[lang]')?.getAttribute('lang') === 'en'
    if (/\p{L}/u.test(words) && isEnglish !== words.includes(THEIRS)) wrong.push(words)
  }
  // What a name says of our own is not in their language, whatever stands in it.
  const named = [...scope.querySelectorAll('[lang="en"][aria-label], [lang="en"] [aria-label]')].filter((one) => one.closest('[lang]')?.getAttribute('lang') === 'en')
  return [...wrong, ...named.map((one) => one.getAttribute('aria-label') ?? '')]
}
