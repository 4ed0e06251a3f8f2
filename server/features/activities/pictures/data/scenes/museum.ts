import { mix } from '../kit/colour.ts'
import { archPath, at, boxPath, circle, d, discPath, ellipse, gradient, many, path, polygon, rect, stroke } from '../kit/pen.ts'
import { column, steps } from '../kit/buildings.ts'
import { flecks, ridge } from '../kit/land.ts'
import { person, shadow } from '../kit/people.ts'
import type { Scene, Sheet } from '../kit/sheet.ts'
import type { Ink } from '../palettes.ts'
import { birds, cloud, sky, sun } from '../kit/sky.ts'
import { tree } from '../kit/trees.ts'
import { library } from './benches.ts'

/** A temple front with stairs and a square before it. */
function front(sheet: Sheet): string {
  const { ink, random } = sheet
  const [stone, shade, y] = [ink.stone, ink.stoneShade, 366]
  const trees = many(4, (index) => tree(sheet, [24 + index * 40, y + 14, ], 100 + 24 * random(), mix(ink.land[2], ink.land[1], random() * 0.5)) +
    tree(sheet, [660 + index * 42, y + 14], 96 + 26 * random(), mix(ink.land[2], ink.land[1], random() * 0.5)))
  const doors = path(many(3, (index) => archPath([330 + index * 56, y - 8, 28, 100])), mix(ink.dark, ink.land[2], 0.25)) +
    path(archPath([386, y - 8, 28, 100]), ink.gold, 0.85)
  const columns = many(8, (index) => column([204 + index * 56, y - 6, 30, 146], stone, shade))
  const banner = (x: number, colour: string) => path(d`M${x - 15} ${y - 132}h30v92l-15-12-15 12Z`, colour) +
    path(discPath([x, y - 104, 7]) + boxPath([x - 8, y - 88, 16, 3]) + boxPath([x - 8, y - 81, 16, 3]), ink.light)
  const pediment = rect([170, y - 174, 460, 24], stone) + rect([170, y - 154, 460, 4], ink.dark, 0.16) +
    path(polygon([[158, y - 174], [400, y - 256], [642, y - 174]]), stone) +
    path(polygon([[206, y - 180], [400, y - 246], [594, y - 180]]), shade) + path(polygon([[400, y - 256], [642, y - 174], [400, y - 174]]), ink.dark, 0.1) +
      circle([400, y - 204, 19], ink.warm) + circle([400, y - 204, 10], ink.gold)
  const square = path(d`M0 ${y + 38}H800V500H0Z`, mix(ink.sand, ink.light, 0.3)) +
    path(d`M0 ${y + 38}H800V${y + 52}Q400 ${y + 76} 0 ${y + 52}Z`, ink.dark, 0.08) +
    flecks(sheet, [0, y + 60, 800, 80], { count: 50, long: 26, colour: ink.dark, opacity: 0.08 })
  const visitors = ([[120, 474, 92], [166, 470, 84], [300, 442, 56], [326, 444, 58], [480, 458, 74], [566, 488, 104], [688, 468, 86]] as const)
    .map(([x, foot, height], index) => shadow([x, foot], height, { lean: -0.9 }) +
      person(sheet, [x, foot], height, { pose: index % 2 === 0 ? 'walk' : 'stand', dress: index === 1,
      ...(index === 5 ? { hat: ['brim', ink.light] as const, back: true } : {}), ...(index === 6 ? { pack: ink.gold } : {}) })).join('')
  return sky(sheet, 380) + sun(sheet, [random.between(600, 690), 120, 44]) + cloud(sheet, [150, 120], { scale: 1.2, opacity: 0.7 }) +
    cloud(sheet, [470, 70], { scale: 0.8, opacity: 0.5 }) + birds(sheet, [90, 170]) +
    ridge(sheet, { y: 340, rise: 60, waves: 7 }, ink.land[0]) + trees + rect([172, y - 152, 456, 152], shade) +
      rect([188, y - 152, 424, 152], mix(shade, ink.dark, 0.3)) + doors + columns + path(d`M188 ${y - 150}H612V${y - 128}L188 ${y - 140}Z`, ink.dark, 0.16) +
    banner(260, ink.warm) + banner(540, ink.cool) + pediment + steps(sheet, [162, y - 6, 476, 46], { count: 5, grow: 15 }) + square + visitors
}

