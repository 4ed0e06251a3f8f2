import { column } from '../kit/buildings.ts'
import { mix } from '../kit/colour.ts'
import { archPath, at, circle, d, discPath, ellipse, gradient, many, path, polygon, rect, stroke } from '../kit/pen.ts'
import type { Point } from '../kit/pen.ts'
import { people, person } from '../kit/people.ts'
import type { Scene, Sheet } from '../kit/sheet.ts'
import { ripples } from '../kit/water.ts'

/** Light that falls off in the dark. */
const glow = (id: string, colour: string, [x, y, radius]: readonly [number, number, number]): string =>
  gradient({ id, kind: 'round', stops: [[0, colour, 0.75], [0.4, colour, 0.25], [1, colour, 0]] }) + circle([x, y, radius], `url(#${id})`)

/** A forest of columns in still water, lit from below. */
function cistern(sheet: Sheet): string {
  const { ink, random } = sheet
  const dark = mix(mix(ink.land[3], ink.wood, 0.4), ink.dark, 0.45)
  const rows = [[0.45, 300, 9], [0.66, 330, 6], [1, 384, 4]] as const
  const standing = rows.map(([scale, foot, count], row) => {
    const stone = mix(mix(ink.gold, ink.stone, 0.45), ink.dark, 0.56 - 0.2 * row)
    const step = 800 / (count - 1)
    const xs = Array.from({ length: count }, (_, index) => index * step + random.between(-6, 6))
    const arches = many(count - 1, (index) => d`M${xs[index] ?? 0} ${foot - 270 * scale}Q${(xs[index] ?? 0) + step / 2} ${foot - 270 * scale - step * 0.7} ${xs[index + 1] ?? 0} ${foot - 270 * scale}`)
    return stroke(arches, [mix(stone, ink.dark, 0.2), 20 * scale]) + xs.map((x) => column([x, foot, 40 * scale, 280 * scale], stone, mix(stone, ink.dark, 0.55)) +
      rect([x - 13 * scale, foot, 26 * scale, 90 * scale], stone, 0.28) + ellipse([x, foot - 3, 30 * scale, 7 * scale], ink.gold, 0.5)).join('')
  })
  return rect([0, 0, 800, 500], dark) + glow('a', ink.gold, [400, 250, 380]) + rect([0, 296, 800, 204], mix(ink.water, ink.dark, 0.68)) + standing[0] + glow('b', ink.warm, [210, 330, 150]) + glow('c', ink.warm, [610, 330, 150]) + standing[1] +
    ripples(sheet, [310, 430], { count: 26, opacity: 0.25 }) + standing[2] + path('M-10 452H810V510H-10Z', mix(ink.wood, ink.dark, 0.3)) + rect([-10, 448, 820, 7], ink.woodLight) + stroke('M-10 398H810', [ink.gold, 4], 0.8) +
    stroke(many(12, (index) => `M${index * 74} 398V450`), [ink.gold, 3], 0.8) + people(sheet, [[290, 456, 104], [340, 456, 100], [560, 456, 106]], { back: true }) + person(sheet, [610, 456], 70, { back: true, pose: 'point' })
}

