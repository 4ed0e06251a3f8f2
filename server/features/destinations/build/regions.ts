import { fold } from '../fold.ts'
import type { DraftPlace } from './draft-place.ts'
import { groupBy } from './group-by.ts'

/** What a country calls its parts; nobody types it. */
const KINDS_OF_REGION = /^(?:Provincia de|Departamento de|Département de|Región de|Estado de|Province of|Region of|State of)\s+|\s+(?:Province|Region|Prefecture|Oblast|Krai|Governorate|State|County|District|Division|Department|Municipality|Canton|Voivodeship|\([^)]*\))$/i

/**
 * A place for every first-level region: it lies where its people do. A region that bears the name of its main city, or of
 * an area in our own tables, is that place to a traveller and gets none.
 */
export function gatherRegions(places: readonly DraftPlace[], listed: readonly DraftPlace[]): DraftPlace[] {
  const known = new Set(listed.filter(({ kind }) => kind === 'area').flatMap((place) => [place.name, ...place.aliases].map((name) => `${place.countryCode} ${fold(name)}`)))
  const regions = groupBy(places.filter(({ admin }) => admin !== ''), ({ countryCode, admin }) => `${countryCode}.${admin}`)
  return [...regions.values()].flatMap((members) => {
    const main = members.reduce((before, one) => (one.population > before.population ? one : before))
    const names = [main.admin, main.admin.replace(KINDS_OF_REGION, '')]
    const isCity = names.some((name) => [main.name, ...main.aliases].some((one) => fold(one) === fold(name)))
    if (isCity || names.some((name) => known.has(`${main.countryCode} ${fold(name)}`))) return []
    return [{
      ...main,
      ...centreOf(members),
      id: null,
      kind: 'area' as const,
      name: main.admin,
      region: '',
      district: '',
      aliases: main.countryCode === 'US' ? [`${main.admin} State`] : names.slice(1),
      curated: false,
      listed: [],
      standing: 'place' as const,
    }]
  })
}

function centreOf(members: readonly DraftPlace[]): { latitude: number; longitude: number; population: number } {
  // A quarter's people are counted with its city's.
  const counted = members.filter(({ standing }) => standing !== 'quarter')
  const weights = counted.map(({ population }) => population + 1)
  const total = weights.reduce((sum, one) => sum + one, 0)
  const mean = (read: (place: DraftPlace) => number) => counted.reduce((sum, place, at) => sum + read(place) * (weights[at] ?? 0), 0) / total
  const [only] = members
  if (counted.length === 0 && only !== undefined) return only
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude), population: counted.reduce((sum, { population }) => sum + population, 0) }
}
