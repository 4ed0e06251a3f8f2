/** What a picture can show. Each has a drawing of its own in `data/scenes`. */
export const SCENES = [
  'museum', 'market', 'beach', 'hike', 'oldtown', 'boat', 'temple', 'food', 'wine', 'train', 'garden', 'nightlife', 'castle',
  'ruins', 'mosque', 'pagoda', 'skyline', 'desert', 'safari', 'waterfall', 'volcano', 'snow', 'reef', 'workshop', 'spa', 'concert', 'bridge', 'fair', 'church', 'vault',
] as const
export type SceneName = (typeof SCENES)[number]

/** In which colours, and so at what time of day. */
export const PALETTES = [
  'sunset', 'coast', 'olive', 'night', 'rose', 'forest', 'desert', 'tropic', 'nordic', 'alpine', 'dusk', 'jade', 'autumn', 'city',
] as const
export type PaletteName = (typeof PALETTES)[number]

/** From where: every scene has three views or more, of other subjects in other layouts. */
export const COMPOSITIONS = [1, 2, 3, 4, 5, 6] as const
export type Composition = (typeof COMPOSITIONS)[number]

const MORE_THAN_THREE: Partial<Record<SceneName, number>> = { oldtown: 5, castle: 4, pagoda: 4, boat: 6, workshop: 5, museum: 4 }

export function viewsOf(scene: SceneName): readonly Composition[] {
  return COMPOSITIONS.slice(0, MORE_THAN_THREE[scene] ?? 3)
}

/** One view of a scene, as data names it: 'boat5' is the ferry. */
export type View = `${SceneName}${Composition}`

export function readView(view: View): Pick<Motif, 'scene' | 'composition'> {
  const scene = SCENES.find((one) => one === view.slice(0, -1))
  const composition = scene && viewsOf(scene).find((one) => String(one) === view.slice(-1))
  if (scene === undefined || composition === undefined) throw new Error(`No picture is drawn for '${view}'.`)
  return { scene, composition }
}

/** What tells two pictures apart at a glance. */
export interface Motif {
  readonly scene: SceneName
  readonly composition: Composition
  readonly palette: PaletteName
}

/** A motif with the seed of its chances: the same values always give the same picture. */
export interface Picture extends Motif {
  readonly seed: string
}