/** A hall of paintings, the visitors from behind. */
function gallery(sheet: Sheet): string {
  const { ink, random } = sheet
  const wall = mix(random.pick([ink.cool, ink.warm, ink.land[2]]), ink.dark, ink.time === 'day' ? 0.22 : 0.5)
  const frame = ([x, y, width, height]: readonly [number, number, number, number], inside: string) =>
    rect([x + 7, y + 10, width, height], ink.dark, 0.3) + rect([x, y, width, height], ink.gold) +
      path(d`M${x} ${y + height}L${x + 9} ${y + height - 9}H${x + width - 9}V${y + 9}L${x + width} ${y}V${y + height}Z`, mix(ink.gold, ink.dark, 0.35)) +
    at([x + 9, y + 9], `<svg width="${width - 18}" height="${height - 18}" viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice">${inside}</svg>`)
  const landscape = rect([0, 0, 200, 150], ink.sky[1]) + circle([140, 50, 20], ink.sun) + path('M0 100Q50 50 100 90T200 70V150H0Z', ink.land[1]) +
    path('M0 120Q60 90 120 120T200 110V150H0Z', ink.land[3])
  const portrait = rect([0, 0, 200, 150], mix(ink.dark, ink.warm, 0.3)) + path('M60 150Q62 98 100 96 138 98 140 150Z', ink.cool) +
    ellipse([100, 66, 24, 30], ink.skins[0]) + path('M74 66Q70 28 100 28 132 28 126 70 118 44 100 46 82 46 74 66Z', ink.hairs[1]) +
    path('M86 98L100 112 114 98 100 104Z', ink.light)
  const modern = rect([0, 0, 200, 150], ink.light) + circle([76, 66, 40], ink.warm) + rect([96, 60, 70, 70], ink.cool, 0.85) +
    path('M20 140L70 84 110 140Z', ink.gold) + stroke('M20 22H180', [ink.dark, 4])
  const [left, right] = random.chance(0.5) ? [landscape, modern] : [modern, landscape]
  const floor = gradient({ id: 'f', stops: [[0, mix(ink.woodLight, ink.dark, 0.28)], [1, ink.woodLight]] }) + rect([0, 372, 800, 128], 'url(#f)') +
    stroke(many(13, (index) => d`M${400 + (index - 6) * 62} 372L${400 + (index - 6) * 170} 500`), [ink.dark, 1.4], 0.22) +
    stroke('M0 396H800M0 428H800M0 468H800', [ink.dark, 1.2], 0.14)
  const light = path('M62 0H220L262 372H20ZM292 0H508L560 372H240ZM580 0H738L780 372H538Z', ink.light, 0.07) +
    path('M292 372H508L560 372L620 500H180L240 372Z', ink.light, 0.12)
  const bench = ellipse([400, 470, 150, 14], ink.dark, 0.3) + rect([286, 424, 228, 18], mix(ink.warm, ink.dark, 0.15)) +
    rect([286, 424, 228, 6], mix(ink.warm, ink.light, 0.3)) + path('M300 442h12v26h-12ZM488 442h12v26h-12Z', ink.dark)
  return rect([0, 0, 800, 380], wall) + rect([0, 0, 800, 26], mix(wall, ink.light, 0.7)) + rect([0, 26, 800, 7], mix(wall, ink.dark, 0.4)) +
    rect([0, 352, 800, 22], mix(wall, ink.light, 0.55)) + rect([0, 352, 800, 5], ink.dark, 0.25) + floor + light +
    frame([70, 120, 150, 178], left) + frame([276, 84, 248, 214], portrait) + frame([580, 120, 150, 178], right) + bench +
    person(sheet, [206, 474], 190, { back: true, top: ink.gold, legs: ink.dark, hairdo: 'bun' }) +
      person(sheet, [574, 488], 204, { back: true, pose: 'point', top: ink.light, flip: true }) +
      person(sheet, [634, 490], 190, { back: true, dress: true, top: mix(ink.warm, ink.light, 0.3), hairdo: 'long' })
}