/** Down a vaulted passage from lamp to lamp. */
function tunnel(sheet: Sheet): string {
  const { ink, random } = sheet
  const brick = mix(mix(ink.warm, ink.wood, 0.55), ink.dark, 0.3)
  const [x, y] = [400 + random.between(-30, 30), 300]
  const ring = (share: number, colour: string) => {
    const [wide, foot] = [820 * share, y + 260 * share]
    return path(archPath([x - wide / 2, foot, wide, 300 * share + wide / 2]), colour)
  }
  const rings = Array.from({ length: 9 }, (_, index) => {
    const share = 1.24 * 0.76 ** index
    return ring(share, mix(brick, index % 2 === 0 ? ink.dark : ink.gold, index % 2 === 0 ? 0.2 + 0.03 * index : 0.06)) + (index % 2 === 0 && index > 0 ? circle([x, y - 560 * share + 84 * share, 11 * share + 2], ink.lit) : '')
  }).join('')
  const courses = many(9, (index) => {
    const angle = Math.PI * (1.06 + index * 0.11)
    const [toX, toY] = [x + 560 * Math.cos(angle), y + 560 * Math.sin(angle)]
    return d`M${x + (toX - x) * 0.16} ${y + (toY - y) * 0.16}L${toX} ${toY}`
  })
  const pipe = (lift: number, colour: string) => path(polygon([[x - 52, y - lift * 0.12], [-10, y - lift], [-10, y - lift + 22], [x - 52, y - lift * 0.12 + 3]]), colour)
  const guide = at([x - 40, 462], glow('l', ink.gold, [44, -66, 130]))
  return rect([0, 0, 800, 500], mix(brick, ink.dark, 0.3)) + rings + stroke(courses, [ink.dark, 2], 0.25) + path(polygon([[x - 46, y + 26], [x + 46, y + 26], [720, 510], [80, 510]]), mix(ink.stone, ink.dark, 0.5)) + stroke(d`M${x} ${y + 28}V500`, [ink.dark, 2], 0.3) +
    pipe(150, mix(ink.cool, ink.dark, 0.4)) + pipe(110, mix(ink.stone, ink.dark, 0.3)) + glow('a', ink.gold, [x, y - 40, 130]) + guide + person(sheet, [x - 40, 470], 150, { pose: 'hold', top: ink.gold, hat: ['helmet', ink.warm], flip: false }) + at([x + 2, 392], rect([-7, -10, 14, 20], ink.lit) + path('M-9-10H9L5-18H-5Z', ink.dark)) +
    people(sheet, [[x + 80, 452, 124], [x + 130, 470, 136]], { back: true })
}

/** A cave: stone that grows from above and below, a pool between. */
function cave(sheet: Sheet): string {
  const { ink, random } = sheet
  const rock = mix(mix(ink.stone, ink.wood, 0.35), ink.dark, 0.34)
  const spike = ([x, y]: Point, wide: number, long: number) => d`M${x - wide} ${y}Q${x - wide * 0.3} ${y + long * 0.4} ${x} ${y + long}Q${x + wide * 0.3} ${y + long * 0.4} ${x + wide} ${y}Z`
  const hanging = (count: number, [low, high]: readonly [number, number], y: number) => many(count, (index) => spike([index * (800 / count) + random.between(0, 30), y], random.between(16, 34), random.between(low, high)))
  const rising = (count: number, [low, high]: readonly [number, number], y: number) => many(count, (index) => spike([index * (800 / count) + random.between(0, 30), y], random.between(16, 30), -random.between(low, high)))
  const beam = path(polygon([[342, 330], [690, 150], [740, 290]]), ink.sun, 0.22)
  return rect([0, 0, 800, 500], mix(rock, ink.dark, 0.5)) + glow('a', ink.gold, [560, 250, 330]) + path('M-10-10H810V90Q600 60 420 96T-10 80Z', mix(rock, ink.gold, 0.2)) + path(hanging(14, [50, 150], 72), mix(rock, ink.gold, 0.2)) +
    path('M-10 420Q200 360 420 392T810 370V510H-10Z', mix(rock, ink.gold, 0.14)) + path(rising(12, [30, 90], 406), mix(rock, ink.gold, 0.14)) + path('M380 420Q520 392 700 412 760 430 640 452 480 470 400 450 350 436 380 420Z', mix(ink.water, ink.light, 0.12)) +
    ripples(sheet, [414, 448], { count: 9, left: 420, width: 240 }) + beam + path('M-10-10H810V40Q560 84 330 30T-10 56Z', mix(rock, ink.dark, 0.42)) + path(hanging(7, [90, 210], 28), mix(rock, ink.dark, 0.42)) +
    path('M-10 470Q160 440 330 474T810 462V510H-10Z', mix(rock, ink.dark, 0.5)) + path(rising(5, [40, 100], 490), mix(rock, ink.dark, 0.5)) + person(sheet, [300, 462], 140, { pose: 'point', top: ink.warm, legs: mix(ink.warm, ink.dark, 0.3), hat: ['helmet', ink.gold], flip: false }) +
    person(sheet, [226, 470], 132, { top: ink.cool, hat: ['helmet', ink.light], flip: false }) + circle([324, 334, 6], ink.sun) + stroke(many(6, () => d`M${random.between(60, 740)} ${random.between(150, 300)}v9`), [ink.light, 2.4], 0.6) + path(many(8, () => discPath([random.between(430, 660), random.between(420, 446), 2.4])), ink.light, 0.7)
}

export const vault: Scene = [cistern, tunnel, cave]
