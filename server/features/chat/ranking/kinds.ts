import { pattern } from '../language/pattern.ts'
import { LRUCache } from 'lru-cache'
import type { Activity } from '@meander/sdk/contract/activities'
import { kilometresBetween } from '@meander/sdk/contract/travel'

/** Kinds of outings by the tags that tell them, the most telling first: a market walk with tastings is food. */
const KINDS: readonly (readonly [kind: string, tags: readonly string[]])[] = [
  ['day trip', ['day trip', 'day trips', 'excursion']],
  ['cooking', ['cooking', 'cooking class']],
  ['wine', ['wine', 'sake']],
  ['beer', ['beer']],
  ['coffee', ['coffee', 'tea']],
  ['food', ['food', 'market', 'vegetarian', 'food tours']],
  ['workshop', ['workshop', 'classes']],
  ['show', ['theatre', 'dance', 'concert']],
  ['music', ['music', 'jazz']],
  ['nightlife', ['nightlife']],
  ['boat', ['boat', 'water', 'cruise', 'sailing']],
  ['beach', ['beach']],
  ['cycling', ['cycling', 'bike tours']],
  ['hiking', ['hiking']],
  ['wildlife', ['wildlife']],
  ['wellness', ['wellness', 'spa']],
  ['photography', ['photography']],
  ['family', ['family', 'kids']],
  ['sport', ['sport', 'adventure']],
  ['garden', ['garden', 'nature']],
  ['museum', ['museum', 'science']],
  ['art', ['art', 'street art', 'film', 'literature']],
  ['castle', ['castle', 'ruins']],
  ['religion', ['religion', 'temple']],
  ['architecture', ['architecture']],
  ['history', ['history']],
  ['shopping', ['shopping']],
  ['walk', ['walking']],
  ['views', ['views', 'sunset']],
]

const TAGS: ReadonlySet<string> = new Set(KINDS.flatMap(([, tags]) => tags))

/** True for what providers write as a tag: what does not bear it is none, whatever its text mentions. */
export function isKnownTag(word: string): boolean {
  return TAGS.has(word)
}

const kinds = new WeakMap<Activity, string>()

/** What kind of outing it is, by its most telling tag; its own words where no tag is known. */
export function kindOf(activity: Activity): string {
  const known = kinds.get(activity)
  if (known !== undefined) return known
  const kind = readKind(activity)
  kinds.set(activity, kind)
  return kind
}

function readKind({ tags = [], title }: Activity): string {
  const lower = tags.map((tag) => tag.toLowerCase())
  // The first two tags say what it is, the others what it has.
  for (const some of [lower.slice(0, 1), lower.slice(0, 2), lower]) {
    const kind = KINDS.find(([, words]) => words.some((word) => some.includes(word)))
    if (kind !== undefined) return kind[0]
  }
  return lower[0] ?? title
}

const INDOORS = new Set(['museum', 'rainy day', 'workshop', 'cooking', 'theatre', 'spa', 'dance', 'concert', 'film'])
const EVENING = new Set(['nightlife', 'theatre', 'concert', 'jazz'])
const ADULT = new Set(['nightlife', 'wine', 'beer', 'cocktails'])
const CHILDREN = new Set(['family', 'kids', 'family friendly'])

/** By what it is first of all, or because it is said of it: a walk that ends at a museum is none. */
export function isIndoors({ tags = [] }: { tags?: readonly string[] | undefined }): boolean {
  const lower = tags.map((tag) => tag.toLowerCase())
  return lower.includes('rainy day') || INDOORS.has(lower[0] ?? '')
}
const LEGS = new Set(['walking', 'hiking', 'cycling', 'bike tours', 'sport', 'adventure'])
const SEATED = new Set(['boat', 'cruise', 'train', 'theatre', 'concert', 'music', 'jazz', 'dance', 'film', 'wine', 'beer', 'coffee', 'tea', 'spa', 'wellness', 'cooking', 'food'])

type Tagged = { tags?: readonly string[] | undefined }

/** What one does on one's legs, by what it is first of all. */
export function isOnFoot({ tags = [] }: Tagged): boolean {
  return tags.slice(0, 3).some((tag) => LEGS.has(tag.toLowerCase()))
}

/** Boats, shows, tastings, trains: what one does for the most part sitting. */
export function isSeated({ tags = [] }: Tagged): boolean {
  return SEATED.has(tags[0]?.toLowerCase() ?? '') && !isOnFoot({ tags })
}

