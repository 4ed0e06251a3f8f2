import { kilometresBetween } from '@meander/sdk/contract/travel'
import type { Place } from '../../destinations/index.ts'
import { readInterests } from '../understanding/interests.ts'
import type { TripFacts } from '../understanding/index.ts'
import type { Reading } from './read-prompt.ts'
import { subjectsIn } from '../ranking/index.ts'
import { speltRight } from './wish-list/spelt-right.ts'

type Read = (said: readonly string[]) => TripFacts

/** What lies so near is a part of the town, or a sight of it. */
const WITHIN_KILOMETRES = 30
/** Speaks of where the trip goes. */
const OF_PLACES: ReadonlySet<string> = new Set(['trip', 'ask-town', 'ask-whither', 'anew', 'ask-lodging'])
const LIKELY = 0.5
const STAYS = /\b(?:nights?|days? in|stay\w*|sleep\w*|hotels?|mov(?:e|ing) on|instead of|rather than|change (?:the )?(?:town|city|destination)|nächte?|nuits?|noches?)\b/i

/**
 * What was said, without names of places that are no towns to go to: in the middle of a trip to a town in which things are sold a word that is
 * a wish, that was said before, that is written on a card, or in a clause that does something else, is 'that'; so is what lies within the town.
 */
export function withoutNoTowns(reading: Pick<Reading, 'cards' | 'clausesOf'>, turns: readonly string[], read: Read): string[] {
  const done: string[] = []
  for (const turn of turns) {
    const before = done.length === 0 ? null : read(done)
    const without = (text: string): string => straysIn(turn, { now: read([...done, text]), before, done, reading }).reduce((rest, name) => rest.replace(new RegExp(`(?<![\\p{L}'’])${escaped(name)}(?![\\p{L}])`, 'giu'), 'that'), text)
    const once = without(turn)
    // Where one place is none, another may be read for one.
    done.push(once === turn ? turn : without(once))
  }
  return done
}

interface Context {
  now: TripFacts
  before: TripFacts | null
  done: readonly string[]
  reading: Pick<Reading, 'cards' | 'clausesOf'>
}

/** The words of a turn that were taken for places, and are none to go to. */
function straysIn(turn: string, { now, before, done, reading }: Context): string[] {
  // An opening may tell of where somebody lives before it tells where they go.
  const home = before?.destination ?? now.destinations?.find(({ hasInventory }) => hasInventory) ?? now.destination
  if (home === undefined || !home.hasInventory || (now.stays ?? []).length > 0) return []
  const known = new Set([before?.destination, ...(before?.destinations ?? [])].flatMap((place) => place?.id ?? []))
  const fresh = (now.destinations ?? []).filter((place) => !place.hasInventory && place.kind !== 'country' && place.id !== home.id && !known.has(place.id))
  const within = fresh.filter((place) => kilometresBetween(home, place) <= WITHIN_KILOMETRES && !STAYS.test(turn))
  const others = fresh.filter((place) => !within.includes(place))
  const unknown = before === null ? [] : (now.unknownPlaces ?? [])
  const names = [...within.flatMap((place) => wordsFor(place, turn)), ...[...others.flatMap((place) => wordsFor(place, turn)), ...unknown].filter((name) => (before === null ? isBeside(name, turn, { home, reading }) : isNoTown(name, turn, { done, reading })))]
  return [...new Set(names)]
}

/** Told of in an opening beside the trip, which goes to a town that is known: 'I teach in Ohio', 'Churchill, the Tower, a show'. */
function isBeside(name: string, turn: string, { home, reading }: { home: Place; reading: Context['reading'] }): boolean {
  const clauses = reading.clausesOf?.(turn) ?? []
  const isNamed = (text: string): boolean => wordsFor(home, text).length > 0
  const inTrip = clauses.some(({ act, share, text }) => act === 'trip' && share >= LIKELY && isNamed(text) && !text.includes(name))
  return inTrip && clauses.filter(({ text }) => text.includes(name)).every(({ act, share, spans }) => BESIDE.has(act) && share >= LIKELY && !spans.some(({ label, words }) => label === 'place' && words.includes(name)))
}

const BESIDE: ReadonlySet<string> = new Set(['aside', 'taste', 'courtesy', 'add'])

/** As the turn writes it: letters may bear other marks than the map's. */
function wordsFor({ name, aliases }: Place, turn: string): string[] {
  const names = new Set([name, ...aliases].map(plain))
  const words = turn.match(/[\p{L}\p{M}'’-]+/gu) ?? []
  const said = words.flatMap((_, at) => [1, 2, 3].map((count) => words.slice(at, at + count).join(' '))).find((some) => names.has(plain(some)))
  return said === undefined ? [] : [said]
}

function isNoTown(name: string, turn: string, { done, reading }: Pick<Context, 'done' | 'reading'>): boolean {
  const word = plain(name)
  const has = (text: string): boolean => ` ${plain(text)} `.includes(` ${word} `)
  if (done.some(has)) return true
  if (readInterests(speltRight(name.toLowerCase())) !== null || subjectsIn(name.toLowerCase()).length > 0) return true
  if (reading.cards.some(({ title, about = '', details = '' }) => has(`${title} ${about} ${details}`))) return true
  const clause = (reading.clausesOf?.(turn) ?? []).find(({ text }) => text.includes(name))
  return clause !== undefined && clause.share >= LIKELY && !OF_PLACES.has(clause.act) && !clause.spans.some(({ label, words }) => label === 'place' && words.includes(name))
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
