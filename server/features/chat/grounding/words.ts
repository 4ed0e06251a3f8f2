import { wordList } from '../language/word-list.ts'

/** Words that say nothing of what a thing is. */
const EMPTY = wordList(`
  a an and the of in on at to for with from by or as is are it its your our you we i this that these those into around near de da do dos das la le les
  el los du des del di van von und y e & then than so
`)

/** Words in which a day, an hour or a plan is headed, and nothing is claimed. */
const HEADINGS = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december ' +
    'mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec am pm ' +
    'day days morning afternoon evening night noon midday lunch dinner breakfast today tomorrow weekend week start starts end first second third fourth last next ' +
    'total price cost costs budget duration rating time times when where who why what how note tip option options plan idea meeting point group people adults children per person each ' +
    'one two three four five six seven eight nine ten or also yes no'
  ).split(' '),
)

/** Lower case, without accents, marks or possessives. */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stem)
}

/** The words of a text that say what a thing is. */
export function tellingWords(text: string): string[] {
  return plainWords(text).filter((word) => !EMPTY.has(word))
}

export function isHeading(word: string): boolean {
  return HEADINGS.has(word) || STEMMED_HEADINGS.has(word) || /^\d{1,4}(?:st|nd|rd|th|am|pm|h|min)?$/.test(word)
}

function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

const STEMMED_HEADINGS = new Set([...HEADINGS].map(stem))

const ACTIVITIES = new Set(
  (
    'tour walk cruise tasting class workshop ticket excursion experience show concert ride kayak catamaran boat sail sailing safari hike crawl lesson dinner brunch ' +
    'museum gallery pass transfer trip balloon helicopter jeep tuk tuktuk segway bike cycling snorkel diving surf rafting zipline flight ferry spa massage performance opera ballet fado flamenco'
  )
    .split(' ')
    .map(stem),
)

/** Whether the word names a kind of thing that is booked. */
export function isActivityWord(word: string): boolean {
  return ACTIVITIES.has(word)
}

/** The narrower half: who says these with a price or an hour offers something. */
const OFFERS = new Set('tour cruise tasting class workshop excursion kayak catamaran sailing safari crawl lesson balloon helicopter jeep segway snorkel diving rafting zipline show concert'.split(' ').map(stem))

export function isOfferWord(word: string): boolean {
  return OFFERS.has(word)
}
