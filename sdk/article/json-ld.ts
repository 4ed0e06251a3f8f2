import { isRecord } from '../contract/is-record.ts'

type Node = Readonly<Record<string, unknown>>

/** Of a page that carries more, the rest is not looked at. */
const LARGEST = 200_000
const DEEPEST = 6

const STORIES = new Set(['Article', 'BlogPosting', 'NewsArticle', 'Report', 'WebPage', 'Review', 'Guide', 'CreativeWork'])
const TRIPS = new Set(['Trip', 'TouristTrip'])
const SIGHTS = new Set(['TouristAttraction', 'LandmarksOrHistoricalBuildings', 'Museum', 'Park', 'Beach', 'CivicStructure'])
const PLACES = new Set(['TouristDestination', 'City', 'Place', 'Country', 'State', 'AdministrativeArea', 'Landform', 'BodyOfWater', 'Mountain', 'Continent'])

/**
 * Where a page's own data for machines (JSON-LD, schema.org) say that it is about: what a story or a trip names comes before places that
 * merely stand there, and the town of a sight before the sight. Null where they say nothing of it.
 */
export function destinationInData(texts: readonly string[]): string | null {
  const nodes = texts.filter(text => text.length <= LARGEST).flatMap(text => nodesIn(parse(text)))
  const byId = new Map(nodes.flatMap(node => (typeof node['@id'] === 'string' ? [[node['@id'], node] as const] : [])))
  const follow = (value: unknown): unknown => (isRecord(value) && !('name' in value) && typeof value['@id'] === 'string' ? (byId.get(value['@id']) ?? value) : value)
  const first = (values: readonly unknown[], onlyPlaces: boolean): string | null => {
    for (const value of values.flatMap(many).map(follow)) {
      const name = !onlyPlaces || (isRecord(value) && isOf(value, PLACES, SIGHTS)) ? townOf(value, follow) : null
      if (name) return name
    }
    return null
  }
  const stories = nodes.filter(node => isOf(node, STORIES))
  const trips = nodes.filter(node => isOf(node, TRIPS))
  return (
    first(stories.flatMap(({ contentLocation, spatialCoverage }) => [contentLocation, spatialCoverage]), false) ??
    first(stories.map(({ about }) => about), true) ??
    first(trips.flatMap(({ itinerary }) => many(itinerary).flatMap(stopsOf)), false) ??
    first([...nodes.filter(node => isOf(node, PLACES)), ...nodes.filter(node => isOf(node, SIGHTS))], true)
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What stands by itself: a value, those of a list, those of `@graph`. */
function nodesIn(value: unknown, depth = 0): Node[] {
  if (depth > DEEPEST) return []
  if (Array.isArray(value)) return value.flatMap(one => nodesIn(one, depth + 1))
  if (!isRecord(value)) return []
  return [value, ...nodesIn(value['@graph'], depth + 1)]
}

const many = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])
const isOf = (node: Node, ...kinds: ReadonlySet<string>[]): boolean => many(node['@type']).some(type => kinds.some(kind => kind.has(String(type).replace(/^https?:\/\/schema\.org\//, ''))))

/** A trip's way: places, or a list of them. */
function stopsOf(itinerary: unknown): readonly unknown[] {
  if (!isRecord(itinerary) || !('itemListElement' in itinerary)) return [itinerary]
  return many(itinerary.itemListElement).map(entry => (isRecord(entry) && 'item' in entry ? entry.item : entry))
}

/** The town of a sight where that is told, else the name. */
function townOf(value: unknown, follow: (value: unknown) => unknown): string | null {
  if (typeof value === 'string') return nameIn(value)
  if (!isRecord(value)) return null
  const { address, containedInPlace, name } = value
  const around = follow(many(containedInPlace)[0])
  const town = isOf(value, PLACES) ? null : (nameIn(isRecord(around) ? around.name : around) ?? nameIn(isRecord(address) ? address.addressLocality : null))
  return town ?? nameIn(name)
}

/** One line, as long as a name is; an address of the web is none. */
export function nameIn(value: unknown): string | null {
  const text = typeof value === 'string' ? value.replace(/[\s\p{C}]+/gu, ' ').trim() : ''
  return text === '' || text.length > 120 || /^https?:|[<>]/.test(text) ? null : text
}
