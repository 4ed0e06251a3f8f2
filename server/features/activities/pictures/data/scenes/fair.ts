import { awning, garland, garlandLine } from '../kit/buildings.ts'
import { mix } from '../kit/colour.ts'
import { at, boxPath, circle, d, discPath, ellipse, many, path, polygon, rect, stroke } from '../kit/pen.ts'
import type { Point } from '../kit/pen.ts'
import { contact, people, person, shadow } from '../kit/people.ts'
import type { Scene, Sheet } from '../kit/sheet.ts'
import { cloud, sky, streaks, sun } from '../kit/sky.ts'
import { roundTree, woods } from '../kit/trees.ts'

const round = ([x, y]: Point, radius: number, angle: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]

/** Lamps on a line from pole to pole. */
const lights = ({ ink }: Sheet, from: Point, to: Point): string => stroke(garlandLine(from, to, 36), [ink.dark, 2], 0.7) +
  path(garland(from, to, { count: 12, sag: 36 }).map(([x, y]) => discPath([x, y + 4, 4.5])).join(''), ink.sun)

/** A stall with its awning. */
const stall = ({ ink }: Sheet, x: number, colour: string): string => rect([x, 396, 110, 66], mix(ink.wood, ink.dark, 0.1)) + rect([x, 424, 110, 40], ink.woodLight) +
  path(many(4, (index) => discPath([x + 18 + index * 25, 416, 9])), ink.gold) + awning([x, 366, 110, 34], [colour, ink.light], 7)

/** The great wheel with its cabins. */
function wheel(sheet: Sheet): string {
  const { ink, random } = sheet
  const hub: Point = [random.between(330, 470), 216]
  const steel = mix(ink.light, ink.cool, 0.3)
  const cabins = Array.from({ length: 12 }, (_, index) => round(hub, 178, (index + 0.25) * (Math.PI / 6)))
  const spokes = many(24, (index) => {
    const [x, y] = round(hub, 176, index * (Math.PI / 12))
    return d`M${hub[0]} ${hub[1]}L${x} ${y}`
  })
  const cabin = ([x, y]: Point, index: number) => at([x, y], rect([-19, 6, 38, 27], [ink.warm, ink.gold, ink.warm, ink.cool][index % 4] ?? ink.warm) + rect([-15, 11, 30, 12], ink.lit) +
    path('M-22 8L-12-3H12L22 8Z', mix(ink.dark, ink.warm, 0.3)) + path(boxPath([-2, 11, 4, 12]), ink.dark, 0.6))
  const [x, y] = hub
  const legs = path(polygon([[x - 8, y], [x + 4, y], [x - 96, 470], [x - 116, 470]]) + polygon([[x - 4, y], [x + 8, y], [x + 116, 470], [x + 96, 470]]), mix(ink.dark, ink.cool, 0.25)) +
    stroke(d`M${x - 62} 360H${x + 62}M${x - 86} 420H${x + 86}`, [mix(ink.dark, ink.cool, 0.25), 6])
  return sky(sheet, 400) + sun(sheet, [x > 400 ? 150 : 650, 120, 40]) + streaks(sheet, [x > 400 ? 640 : 160, 70], { width: 240 }) + cloud(sheet, [x > 400 ? 200 : 620, 230], { opacity: 0.5 }) +
    woods(sheet, [0, 800, 410], 40, ink.land[1]) + woods(sheet, [0, 800, 430], 26, ink.land[2]) + rect([0, 424, 800, 80], mix(ink.sand, ink.land[2], 0.25)) +
    stroke(spokes, [steel, 1.8]) + stroke(discPath([x, y, 178]) + discPath([x, y, 164]), [steel, 5]) + stroke(discPath([x, y, 96]), [steel, 2.4]) + legs + circle([x, y, 17], ink.gold) +
    circle([x, y, 7], ink.dark) + path(many(36, (index) => {
    const [lampX, lampY] = round(hub, 171, index * (Math.PI / 18))
    return discPath([lampX, lampY, 3])
  }), ink.sun) + cabins.map(cabin).join('') + stall(sheet, 30, ink.warm) + stall(sheet, 660, ink.cool) + rect([x - 70, 440, 140, 30], ink.woodLight) + rect([x - 70, 440, 140, 7], ink.light, 0.5) +
    lights(sheet, [140, 372], [x - 60, 440]) + lights(sheet, [x + 60, 440], [660, 372]) + people(sheet, [[210, 486, 74], [252, 488, 50], [300, 480, 70], [520, 482, 72], [566, 488, 76]]) +
    person(sheet, [610, 486], 52, { pose: 'cheer' })
}

