import { pictureAddress } from './address.ts'
import { coverViewsAt, seriesAt, viewsAt } from './data/places.ts'
import type { PlaceOnMap } from './data/places.ts'
import { COMPOSITIONS, readView } from './scenes.ts'
import type { Motif, SceneName, View } from './scenes.ts'

export const GALLERY_SIZE = 4

/** What is shown of a product; the first scene is its cover, unless one view is. */
export interface Shown {
  readonly code: string
  readonly scenes: readonly [SceneName, ...SceneName[]]
  readonly cover?: View
}

export interface GalleryPlace extends PlaceOnMap {
  readonly id: string
}

/**
 * The paths of the pictures of all that one place sells, by product code, the cover first. Covers of one scene go through all
 * its motifs (each view in each palette) before one comes again, so neighbours differ in whatever order they are listed.
 */
export function galleriesOf(place: GalleryPlace, products: readonly Shown[]): ReadonlyMap<string, readonly string[]> {
  const start = startOf(place.id)
  const ranks = new Map<SceneName, { start: number; next: number }>()
  return new Map(products.map(({ code, scenes: listed, cover: view }) => {
    const fixed = view === undefined ? null : readView(view)
    const cover = fixed?.scene ?? listed[0]
    const scenes = [cover, ...listed.filter((scene) => scene !== cover)] as const
    // Each scene begins with other colours, so that the list is not all of one.
    const rank = ranks.get(cover) ?? { start: start + ranks.size, next: 0 }
    ranks.set(cover, { ...rank, next: rank.next + 1 })
    return [code, motifs(place, { scenes, fixed }, rank).map((motif, index) => pictureAddress({ ...motif, code, number: index + 1 }))]
  }))
}

interface Subject {
  scenes: Shown['scenes']
  /** The view that the cover must be. */
  fixed: Pick<Motif, 'scene' | 'composition'> | null
}

/** Four that differ. When the scenes are used up, the first comes again, from elsewhere and in another light. */
function motifs(place: PlaceOnMap, { scenes, fixed }: Subject, { start, next }: { start: number; next: number }): Motif[] {
  const turn = start + next
  const coverViews = coverViewsAt(place, scenes[0])
  const cover = fixed?.composition ?? coverViews[turn % coverViews.length] ?? COMPOSITIONS[0]
  return Array.from({ length: GALLERY_SIZE }, (_, index) => {
    const scene = scenes[index % scenes.length] ?? scenes[0]
    const round = Math.floor(index / scenes.length)
    const series = seriesAt(place, scene)
    const views = viewsAt(place, scene).filter((view) => scene !== scenes[0] || view !== cover)
    const composition = index === 0 ? cover : (views[(turn + (index % scenes.length) + round) % views.length] ?? cover)
    // When both have come round together, one goes on a step ahead.
    const ahead = Math.floor(next / leastCommonMultiple(index === 0 ? coverViews.length : views.length, series.length))
    return { scene, composition, palette: series[(turn + index + ahead) % series.length] ?? series[0] }
  })
}

function leastCommonMultiple(one: number, other: number): number {
  let multiple = one
  while (multiple % other !== 0) multiple += one
  return multiple
}

/** Places begin at different motifs, so that the cities of one country do not all open with the same. */
function startOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 12, 0)
}
