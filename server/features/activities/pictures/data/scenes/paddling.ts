import { mix } from '../kit/colour.ts'
import { ridge } from '../kit/land.ts'
import { at, boxPath, circle, d, ellipse, many, path, rect, stroke } from '../kit/pen.ts'
import type { Sheet } from '../kit/sheet.ts'
import { birds, cloud, haze, sky, streaks, sun } from '../kit/sky.ts'
import { woods } from '../kit/trees.ts'
import { glitter, ripples, sea, wave } from '../kit/water.ts'

/** Somebody who sits in a boat and paddles: the hip at 0,0. */
function paddler({ ink }: Sheet, [top, skin, hair]: readonly [string, string, string], lean: number): string {
  return at([0, 0], path('M-17 4Q-20-44-9-62H11Q19-40 16 4Z', top) + path('M-14-6Q-16-40-8-56H4Q-2-30 0-6Z', '#0d0a1e', 0.1) + stroke('M8-54L34-34M-6-54L-30-34', [top, 11]) + circle([34, -33, 6], skin) + circle([-30, -33, 6], skin) +
    circle([2, -78, 14], skin) + path('M-13-80Q-12-95 3-95 18-94 16-80 6-86-13-80Z', hair) + path('M-17-84Q-14-101 3-101 20-100 20-85L27-82Q4-88-17-84Z', ink.light), { turn: lean })
}

/** Kayaks on the water, at the height of those who sit in them. */
export function paddling(sheet: Sheet): string {
  const { ink, random } = sheet
  const kayak = (colour: string) => ellipse([0, 22, 250, 13], ink.dark, 0.26) + path('M-262-12Q-130 8 0 8T262-14Q200 30 90 32H-90Q-200 30-262-12Z', colour) + path('M-262-12Q-130 8 0 8T262-14Q252-4 236 4 120 18 0 18T-236 6Q-252-2-262-12Z', mix(colour, ink.light, 0.4))
  const paddle = (turn: number) => at([2, -34], rect([-96, -3, 192, 6], ink.woodLight) + path('M-96-4Q-140-20-142-2-140 14-96 4ZM96-4Q140-20 142-2 140 14 96 4Z', ink.gold), { turn })
  const tones = random.pick([[ink.skins[0], ink.skins[2]], [ink.skins[3], ink.skins[1]], [ink.skins[1], ink.skins[4]]] as const)
  const crew = at([84, 6], paddler(sheet, [ink.gold, tones[0], ink.hairs[1]], 4) + paddle(-26)) + at([-88, 6], paddler(sheet, [ink.cool, tones[1], ink.hairs[0]], -2) + paddle(20))
  const single = at([0, 2], paddler(sheet, [ink.light, ink.skins[2], ink.hairs[2]], 0) + paddle(-18))
  const shore = many(20, (index) => boxPath([index * 42 - 10, 250 - random.between(12, 44), random.between(22, 34), 60]))
  const picture = sky(sheet, 258) + sun(sheet, [210, 150, 50]) + streaks(sheet, [560, 70], { width: 280 }) + cloud(sheet, [640, 130], { scale: 0.9, opacity: 0.5 }) + ridge(sheet, { y: 244, rise: 110, waves: 3 }, mix(ink.land[0], ink.sky[2], 0.25)) + haze(sheet, [170, 256], 0.4) +
    path(shore, mix(ink.light, ink.land[1], 0.4)) + woods(sheet, [420, 800, 258], 22, ink.land[2]) + woods(sheet, [0, 130, 258], 20, ink.land[1]) + sea(sheet, 256) + glitter(sheet, 210, [260, 494], { wide: 130 }) + ripples(sheet, [262, 496], { count: 40 }) +
    at([596, 318], kayak(mix(ink.cool, ink.light, 0.15)) + single + path('M-262-12Q-130 8 0 8T262-14Q200 30 90 32H-90Q-200 30-262-12Z', mix(ink.cool, ink.light, 0.15)), { scale: 0.46 }) +
    at([392, 426], crew + kayak(ink.warm), { scale: 1.18 }) + path(wave(70, 470, [190, 7]) + wave(560, 478, [200, 8]) + d`M110 446Q60 440 4 452 60 456 130 452Z`, ink.light, 0.5) + birds(sheet, [420, 120], 4)
  return random.chance(0.5) ? picture : at([800, 0], picture, { flip: true })
}
