import { viewsOf } from '../scenes.ts'
import type { Composition, PaletteName, SceneName } from '../scenes.ts'

/** Four that go together, so that what one place sells looks like a series. */
export type Series = readonly [PaletteName, PaletteName, PaletteName, PaletteName]

/** The characters that places have, by climate and light. */
const CHARACTERS = {
  mediterranean: ['coast', 'olive', 'rose', 'sunset'],
  atlantic: ['forest', 'autumn', 'nordic', 'dusk'],
  continental: ['rose', 'autumn', 'forest', 'dusk'],
  metropolis: ['coast', 'autumn', 'dusk', 'rose'],
  nordic: ['nordic', 'alpine', 'dusk', 'forest'],
  alpine: ['alpine', 'forest', 'autumn', 'dusk'],
  desert: ['desert', 'olive', 'sunset', 'rose'],
  savanna: ['olive', 'desert', 'sunset', 'forest'],
  tropic: ['tropic', 'coast', 'sunset', 'rose'],
  indies: ['tropic', 'jade', 'coast', 'sunset'],
  monsoon: ['rose', 'desert', 'jade', 'sunset'],
  orient: ['jade', 'rose', 'dusk', 'autumn'],
  highland: ['desert', 'alpine', 'olive', 'rose'],
  southern: ['coast', 'alpine', 'desert', 'sunset'],
} as const satisfies Record<string, Series>
type Character = keyof typeof CHARACTERS

/** Countries by character; the rest go by latitude. */
const COUNTRIES: readonly (readonly [Character, string])[] = [
  ['mediterranean', 'PT ES IT GR HR TR MT CY AL ME MC SM SI BA MK IL LB AD GI VA'],
  ['atlantic', 'GB IE NL BE LU IM JE GG'],
  ['continental', 'FR DE PL CZ SK HU RO BG RS UA MD BY RU LT LV EE GE AM AZ XK'],
  ['metropolis', 'US CA'],
  ['nordic', 'IS NO SE FI DK FO GL AX SJ'],
  ['alpine', 'CH AT LI NP BT NZ KG TJ'],
  ['desert', 'MA EG TN DZ LY JO AE OM SA QA BH KW IR IQ SY YE NA ML MR NE TD SD UZ TM KZ MN'],
  ['savanna', 'KE TZ ZA BW ZW ZM UG RW MW MZ AO ET SN GH NG BF CM SZ LS BI'],
  ['indies', 'TH ID PH MY SG LK VN KH LA MM BN TL'],
  ['tropic', 'MV CR PA BR CU DO JM FJ PF SC MU BS BB TT LC AG GD PR VI AW CW BZ HN NI GT SV VE GY SR PG NC VU WS TO CK GU MG RE CV KY TC BM'],
  ['monsoon', 'IN BD PK'],
  ['orient', 'JP KR CN TW HK MO'],
  ['highland', 'MX PE BO EC CO'],
  ['southern', 'AU AR CL UY PY'],
]
const CHARACTER_OF = new Map(COUNTRIES.flatMap(([character, codes]) => codes.split(' ').map((code) => [code, character] as const)))

export interface PlaceOnMap {
  readonly countryCode: string
  readonly latitude: number
}

/** What a place looks like, whatever is shown of it. */
export function seriesOf({ countryCode, latitude }: PlaceOnMap): Series {
  return CHARACTERS[characterOf(countryCode, latitude)]
}

function characterOf(countryCode: string, latitude: number): Character {
  // Great countries have more than one.
  if (countryCode === 'US' && latitude < 31) return 'tropic'
  if (countryCode === 'FR' && latitude < 44.5) return 'mediterranean'
  if (countryCode === 'AR' && latitude < -40) return 'alpine'
  if (countryCode === 'ZA' && latitude < -33) return 'southern'
  const known = CHARACTER_OF.get(countryCode)
  if (known !== undefined) return known
  const distance = Math.abs(latitude)
  if (distance < 23.5) return 'tropic'
  if (distance < 35) return 'desert'
  if (distance < 45) return 'mediterranean'
  return distance < 58 ? 'continental' : 'nordic'
}

