import { pattern } from '../language/pattern.ts'
import type { Grounds } from './grounds.ts'

const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/[^\s<>"'”’)\]*]+|\b(?:javascript|data|mailto|tel|vbscript):[^\s<>")\]]+|\bwww\.[^\s<>"'”’)\]*]+/gi
/** `evil.example/path`, without a scheme: with a path any ending is one; alone, those that are no words, as a blank may be missing between sentences. */
const BARE = pattern('gi')`
  (?<![\w@/.-])(?:(?:[a-z\d-]+\.)+[a-z]{2,}\/[^\s<>"'”’)\]*]+|(?:[a-z\d-]+\.)+(?:com|net|org|io|app|dev|info|biz|xyz|shop|store|travel|tours?|
  holiday|link|click|club|live|page|pro|co|ai|ru|cn|uk|eu|pt|es|fr|de|nl|ch|pl|jp|br|mx|ly|gl|gg|cc|tv|tk|ws|top|site|online|example|test|invalid|
  localhost)(?![\w-]))
`
const MARKDOWN_TARGET = /\]\(\s*<?([^\s)>]+)/g
const MARKUP = /<\/?[a-z!][^>]*>?/i
const MAIL = /[\w.+-]+@[\w-]+\.\w+/

/** Says what is wrong with the links of a sentence: only the activities' own pages may be linked. */
export function findForeignLink(sentence: string, { links, said }: Grounds): string | null {
  if (MARKUP.test(sentence)) return 'It holds markup. Write plain text.'
  if (/!\[/.test(sentence)) return 'It holds a picture. Write plain text.'
  const targets = [...sentence.matchAll(MARKDOWN_TARGET)].map(([, target = '']) => target)
  const addresses = [...sentence.matchAll(ADDRESS), ...sentence.matchAll(BARE)].map(([address]) => address)
  const mail = MAIL.exec(sentence)?.[0]
  const foreign = [...targets, ...addresses, ...(mail === undefined ? [] : [mail])].find((target) => !isKnown(target, links) && !said.includes(target))
  return foreign === undefined ? null : 'It holds an address that is not the own page of an activity found. Leave addresses out.'
}

function isKnown(target: string, links: ReadonlySet<string>): boolean {
  const bare = target.replace(/[.,;:!?]+$/, '')
  if (links.has(target) || links.has(bare)) return true
  // The host of a known page, found by the search for bare hosts within the whole address.
  return [...links].some((link) => link === `https://${bare}` || link === `http://${bare}`)
}

/** The text without the own pages of activities, whose letters and digits say nothing. */
export function withoutKnownLinks(sentence: string, { links }: Grounds): string {
  return [...links].reduce((text, link) => (text.includes(link) ? text.replaceAll(link, ' ') : text), sentence)
}
