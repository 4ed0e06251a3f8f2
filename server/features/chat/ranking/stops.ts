import { pattern } from '../language/pattern.ts'
import { LRUCache } from 'lru-cache'

const ARTICLE = /^(?:The|An?) (?=\p{L})/u
/** A name of several words, such as 'Pen Ponds' or 'Campillo del Mundo Nuevo'; no 'Up the hill'. */
const NAME = pattern('u')`
  ^(?!(?:Off|Up|Down|On|In|Out|Through|Behind|Before|After|Under|Over|To|From|Into|First|Second|Third|Last|Half|Lower|Upper|Push|Wine|Home|Lunch|Back|
  Act|Old|New)\b)\p{Lu}[\p{L}’'-]+(?: (?:(?:of|the|de|da|do|del|la|le|van|and) )*\p{Lu}[\p{L}’'-]+)+$
`
const MOST = 3
const MOST_WORDS = 9
/** Fewer tell nothing of a way. */
const FEWEST = 2

const MOST_KEPT = 4000
const kept = new LRUCache<string, string[]>({ max: MOST_KEPT })

/** What one comes past, out of the titles of an outing's steps, as one names it within a sentence; empty where the titles are headings and no things. */
export function readStops(titles: readonly string[]): readonly string[] {
  const key = titles.join('\n')
  const known = kept.get(key)
  if (known !== undefined) return known
  const stops = stopsIn(titles)
  kept.set(key, stops)
  return stops
}

function stopsIn(titles: readonly string[]): string[] {
  const things = titles.filter((title) => (ARTICLE.test(title) || NAME.test(title)) && !/[,:;]/.test(title)).map((title) => title.replace(ARTICLE, (article) => article.toLowerCase()))
  const some = things.slice(0, MOST).filter((_, at, all) => at < FEWEST || all.slice(0, at + 1).join(' ').split(' ').length <= MOST_WORDS)
  return some.length < FEWEST ? [] : some
}
