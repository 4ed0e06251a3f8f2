import { LRUCache } from 'lru-cache'
import { pattern } from '../language/pattern.ts'

/** Other words that name the very thing. */
export const ALSO: Readonly<Record<string, readonly string[]>> = {
  whisky: ['whiskey', 'dram', 'distillery', 'malt', 'bourbon'], gin: ['distillery', 'juniper'], cocktail: ['bartender', 'mixologist', 'speakeasy'], dolphin: ['whale'],
  penguin: ['penguins'],
  tapa: ['pintxo', 'petisco', 'tavern', 'taberna'],
  pastry: ['strudel', 'croissant', 'cake', 'tart', 'bakery', 'wienerbrød'], hobbiton: ['hobbit', 'shire'], bullfight: ['matador'],
  wrestling: ['lucha', 'sumo'], lucha: ['wrestling'],
  ghost: ['haunted', 'spooky', 'haunting', 'phantom'], geisha: ['maiko', 'geiko'], azulejo: ['tile'], pastei: ['tart'], cheese: ['cheesemonger', 'fromage'], anime: ['manga', 'ghibli', 'animation'], cartoon: ['ghibli', 'animation', 'comic'],
  animation: ['ghibli', 'anime', 'cartoon'], horse: ['stallion', 'lipizzaner', 'pony', 'stable', 'jockey'], dinosaur: ['fossil'], samurai: ['shogun', 'katana'],
  dervish: ['sema', 'mevlevi'], zoo: ['zoo'], voodoo: ['vodou'],
  harbour: ['harbor'], harbor: ['harbour'], canal: ['gracht'], cruise: ['boat', 'ferry', 'sail', 'sloop', 'ship', 'vaporetto', 'yacht'], pool: ['swimming'],
  sculpture: ['sculptor', 'statue'], hotspring: ['onsen'], ramen: ['ramen'], vineyard: ['winery', 'quinta'], safari: ['safari'],
  football: ['soccer', 'stadium'], opera: ['aria', 'giovanni', 'libretto', 'soprano'], ballet: ['dancer'], snorkelling: ['snorkel', 'snorkeling', 'reef'],
  snorkeling: ['snorkel', 'snorkelling', 'reef'], diving: ['dive', 'diver', 'scuba', 'reef'], surfing: ['surf', 'wave'], hammam: ['hamam'], 'ice cream': ['gelato'],
  tango: ['milonga'], samba: ['roda'], flamenco: ['tablao'], jazz: ['swing', 'brass', 'trumpeter', 'saxophone'],
  concert: ['recital', 'philharmonic', 'orchestra', 'symphony', 'symphonie', 'quartet', 'aria', 'choir'], beer: ['brewery'], steak: ['steaks', 'cut', 'asado', 'parrilla'],
  asado: ['steak', 'parrilla'], taco: ['taqueria', 'tacos'],
  kayak: ['kayaking', 'paddle'], kayaking: ['kayak'], tram: ['streetcar'], sauna: ['saunas'], barbecue: ['grill', 'coal'], volcano: ['crater'], elephant: ['elephants'],
}

/** What stands in one breath: words of different sentences name no thing together. */
export function sentencesOf({ tags = [], title, description = '',
  inclusions = [] }: { tags?: readonly string[] | undefined; title: string; description?: string | undefined; inclusions?: readonly string[] | undefined }): string[] {
  return [[title, ...tags].join(' '), ...description.split(/[.!?;]\s/), ...inclusions]
}

/** The words of a wish that tell what it is: a ghost tour is told by its ghosts. */
export function tellingWords(name: string): string[] {
  const words = name.split(/[\s-]+/).filter((word) => word.length > 2 && !JOINS.test(word))
  const telling = words.filter((word) => !IN_WHICH_WAY.test(word))
  return telling.length > 0 ? telling : words
}

const JOINS = /^(?:the|and|for|with|from|of|on|at|in)$/
/** What something is done as. */
const IN_WHICH_WAY = pattern()`
  ^(?:tours?|trips?|rides?|shows?|stor(?:y|ies)|class(?:es)?|lessons?|workshops?|experiences?|visits?|tastings?|sessions?|tickets?|excursions?|courses?|
  performances?|events?|evenings?|flights?|hot|air|live|scene|shops?|culture)$
`

/** A word in the singular, what else it is called, and the doing of it beside the thing: sailing and sail. */
export function waysToSay(word: string): string[] {
  const name = singular(word)
  const stem = name.length > 5 && name.endsWith('ing') ? name.slice(0, -3) : null
  const stems = stem === null ? [`${name}ing`] : [stem, `${stem}e`, ...(/([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : [])]
  return [name, folded(name), ...(ALSO[name] ?? []), ...(NO_STEM.test(name) ? [] : stems)]
}

/** 'Evening' is no even, and 'spring' no spr. */
const NO_STEM = pattern()`
  ^(?:evening|morning|spring|building|ceiling|wedding|painting|even|morn|build|paint|read|meet|wed|walk|walking|light|lightning|ring|king|wing|string|
  view|viewing|stand|standing|surround|set|setting|be|being|sett?|cloth|clothing|meeting|reading)$
`

const MOST_TEXTS = 12_000
const words = new LRUCache<string, ReadonlySet<string>>({ max: MOST_TEXTS })

/** 'With an Egyptologist and no camels' has no camels. */
const LEFT_OUT = /\b(?:no|without) \p{L}+/gu

/** Made once of each title and each description. */
export function wordsOf(text: string): ReadonlySet<string> {
  const known = words.get(text)
  if (known !== undefined) return known
  const said = text.toLowerCase().replace(LEFT_OUT, ' ').split(/[^\p{L}\p{N}]+/u).map(singular)
  const made = new Set([...said, ...said.map(folded)])
  words.set(text, made)
  return made
}

/** As one types it abroad. */
function folded(word: string): string {
  return word.normalize('NFD').replace(/[\p{M}\p{Lm}]/gu, '')
}

export function singular(word: string): string {
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 4 && /[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