/** The carousel, its horses and its lamps. */
function carousel(sheet: Sheet): string {
  const { ink, random } = sheet
  const horse = (colour: string) => path('M-34-8Q-30-24-10-22 8-20 16-26L24-46 34-52 33-46 42-38 38-32 28-34Q26-14 18-8L26 16 20 17 10-4H-18L-26 18-32 16-26-6Q-40-2-44 12-46-4-34-8Z', colour) +
    path('M-6-24Q4-30 12-22L8-10H-4Z', ink.warm) + path('M20-40Q12-34 12-24L18-28Q22-34 24-46Z', mix(ink.dark, ink.wood, 0.3))
  const ride = (x: number, y: number, [scale, index]: readonly [number, number]) => stroke(d`M${x} 214V434`, [ink.gold, 5 * scale]) +
    at([x, y], horse([ink.light, mix(ink.woodLight, ink.light, 0.3), mix(ink.cool, ink.light, 0.5)][index % 3] ?? ink.light), { scale })
  const roof = (count: number) => Array.from({ length: count }, (_, index) => {
    const [from, to] = [130 + (540 / count) * index, 130 + (540 / count) * (index + 1)]
    return path(d`M400 62L${from} 178H${to}Z`, index % 2 === 0 ? ink.warm : ink.light)
  }).join('')
  const fringe = many(18, (index) => d`M${130 + index * 30} 204a15 16 0 0 0 30 0Z`)
  return sky(sheet, 380) + sun(sheet, [random.pick([120, 690]), 96, 36]) + cloud(sheet, [220, 76], { opacity: 0.6 }) + cloud(sheet, [600, 60], { scale: 0.8, opacity: 0.5 }) +
    woods(sheet, [0, 800, 400], 44, ink.land[1]) + rect([0, 398, 800, 110], mix(ink.sand, ink.land[1], 0.18)) + roundTree(sheet, [64, 440], 230, ink.leafDark) +
    roundTree(sheet, [746, 440], 210, ink.leaf) + ellipse([400, 452, 300, 32], '#0d0a1e', 0.22) + path('M130 200H670V432H130Z', mix(ink.dark, ink.warm, 0.26)) +
    path('M340 204H460V432H340Z', mix(ink.gold, ink.light, 0.35)) + path(many(4, (index) => boxPath([350 + index * 28, 218, 18, 190])), mix(ink.cool, ink.light, 0.45)) +
    ride(216, 330, [0.9, 1]) + ride(584, 322, [0.9, 2]) + ride(300, 366, [1.15, 0]) + ride(500, 372, [1.15, 1]) + ride(398, 382, [1.35, 0]) +
    person(sheet, [392, 384], 84, { pose: 'sit', top: ink.gold, legs: ink.dark, flip: false }) + path('M122 432H678L700 460H100Z', ink.woodLight) + path('M100 460H700V472H100Z', mix(ink.wood, ink.dark, 0.2)) +
    roof(12) + path('M400 62L535 178H670Z', '#0d0a1e', 0.1) + rect([122, 178, 556, 28], ink.gold) + path(fringe, ink.warm) + path(many(19, (index) => discPath([132 + index * 30, 192, 5.5])), ink.sun) +
    stroke('M400 62V30', [ink.dark, 4]) + path('M402 30h40l-11 9 11 10h-40Z', ink.cool) + stroke('M136 206V434M664 206V434', [ink.gold, 9]) +
    shadow([118, 480], 80) + person(sheet, [118, 480], 96, { pose: 'hold' }) + person(sheet, [164, 484], 62, { pose: 'cheer' }) + contact([690, 484], 22) +
    people(sheet, [[676, 484, 92], [716, 486, 58]], { back: true })
}

/** A hill of timber, the cars over its crest. */
function coaster(sheet: Sheet): string {
  const { ink, random } = sheet
  const height = (x: number): number => 250 - 150 * Math.exp(-(((x - 250) / 120) ** 2)) - 96 * Math.exp(-(((x - 600) / 96) ** 2)) + 120 * Math.exp(-(((x - 430) / 80) ** 2))
  const xs = Array.from({ length: 81 }, (_, index) => index * 10)
  const track = `M${xs.map((x) => d`${x} ${height(x)}`).join('L')}`
  const posts = many(41, (index) => d`M${index * 20} ${height(index * 20)}V460`)
  const braces = many(40, (index) => {
    const [from, to] = [index * 20, index * 20 + 20]
    return many(5, (row) => (Math.max(height(from), height(to)) < 400 - row * 66 ? d`M${from} ${456 - row * 66}L${to} ${396 - row * 66}` : ''))
  })
  const timber = mix(ink.light, ink.woodLight, 0.25)
  const car = (x: number, colour: string) => at([x, height(x)], path('M-19-3V-20Q-4-13 8-16L19-7V-3Z', colour) + rect([-20, -4, 40, 4], ink.dark) + circle([-5, -24, 6], ink.skins[1]) + circle([-5, -27, 5.4], ink.hairs[0]) +
    stroke('M-5-18L-14-36M-2-18L8-36', [ink.light, 3.4]), { turn: (Math.atan2(height(x + 9) - height(x - 9), 18) * 180) / Math.PI })
  return sky(sheet, 420) + sun(sheet, [random.between(640, 720), 80, 36]) + cloud(sheet, [480, 84], { opacity: 0.7 }) + streaks(sheet, [120, 60], { width: 180 }) +
    woods(sheet, [0, 800, 430], 34, ink.land[1]) + rect([0, 426, 800, 80], mix(ink.sand, ink.land[2], 0.22)) + stroke(posts, [timber, 3]) + stroke(braces, [mix(timber, ink.dark, 0.22), 2]) +
    stroke(track, [mix(ink.warm, ink.dark, 0.12), 9]) + stroke(track, [ink.light, 2.4]) + [188, 229, 270, 311].map((x, index) => car(x, index % 2 === 0 ? ink.gold : ink.cool)).join('') +
    stall(sheet, 60, ink.cool) + stall(sheet, 590, ink.warm) + lights(sheet, [176, 372], [380, 366]) + lights(sheet, [380, 366], [588, 372]) + rect([377, 360, 6, 104], ink.dark) +
    people(sheet, [[230, 486, 76], [290, 490, 54], [330, 484, 80], [450, 488, 78], [500, 486, 74], [742, 488, 78]])
}

export const fair: Scene = [wheel, carousel, coaster]
