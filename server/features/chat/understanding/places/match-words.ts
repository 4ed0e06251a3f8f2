import { pattern } from '../../language/pattern.ts'
import { fold } from '../../../destinations/index.ts'
import type { DestinationCatalogue, PlaceInText } from '../../../destinations/index.ts'
import { isEnglishWord, isProperName } from './english-words.ts'
import type { Token, Tokens } from './tokens.ts'

/** A town has so many people. */
export const TOWN = 5000
const LARGE_TOWN = 13_000
/** What names of towns end in that are words themselves. */
const SECOND_HALVES = pattern()`
  ^(?:creek|valley|city|springs?|beach|hills?|heights|park|falls|lake|lakes|grove|bay|harbou?r|island|rock|river|point|view|rapids|forks|forge|ridge|
  mills?|haven|oaks?|forest|village|gardens?|landing|junction|mountain|mount|plains|prairie|bend|bluffs?|coast|cove|ranch|shores?|station|town|wells|
  woods|worth|bluff|pines?|palms?|water)$
`

/** As written; and where capitals tell nothing, as if it were a name. */
export function matchWords(run: readonly Token[], tokens: Tokens, catalogue: DestinationCatalogue): PlaceInText | null {
  const found = matchPlain(run, tokens, catalogue)
  const owned = matchOwned(run, tokens, catalogue)
  return owned !== null && owned.length >= (found?.length ?? 0) ? owned : found
}

/** 'St. John's', 'King's Lynn': the ending of an owner belongs to the name. */
function matchOwned(run: readonly Token[], { text, shouting }: Tokens, catalogue: DestinationCatalogue): PlaceInText | null {
  const isOwner = run.map(({ to }) => /^'s\b/i.test(text.slice(to, to + 3)))
  if (!isOwner.includes(true)) return null
  const found = catalogue.matchAt(run.map((word, at) => `${shouting ? capitalize(word.text) : word.text}${isOwner[at] === true ? "'s" : ''}`), 0)
  return found !== null && found.length > 1 && isOwner.indexOf(true) < found.length ? found : null
}

function matchPlain(run: readonly Token[], tokens: Tokens, catalogue: DestinationCatalogue): PlaceInText | null {
  const written = catalogue.matchAt(run.map(({ text }) => (tokens.shouting ? capitalize(text) : text)), 0)
  if (written !== null && (written.length > 1 || run[0]?.capital === true)) return written
  const named = catalogue.matchAt(run.map(({ lower }) => capitalize(lower)), 0)
  const found = named !== null && (written === null || named.length >= written.length) ? named : written
  return found ?? inflected(run[0], catalogue) ?? properName(run[0], catalogue) ?? titleName(run, tokens, catalogue) ?? plainName(run, catalogue)
}

/** 'Myrtle Beach': two words of English, with capitals, that are a town. */
function titleName(run: readonly Token[], { capitals }: Tokens, catalogue: DestinationCatalogue): PlaceInText | null {
  const [first, second] = run
  if (capitals !== 'mixed' || first?.capital !== true || second?.capital !== true || (first.first && run.length > 2)) return null
  const said = `${first.lower} ${second.lower}`
  const place = catalogue.named(said).find(({ name, population }) => population >= TOWN && fold(name) === fold(said))
  return place === undefined ? null : { place, length: 2, isWellKnown: true }
}

/** 'Walnut creek' in small letters: what stands around it has to say that it is a town. */
function plainName([first, second]: readonly Token[], catalogue: DestinationCatalogue): PlaceInText | null {
  if (first === undefined || second === undefined || first.lower.length < 3 || second.lower.length < 3 || second.gap !== ' ') return null
  if (!SECOND_HALVES.test(second.lower)) return null
  const said = `${first.lower} ${second.lower}`
  const place = catalogue.named(said).find(({ name, kind, population }) => kind === 'city' && population >= LARGE_TOWN && fold(name) === said)
  return place === undefined ? null : { place, length: 2, isWellKnown: false }
}

/** Russian and its neighbours bend the ends of names: 'в Москву', 'из Лондона'. */
function inflected(word: Token | undefined, catalogue: DestinationCatalogue): PlaceInText | null {
  if (word === undefined || word.text.length < 4 || !/^\p{Script=Cyrillic}+$/u.test(word.text)) return null
  const stem = word.text.slice(0, -1)
  const found = ['', 'а', 'я', 'ь', 'ы', 'й'].map((ending) => catalogue.matchAt([stem + ending], 0))
  return found.find((one) => one?.isWellKnown === true) ?? null
}

/** A town that bears the name of people too. */
function properName(word: Token | undefined, catalogue: DestinationCatalogue): PlaceInText | null {
  if (word === undefined || word.lower.length < 4 || !isProperName(word.lower) || isEnglishWord(word.lower)) return null
  const place = catalogue.named(word.lower).find(({ name, population }) => population >= TOWN && fold(name) === fold(word.lower))
  return place === undefined ? null : { place, length: 1, isWellKnown: false }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
}