/** Scenes that are of a time or of an element wherever they are. */
const OWN_SERIES: Partial<Record<SceneName, Series>> = {
  nightlife: ['night', 'city', 'dusk', 'sunset'],
  concert: ['night', 'sunset', 'city', 'dusk'],
  reef: ['tropic', 'coast', 'alpine', 'jade'],
  snow: ['alpine', 'nordic', 'dusk', 'rose'],
}
/** Scenes that are also at home in the dark: the place's last colours give way to these. */
const LATE: Partial<Record<SceneName, PaletteName>> = { skyline: 'night', oldtown: 'dusk', food: 'dusk', castle: 'dusk', boat: 'sunset', mosque: 'sunset' }

/** The palettes of a scene at a place. */
export function seriesAt(place: PlaceOnMap, scene: SceneName): Series {
  const own = OWN_SERIES[scene]
  if (own !== undefined) return own
  const [first, second, third, last] = seriesOf(place)
  const late = LATE[scene]
  return [first, second, third, late === undefined || [first, second, third].includes(late) ? last : late]
}

type Views = readonly [Composition, ...Composition[]]

/** Views that are not of everywhere, by who has them; what is said of nobody is for all others. */
const LOCAL_VIEWS: Partial<Record<SceneName, Partial<Record<Character, Views>> & { others: Views }>> = {
  // A street, roofs with a dome, stairs; the medina; wooden houses.
  oldtown: { desert: [4, 3], monsoon: [4, 3], orient: [5, 3], indies: [5, 3], continental: [1, 2], atlantic: [1, 2], alpine: [1, 2], nordic: [1, 2], metropolis: [1, 2], others: [1, 2, 3] },
  // On the hill, the gate, the long wall; white tiers over a moat.
  castle: { orient: [4, 3], desert: [3, 2], monsoon: [3, 2], indies: [3, 2], others: [1, 2, 3] },
  // Under sail, a harbour of houses, the wake; junks among stone islands. A ferry and kayaks are for who boards them.
  boat: { orient: [4, 3, 1], indies: [4, 3], monsoon: [1, 3], desert: [1, 3], others: [1, 2, 3] },
  // A glasshouse with a parrot is no castle's park; a parterre, a pond of lilies.
  garden: { tropic: [1, 3], indies: [1, 3], orient: [3, 2], others: [2, 3] },
  // Five roofs by a snowy mountain, a pavilion in the lake, a plain of spires; golden gables.
  pagoda: { orient: [1, 2], indies: [4, 3, 2], monsoon: [3, 4], others: [1, 2, 3] },
  // Columns by the sea, a pyramid in the forest, an arena.
  ruins: { highland: [2, 1], tropic: [2, 1], indies: [2, 1], monsoon: [1, 2], others: [1, 3] },
  // A laid table, a terrace, a steaming bowl.
  food: { orient: [3, 1], indies: [3, 2, 1], others: [1, 2] },
  // Stalls on a square, spices, boats.
  market: { indies: [3, 2, 1], desert: [2, 1], others: [1, 2] },
  // The studio, the dyers, a bench with its tools; the wheel and the kitchen are for clay and for dough.
  workshop: { desert: [3, 5, 2], monsoon: [3, 5, 2], highland: [3, 5, 2], others: [5, 2] },
  // A front with columns, paintings, a statue; a library is for who comes for books.
  museum: { others: [1, 2, 3] },
  // The crowd, the opera, guitar and dancer.
  concert: { mediterranean: [3, 2, 1], highland: [3, 1, 2], tropic: [3, 1, 2], others: [1, 2] },
}

/** What is seen of a scene at a place. */
export function viewsAt({ countryCode, latitude }: PlaceOnMap, scene: SceneName): readonly Composition[] {
  const local = LOCAL_VIEWS[scene]
  return local?.[characterOf(countryCode, latitude)] ?? local?.others ?? viewsOf(scene)
}

/** Views that are among a product's pictures, but on its cover only where it asks for them: a rock stage, a wave with its rider. */
const INSIDE_ONLY: Partial<Record<SceneName, readonly Composition[]>> = { concert: [1], beach: [3] }

/** What a cover shows of a scene at a place, where it asks for nothing. */
export function coverViewsAt(place: PlaceOnMap, scene: SceneName): readonly Composition[] {
  return viewsAt(place, scene).filter((view) => !(INSIDE_ONLY[scene] ?? []).includes(view))
}