export const isForEvenings = hasTagOf(EVENING)
export const isForAdults = hasTagOf(ADULT)
export const isForChildren = hasTagOf(CHILDREN)
export const isForNightOwls = hasTagOf(new Set(['nightlife']))
/** By what it is first of all, or by its name: an aquarium is for grown people, too. */
export function isAboveAllForChildren({ tags = [], title }: Pick<Activity, 'tags' | 'title'>): boolean {
  return /\b(?:with|for) (?:small )?(?:children|kids|toddlers)\b|\bfor small (?:legs|citizens|people)\b/i.test(title) || tags.slice(0, 2).some((tag) => tag.toLowerCase() === 'kids')
}
/** By what it is first of all: a museum that families may also enjoy is not made for them. */
export function isMadeForChildren({ tags = [] }: Activity): boolean {
  return tags.some((tag, at) => tag.toLowerCase() === 'kids' || (at < 2 && CHILDREN.has(tag.toLowerCase())))
}
/** Not merely open to families: made for the small. */
export const isForSmallChildren = hasTagOf(new Set(['kids']))

function hasTagOf(set: ReadonlySet<string>): (activity: Activity) => boolean {
  return ({ tags = [] }) => tags.some((tag) => set.has(tag.toLowerCase()))
}

/** Closer than a short walk, at the same door. */
const SAME_DOOR_KILOMETRES = 0.15
const ALIKE = 0.5
const LEAST_WORDS = 2
/** How a thing is sold, and not what it is. */
const MANNER = /^(?:and|the|for|its|one|two|day|out|not|who|all|by|via|with|from|guide[ds]?|guided|small|group|groups|tours?|tickets?|timed|skip|line|early|entry|private|half|hours?|minutes|visit|expert|local|english|your)$/

/** A way on foot that is long for old legs and short ones, or one that goes up. */
export function isWalkOrClimb(activity: Pick<Activity, 'tags' | 'title'>, minutes: number, longest: number): boolean {
  const leads = (activity.tags ?? []).slice(0, 4).some((tag) => LEGS.has(tag.toLowerCase()))
  return CLIMBS.test(activity.title) || isExercise(activity) || (minutes >= longest && (leads || ((activity.tags ?? []).some((tag) => tag.toLowerCase() === 'walking') && /\b(?:walk|on foot|streets?|lanes?|quarter|closes)\b/i.test(activity.title))))
}

const CLIMBS = /\b(?:stairs?|staircase|steps|climb\w*|summit|ridge|uphill)\b/i

/** True for two that nobody would do both: of one kind at one door, or under nearly the same title. */
export function areTwins(left: Activity, right: Activity): boolean {
  if (left.productCode === right.productCode) return true
  const [one, other] = [words(left.title), words(right.title)]
  const isAlike = shared(one, other) >= ALIKE
  // One word in common says what it is, and not yet that it is the same.
  if (isAlike && Math.min(one.size, other.size) >= LEAST_WORDS) return true
  if (kindOf(left) !== kindOf(right) || left.coordinates === undefined || right.coordinates === undefined) return false
  return kilometresBetween(left.coordinates, right.coordinates) < SAME_DOOR_KILOMETRES && (isAlike || shared(new Set(left.tags), new Set(right.tags)) >= ALIKE)
}

const MOST_TITLES = 4000
/** Titles are set beside each other many times for each answer. */
const titleWords = new LRUCache<string, ReadonlySet<string>>({ max: MOST_TITLES })

function words(text: string): ReadonlySet<string> {
  const known = titleWords.get(text)
  if (known !== undefined) return known
  const made = new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2 && !MANNER.test(word)))
  titleWords.set(text, made)
  return made
}

/** How much of either stands in both. */
function shared(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let both = 0
  for (const word of left) if (right.has(word)) both += 1
  const either = left.size + right.size - both
  return either === 0 ? 0 : both / either
}

const PASS = pattern('i')`
  \b(?:city|visitor|museum|travel|explorer|tourist|art)? ?(?:card|pass|passport|travelcard)\b|
  \bday\b.*\b(?:tube|metro|trams?|every train|bus(?:es)?)\b|\b(?:tube|metro|trams?|every train)\b.*\bday\b
`

/** A ticket for many doors or rides: good to have, and no outing by itself. */
export function isPass({ title, tags = [] }: Pick<Activity, 'title' | 'tags'>): boolean {
  return PASS.test(title) && tags.some((tag) => /^(?:train|museum)$/i.test(tag)) && !tags.slice(0, 1).some((tag) => /^walking$/i.test(tag))
}

const EXERCISE: ReadonlySet<string> = new Set(['hiking', 'cycling', 'sport', 'adventure'])
const BY_OWN_STRENGTH = /\b(?:kayak\w*|cano(?:e|eing|es)|paddl\w+|row(?:ing|boats?)?|surf\w*|snorkel\w*|div(?:e|ing)|swim\w*|climb\w*|hik(?:e|es|ing)|bicycles?|bikes?|cycl\w+|on foot)\b/i

/** What nobody does sitting in a chair: it goes on the legs, or by one's own strength on the water. */
export function isExercise({ tags = [], title }: Pick<Activity, 'tags' | 'title'>): boolean {
  return tags.slice(0, 2).some((tag) => EXERCISE.has(tag.toLowerCase())) || BY_OWN_STRENGTH.test(title)
}
