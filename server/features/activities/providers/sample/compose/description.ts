import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import { isSunStart } from '../day-starts.ts'
import type { Experience } from '../product.ts'
import type { SampleProduct } from '../sample-product.ts'
import { seeded } from '../seed.ts'
import { HOW_IT_GOES, WEATHER, WHAT_TO_BRING } from './data/closings.ts'
import { fillAll, truthsOf } from './gaps.ts'
import type { Known } from './gaps.ts'
import { listed, readOpening } from './opening.ts'
import { ownText } from './own-words.ts'
import { sayLength, sayNumber } from './say-length.ts'
import { fits } from './scene-fits.ts'

/** What others may say too stays the smaller part of a text: so many words for each of its own. */
const MOST_CLOSING = 0.7
/** Once is enough. */
const WEATHER_TOLD = /rain|weather|wind|water than you think/
/** A sentence is told in so many destinations at most, and in each of them once; these are how many there can be. */
const DESTINATIONS_EACH = 8
const TURNS = 48
const STRIDE = 7
/** High up, or where it hardly rains: what is said of others with their sun is wrong there. */
const OWN_WEATHER = ['CAI', 'CUZ', 'DXB', 'MEX', 'NBO', 'RAK']

type Composed = Omit<SampleProduct, 'description'>

/**
 * The long texts of one destination, the so-manieth of all: the facts, then how it goes and what to bring. Better nothing more than what
 * the neighbour says: a sentence that has been told is not told again.
 */
export function createDescriber(turn: number): (experience: Experience, product: Composed) => string {
  const told = new Set<string>()
  const isOurs = (sentence: string) => (turn * STRIDE + Math.floor(seeded(sentence) * TURNS)) % TURNS < DESTINATIONS_EACH
  const next = (sentences: readonly string[], known: Known, code: string): string | undefined => {
    const left = sentences.filter((sentence) => isOurs(sentence) && !told.has(sentence))
    const fitting = left.flatMap((sentence) => fillAll([sentence], known).map((filled) => ({ sentence, filled, place: seeded(`${code} ${sentence}`) })))
    const [first] = fitting.sort((one, other) => one.place - other.place)
    if (first !== undefined) told.add(first.sentence)
    return first?.filled
  }
  return (experience, product) => {
    const known = knownOf(experience, product)
    const goes = next(HOW_IT_GOES[product.outing], known, product.code)
    const brings = WEATHER_TOLD.test(goes ?? '') ? undefined : next(bringing(product), known, product.code)
    const closing = [goes, brings].filter((text) => text !== undefined)
    const isTooLong = countWords(closing.join(' ')) > MOST_CLOSING * countWords(product.about)
    return [product.about, ...(isTooLong ? closing.slice(0, 1) : closing)].join(' ')
  }
}

/** Every second product says what to bring; what is seen there decides, else the weather where it happens out of doors. */
function bringing({ code, outing, scenes, at }: Composed): readonly string[] {
  const drawn = seeded(`${code} bring`)
  const isOutdoors = ['walk', 'bike', 'photography', 'nature', 'water', 'family'].includes(outing)
  const byScene = WHAT_TO_BRING[scenes[0]]
  if (byScene !== undefined && fits(scenes[0], outing) && drawn < 0.55) return byScene
  if (!isOutdoors || drawn > 0.75 || OWN_WEATHER.includes(code.slice(0, 3))) return []
  const latitude = Math.abs(at[0])
  return WEATHER[latitude < 24 ? 'hot' : latitude < 55 ? 'mild' : 'cold']
}

function knownOf(experience: Experience, product: Composed): Known {
  const { hours, tripTo } = experience
  const { languages, party, minutes, ages, startKind } = product
  // What goes by the sun, or by the season, has no time that can be named.
  const starts = product.starts.some(isSunStart) || product.seasonal !== undefined ? [] : product.starts
  const [longest, age] = [typeof minutes === 'number' ? minutes : minutes[1], ages[0]?.startAge ?? 0]
  const only = startKind === 'timed' && starts.length === 1 ? starts[0] : undefined
  const isOneOfTwo = startKind === 'timed' && starts.length === 2
  const opening = hours === undefined ? undefined : readOpening(hours)
  const severalLanguages = languages.length > 1 ? languages : undefined
  return {
    ...truthsOf(experience, product),
    length: sayLength(longest),
    group: sayNumber(party),
    languages: severalLanguages && listed(severalLanguages, 'or'),
    spoken: severalLanguages && listed(severalLanguages),
    first: only,
    back: only && timeOfMinutes((minutesOf(only) + longest) % 1440),
    earlier: isOneOfTwo ? starts[0] : undefined,
    later: isOneOfTwo ? starts[1] : undefined,
    opens: opening && timeOfMinutes(opening.opens),
    closes: product.seasonal !== undefined ? undefined : opening && timeOfMinutes(opening.closes % 1440),
    last: startKind === 'window' ? starts.at(-1) : undefined,
    // What stands in for a place that no map of towns has is not where one goes.
    place: tripTo !== undefined && `${ownText(product)} ${product.area}`.includes(tripTo) ? tripTo : undefined,
    age: age > 0 ? sayNumber(age) : undefined,
    adults: age >= 18 ? sayNumber(age) : undefined,
    grownUps: age >= 18 ? '' : undefined,
  }
}

function countWords(text: string): number {
  return text.split(' ').length
}
