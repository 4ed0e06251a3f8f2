import { destinationInData, nameIn } from './json-ld.ts'

/** How a page marks a place in its text: `<b data-meander-place>Alfama</b>`, or with a name, `data-meander-place="Alfama, Lisbon"`. */
const MARK = 'data-meander-place'
/** Of a page that has more, the rest stays as it is. */
const MOST = 60

/** A place that a page has marked. */
export interface Place {
  element: HTMLElement
  /** 'Alfama' */
  name: string
  /** Where it is, where the mark says so: 'Lisbon'. */
  around: string | null
}

/** What a page has marked, in its order. */
export function markedPlaces(page: ParentNode): Place[] {
  const marked = [...page.querySelectorAll<HTMLElement>(`[${MARK}]`)].slice(0, MOST)
  return marked.flatMap(element => {
    const said = nameIn(element.getAttribute(MARK)) ?? nameIn(element.textContent)
    if (!said) return []
    const [name = said, ...rest] = said.split(/\s*,\s*/)
    return [{ element, name, around: rest.join(', ') || null }]
  })
}

/** Where a page is about: by its data for machines, else by what most of its marks lie in, else the first that it marks. */
export function destinationOf(page: ParentNode): string | null {
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent ?? '')
  const places = markedPlaces(page)
  return destinationInData(data) ?? mostOf(places.flatMap(({ around }) => around ?? [])) ?? places[0]?.name ?? null
}

/** Of equals, the first. */
function mostOf(names: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].reduce<[string, number] | null>((most, next) => (most && most[1] >= next[1] ? most : next), null)?.[0] ?? null
}
