import { destinationOf, markedPlaces, type Place } from './places.ts'
import { placeMark, type Mark } from './mark.ts'
import { articleWords } from './words.ts'

/** What a page allows: 'read' finds out where it is about, 'add' puts marks beside its places as well. */
export type ArticleUse = 'read' | 'add'

export interface ArticleDeps {
  /** The planner's element. */
  element: HTMLElement
  use: ArticleUse
  locale: string
  /** Told once, where the page says it. */
  onDestination: (name: string) => void
  /** Puts words into the composer for the visitor to send; in place of those that were put there before. */
  write: (words: string, before: string) => void
}

/** Reads the page around the planner. Nothing is kept or sent: what was found is shown, and goes with what the visitor sends. Returns what ends it. */
export function attendArticle({ element, use, locale, onDestination, write }: ArticleDeps): () => void {
  const destination = destinationOf(document)
  if (destination) onDestination(destination)
  if (use !== 'add') return () => {}
  const words = articleWords(locale)
  const marks = new Map<Mark, Place>()
  const sent = new Set<Mark>()
  const chosen = new Set<Mark>()
  let written = ''

  function press(mark: Mark): void {
    if (!sent.has(mark)) {
      if (!chosen.delete(mark)) chosen.add(mark)
      mark.show(chosen.has(mark))
    }
    const names = [...new Set([...chosen].map(one => marks.get(one)?.name ?? ''))]
    const where = destination ?? marks.get(mark)?.around ?? null
    const next = names.length > 0 ? words.wish(names, names.includes(where ?? '') ? null : where) : ''
    element.scrollIntoView({ block: 'nearest' })
    write(next, written)
    written = next
  }
  /** What was asked for is asked for once. */
  const heed = () => {
    for (const mark of chosen) sent.add(mark)
    chosen.clear()
    written = ''
  }
  const colours = coloursOf(element)
  for (const place of markedPlaces(document).filter(({ element: one }) => !one.querySelector('meander-mark'))) {
    const mark: Mark = placeMark(place, { words, colours, press: () => press(mark) })
    marks.set(mark, place)
  }
  element.addEventListener('message-sent', heed)
  return () => {
    element.removeEventListener('message-sent', heed)
    for (const mark of marks.keys()) mark.remove()
  }
}

const TOKENS = ['--accent', '--on-accent', '--accent-deep', '--corner-soft', 'color-scheme']

/** As the planner has them. */
function coloursOf(element: HTMLElement): Record<string, string> {
  const frame = element.shadowRoot?.querySelector('.launcher, .frame')
  const style = frame && getComputedStyle(frame)
  return Object.fromEntries(TOKENS.map(name => [name, style?.getPropertyValue(name).trim() ?? '']))
}
