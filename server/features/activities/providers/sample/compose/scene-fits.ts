import type { SceneName } from '../../../pictures/scenes.ts'
import type { Outing } from '../product.ts'

const ON_FOOT: readonly Outing[] = ['visit', 'walk', 'photography', 'family']

/** With which outings the thing on the cover is really met: a boat in a harbour makes no boat trip of a walk. */
const FITS: Readonly<Record<SceneName, readonly Outing[]>> = {
  museum: ['visit'],
  market: ['food', 'walk', 'workshop', 'family', 'photography'],
  beach: ['water', 'family', 'nature'],
  hike: ['nature'],
  oldtown: ['walk', 'night', 'photography'],
  boat: ['water'],
  temple: ON_FOOT,
  food: ['food'],
  wine: ['food'],
  train: ['daytrip'],
  garden: ['visit'],
  nightlife: ['night'],
  castle: ['visit'],
  ruins: ['visit'],
  mosque: ON_FOOT,
  pagoda: ON_FOOT,
  skyline: ['photography', 'walk'],
  desert: ['nature', 'daytrip'],
  safari: ['nature', 'daytrip'],
  waterfall: ['nature', 'daytrip'],
  volcano: ['nature', 'daytrip'],
  snow: ['nature', 'daytrip', 'family'],
  reef: ['water'],
  workshop: ['workshop'],
  spa: ['wellness'],
  concert: ['show'],
  bridge: ['walk', 'photography', 'entry'],
  fair: ['family', 'entry'],
  church: ['visit'],
  vault: ['visit'],
}

export function fits(scene: SceneName, outing: Outing): boolean {
  return FITS[scene].includes(outing)
}