/** A winged figure at the head of a stair, light falling in. */
function sculpture(sheet: Sheet): string {
  const { ink, random } = sheet
  const wall = mix(ink.land[2], ink.dark, 0.15)
  const side = mix(wall, ink.light, 0.16)
  const hall = rect([0, 0, 800, 500], wall) + path(many(4, (index) => archPath([[20, 140, 560, 680][index] ?? 0, 420, 100, 320])), mix(wall, ink.dark, 0.3)) +
    path(many(4, (index) => archPath([[30, 150, 570, 690][index] ?? 0, 420, 80, 300])), mix(wall, ink.dark, 0.5)) +
    path(archPath([268, 440, 264, 400]), side) + path(archPath([286, 440, 228, 378]), mix(ink.sky[1], wall, 0.25)) +
      path(archPath([286, 440, 228, 378]), ink.sun, 0.3) + stroke('M400 66V420M300 130L400 190 500 130M286 230H514M286 320H514', [side, 4])
  const vault = path('M0 0H800V60Q400 -30 0 60Z', mix(wall, ink.light, 0.28)) + path('M0 60Q400-30 800 60V72Q400-18 0 72Z', ink.dark, 0.25)
  const beam = path(polygon([[330, 70], [470, 70], [700, 500], [420, 500]]), ink.sun, 0.16) +
    path(polygon([[300, 90], [360, 70], [400, 500], [180, 500]]), ink.sun, 0.1)
  const flip = random.chance(0.5)
  return hall + vault + beam + steps(sheet, [250, 408, 300, 66], { count: 5, grow: 34, colour: mix(ink.stone, wall, 0.2) }) +
    rect([0, 472, 800, 28], mix(ink.stone, wall, 0.45)) +
    rect([336, 352, 128, 58], ink.stone) + rect([410, 352, 54, 58], ink.dark, 0.2) + rect([326, 344, 148, 12], mix(ink.stone, ink.light, 0.5)) +
      at([400, 346], winged(ink), { scale: 1.18, flip }) +
    column([222, 476, 48, 420], mix(ink.stone, wall, 0.18), ink.stoneShade) + column([578, 476, 48, 420], mix(ink.stone, wall, 0.18), ink.stoneShade) +
    person(sheet, [300, 494], 132, { back: true, top: ink.warm, legs: ink.dark }) +
      person(sheet, [520, 490], 126, { pose: 'point', top: ink.gold, flip: true }) +
      person(sheet, [558, 494], 124, { back: true, dress: true, top: ink.cool, hairdo: 'bun' })
}

/** A figure in the wind, its head long lost. */
function winged(ink: Ink): string {
  const marble = mix(ink.light, '#ffffff', 0.3)
  const dark = mix(marble, mix(ink.cool, ink.dark, 0.4), 0.46)
  const feather = (index: number) => {
    const [angle, long] = [-150 - index * 12, 118 - index * 9]
    return d`M-14-150L${-14 + Math.cos((angle * Math.PI) / 180) * long - 6} ${-150 + Math.sin((angle * Math.PI) / 180) * long - 30 + index * 10}q-10 16 8 ${30 + index * 2}L-10-118Z`
  }
  const far = at([6, 4], path(many(6, feather), dark), { flip: true, scale: 0.94 })
  const near = path(many(6, feather), marble) + stroke('M-22-146L-96-196M-22-136L-112-168M-20-128L-112-140M-18-120L-98-112', [dark, 2.4])
  const body = path('M-14-168Q2-176 16-166L22-150Q26-132 18-116L20-92Q34-60 30 0H-44Q-40-30-24-60-16-80-16-96-26-130-14-168Z', marble)
  const shade = path('M6-172Q14-172 16-166L22-150Q26-132 18-116L20-92Q34-60 30 0H6Q18-50 4-88 16-110 8-130 14-150 6-172Z', dark)
  const folds = stroke('M-14-88Q-4-60-32 0M-6-84Q6-50-14 0M2-84Q16-44 4 0M-16-94Q2-84 20-92M-18-128Q0-118 18-128', [dark, 2.6])
  const cloth = path('M-24-60Q-60-44-74-8L-44 0Q-40-30-24-60Z', marble) + stroke('M-28-52Q-52-30-58-4', [dark, 2.4])
  return far + cloth + body + shade + folds + near
}

export const museum: Scene = [front, gallery, sculpture, library]
