import type { Activity } from './activities.ts'

/** By what is said of an activity, what a picture of it would show; the first that fits. */
const SCENES: Readonly<Record<string, string>> = {
  museum: 'museum|galler|exhibit|\\barts?\\b',
  wine: 'wine|vineyard|cellar|\\bport\\b',
  market: 'market|bazaar|souk',
  workshop: 'workshop|\\bclass|craft|pottery',
  food: 'food|tapas|cook|culinar|dinner|lunch|breakfast|baker|tasting|petisco',
  reef: 'snorkel|\\bdiv(e|ing)|reef',
  boat: 'boat|cruise|sail|kayak|ferry|canal|gondola|raft',
  beach: 'beach|surf|\\bswim',
  train: 'train|railway|\\btram',
  safari: 'safari|wildlife|elephant',
  waterfall: 'waterfall',
  volcano: 'volcan',
  snow: 'snow|\\bski|glacier',
  desert: 'desert|dune',
  garden: 'garden|\\bpark|botanic',
  concert: 'concert|music|opera|theat|\\bshow|fado|flamenco',
  nightlife: 'night|\\bbars?\\b|\\bpubs?\\b|\\bclubs?\\b',
  castle: 'castle|palace|fort',
  ruins: 'ruin|ancient|archaeolog|roman',
  mosque: 'mosque',
  pagoda: 'pagoda',
  temple: 'temple|shrine',
  church: 'church|cathedral|basilica|abbey|monaster',
  spa: '\\bspas?\\b|wellness|yoga|massage|hammam',
  fair: 'theme park|amusement|\\bzoo|\\bfair',
  skyline: 'skyline|rooftop|observation|\\btower|view',
  bridge: 'bridge',
  hike: 'hik|trek|mountain|trail|nature|climb',
}
const PALETTES = ['sunset', 'coast', 'olive', 'rose', 'forest', 'tropic', 'nordic', 'alpine', 'dusk', 'jade', 'autumn', 'city']
/** Every scene has as many views at least. */
const VIEWS = 3
/** So many seeds there are: what can be asked for is as much as is worth keeping. */
const SEEDS = 8

/** Whether a picture's code is that of no product, but of what stands in for the picture of any. */
export const isSpare = (code: string): boolean => /^SPARE-[0-7]$/.test(code)

/** The path, on our server, of the picture of an activity that has none, or whose own does not load: a scene of its kind, always the same for its product code. */
export function sparePicture({ productCode, title, tags = [] }: Pick<Activity, 'productCode' | 'title' | 'tags'>): string {
  const said = [...tags, title].join(' ')
  const scene = Object.keys(SCENES).find((one) => new RegExp(SCENES[one] ?? one, 'i').test(said)) ?? 'oldtown'
  const seed = [...(productCode || title)].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return `/media/activities/${scene}${(seed % VIEWS) + 1}-${PALETTES[seed % PALETTES.length] ?? ''}-spare-${seed % SEEDS}-1.svg`
}
