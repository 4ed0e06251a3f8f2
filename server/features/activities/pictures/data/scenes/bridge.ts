import { facade } from '../kit/buildings.ts'
import { mix } from '../kit/colour.ts'
import { ridge } from '../kit/land.ts'
import { archPath, at, boxPath, d, discPath, ellipse, many, path, polygon, rect, stroke } from '../kit/pen.ts'
import { people, person, shadow } from '../kit/people.ts'
import type { Scene, Sheet } from '../kit/sheet.ts'
import { birds, cloud, haze, sky, streaks, sun } from '../kit/sky.ts'
import { cypress, roundTree, woods } from '../kit/trees.ts'
import { glitter, ripples, sea, wave } from '../kit/water.ts'

/** Arches cut out of a wall, and how thick the wall is seen in each of them. */
function arcade([wall, colour, shade]: readonly [string, string, string], arches: readonly (readonly [number, number, number, number])[]): string {
  const reveal = ([x, y, width, height]: readonly [number, number, number, number]) => {
    const deep = width * 0.16
    return d`M${x} ${y}V${y - height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width / 2} ${-width / 2}q${-width * 0.26} ${deep} ${-width / 2 + deep} ${width / 2}V${y}Z`
  }
  return path(wall + arches.map(archPath).join(''), colour, 'fill-rule="evenodd"') + path(arches.map(reveal).join(''), shade)
}

/** An aqueduct: two rows of arches over the valley, walkers on its crown. */
function aqueduct(sheet: Sheet): string {
  const { ink, random } = sheet
  const stone = mix(mix(ink.stone, ink.wood, 0.22), ink.dark, ink.time === 'night' ? 0.2 : 0.06)
  const shade = mix(stone, ink.dark, 0.42)
  const low = Array.from({ length: 7 }, (_, index) => [18 + index * 114, 470, 80, index % 6 === 0 ? 214 : 232] as const)
  const high = Array.from({ length: 15 }, (_, index) => [2 + index * 54, 222, 36, 62] as const)
  const courses = many(5, (index) => `M0 ${262 + index * 38}H800`)
  const houses = many(9, (index) => boxPath([index * 92 - 20, 352 - random.between(0, 26), 50, 90]))
  const roofs = many(9, (index) => polygon([[index * 92 - 28, 352], [index * 92 + 5, 322], [index * 92 + 38, 352]]))
  const picture = sky(sheet, 360) + sun(sheet, [random.between(560, 680), 92, 40]) + cloud(sheet, [190, 86], { opacity: 0.7 }) +
    cloud(sheet, [470, 60], { scale: 0.7, opacity: 0.6 }) + ridge(sheet, { y: 330, rise: 80, waves: 4 }, ink.land[0]) + haze(sheet, [240, 340], 0.4) +
    ridge(sheet, { y: 380, rise: 60, waves: 5 }, ink.land[1]) + path(houses, mix(ink.light, ink.land[1], 0.15)) + path(roofs, mix(ink.warm, ink.land[1], 0.25)) +
    woods(sheet, [0, 800, 404], 22, ink.land[2]) + rect([0, 400, 800, 60], ink.land[2]) +
    arcade([boxPath([-10, 236, 820, 250]), stone, shade], low) + stroke(courses, [shade, 1.4], 0.28) +
    arcade([boxPath([-10, 148, 820, 82]), mix(stone, ink.light, 0.14), shade], high) + rect([-10, 226, 820, 12], mix(stone, ink.light, 0.4)) +
    rect([-10, 236, 820, 4], shade, 0.5) + rect([-10, 138, 820, 12], mix(stone, ink.light, 0.45)) + rect([-10, 149, 820, 3], shade, 0.5) +
    people(sheet, [[236, 140, 42], [262, 140, 40], [520, 140, 42]], { pose: 'walk' }) + person(sheet, [610, 140], 42, { pose: 'point' }) +
    path('M-10 452Q180 424 380 446T810 436V510H-10Z', ink.land[3]) + path('M330 510Q400 470 366 446L384 445Q440 470 420 510Z', mix(ink.sand, ink.land[3], 0.3)) +
    cypress(sheet, [92, 470], 130, mix(ink.land[3], ink.dark, 0.25)) + cypress(sheet, [706, 466], 150, mix(ink.land[3], ink.dark, 0.25)) +
    roundTree(sheet, [640, 474], 70, ink.leafDark) + shadow([386, 492], 70) + person(sheet, [386, 492], 74, { back: true, pack: ink.warm }) + birds(sheet, [300, 60], 4)
  return random.chance(0.5) ? picture : at([800, 0], picture, { flip: true })
}

/** Hung from two towers over the strait, a city behind. */
function suspension(sheet: Sheet): string {
  const { ink, random } = sheet
  const iron = mix(ink.warm, ink.dark, 0.16)
  const dark = mix(iron, ink.dark, 0.35)
  const [left, right, deck] = [190, 610, 318]
  const cable = (lift: number) => `M-20 ${deck - 40 + lift}Q100 ${deck - 70} ${left} ${96 + lift}Q400 ${deck + 168} ${right} ${96 + lift}Q700 ${deck - 70} 820 ${deck - 40 + lift}`
  const sag = (x: number): number => 96 + (deck - 96 - 20) * (1 - ((x - 400) / 210) ** 2)
  const hangers = many(24, (index) => d`M${left + 17 + index * 16.8} ${sag(left + 17 + index * 16.8)}V${deck}`) +
    many(8, (index) => d`M${index * 22} ${deck - 46 - 4.3 * index ** 1.75}V${deck}`) + many(8, (index) => d`M${800 - index * 22} ${deck - 46 - 4.3 * index ** 1.75}V${deck}`)
  const tower = (x: number) => path(boxPath([x - 20, 92, 12, 330]) + boxPath([x + 8, 92, 12, 330]) + boxPath([x - 20, 92, 40, 12]) + boxPath([x - 20, 166, 40, 10]) +
    boxPath([x - 20, 240, 40, 10]), iron) + path(boxPath([x - 11, 92, 3, 330]) + boxPath([x + 17, 92, 3, 330]), dark) + rect([x - 44, 412, 88, 26], ink.stone) +
    rect([x - 44, 430, 88, 10], ink.stoneShade)
  const city = many(22, (index) => boxPath([index * 38 - 10, 360 - random.between(24, 96), random.between(22, 34), 120]))
  const cars = many(9, (index) => boxPath([36 + index * 84 + random.between(-16, 16), deck - 9, 16, 7]))
  const boat = at([random.between(330, 470), 450], ellipse([0, 12, 64, 6], ink.dark, 0.25) + path('M-50-8H54L42 12H-38Z', ink.light) + path('M4-96Q52-50 50-14H4Z', ink.light) +
    path('M-4-88Q-36-46-36-14H-4Z', ink.gold) + rect([-2, -100, 4, 92], ink.dark))
  return sky(sheet, 366) + sun(sheet, [400, 222, 54]) + streaks(sheet, [170, 70], { width: 260 }) + cloud(sheet, [640, 64], { opacity: 0.6 }) +
    ridge(sheet, { y: 350, rise: 90, waves: 3 }, mix(ink.land[0], ink.sky[2], 0.3)) + path(city, mix(ink.land[1], ink.sky[2], 0.3)) + sea(sheet, 362) +
    glitter(sheet, 400, [366, 494], { wide: 130 }) + ripples(sheet, [368, 496], { count: 36 }) + stroke(hangers, [iron, 1.8]) +
    stroke(cable(0) + cable(-6), [iron, 4.5]) + tower(left) + tower(right) + rect([-10, deck, 820, 16], iron) + rect([-10, deck + 11, 820, 7], dark) +
    stroke(many(41, (index) => `M${index * 20} ${deck + 18}l10 12 10-12`), [dark, 2]) + rect([-10, deck - 3, 820, 3], mix(iron, ink.light, 0.4)) + path(cars, ink.light) +
    boat + path(wave(150, 470, [120, 6]) + wave(560, 482, [160, 7]), ink.light, 0.35) + birds(sheet, [470, 150], 5)
}

/** A bridge of stone with its statues and its gate, the old houses on the bank. */
function statues(sheet: Sheet): string {
  const { ink, random } = sheet
  const stone = mix(mix(ink.stone, ink.wood, 0.16), ink.dark, ink.time === 'night' ? 0.2 : 0.05)
  const shade = mix(stone, ink.dark, 0.45)
  const arches = Array.from({ length: 5 }, (_, index) => [60 + index * 152, 420, 116, 82] as const)
  const walls = [mix(ink.light, ink.gold, 0.25), mix(ink.warm, ink.light, 0.55), mix(ink.light, ink.cool, 0.2), mix(ink.gold, ink.light, 0.4)]
  const houses = Array.from({ length: 8 }, (_, index) => facade(sheet, [210 + index * 78, 322, 76, random.between(60, 116)], { wall: walls[index % 4] ?? ink.light,
    roof: mix(ink.warm, ink.dark, 0.22), pane: 0.8 })).join('')
  const cutwater = many(6, (index) => polygon([[26 + index * 152, 424], [26 + index * 152, 350], [42 + index * 152, 336], [58 + index * 152, 350], [58 + index * 152, 424]]))
  const saint = 'M-9 0V-6H9V0ZM-7-6Q-11-26-5-38 0-44 5-38 11-26 7-6Z' + discPath([0, -46, 6])
  const figures = Array.from({ length: 6 }, (_, index) => at([42 + index * 152, 318], path(saint, mix(ink.dark, stone, 0.12)) + (index % 2 === 0 ? stroke('M7-30L16-50', [ink.dark, 2.6]) : ''),
    { flip: random.chance(0.5) })).join('')
  const gate = path('M28 322V120H122V322H96V250Q75 222 54 250V322Z', mix(stone, ink.dark, 0.14)) + path('M22 122L40 44H110L128 122Z', mix(ink.dark, ink.cool, 0.2)) +
    path('M75 122V44H110L128 122Z', '#0d0a1e', 0.2) + path(polygon([[36, 50], [42, 8], [48, 50]]) + polygon([[102, 50], [108, 8], [114, 50]]), ink.dark) +
    path(archPath([50, 190, 16, 36]) + archPath([84, 190, 16, 36]), ink.time === 'day' ? ink.dark : ink.lit) + rect([24, 206, 102, 7], mix(stone, ink.light, 0.35))
  const swan = (x: number, y: number, scale: number) => at([x, y], path('M-24 0Q-22-14-2-12 12-12 14-4 14-20 20-26 28-28 28-20L34-18 27-16Q22-10 22-2 20 8-4 8-20 8-24 0Z', ink.light) +
    ellipse([0, 10, 30, 3], ink.dark, 0.2), { scale })
  return sky(sheet, 330) + sun(sheet, [540, 130, 46]) + streaks(sheet, [640, 60], { width: 260 }) + ridge(sheet, { y: 300, rise: 90, waves: 3 }, ink.land[0]) + haze(sheet, [210, 320], 0.4) +
    woods(sheet, [130, 800, 300], 18, ink.land[1]) + houses + rect([130, 318, 680, 20], ink.stoneShade) + sea(sheet, 334) + glitter(sheet, 540, [426, 496], { wide: 120 }) +
    ripples(sheet, [340, 496], { count: 34 }) + gate + arcade(['M-10 320H810V424H-10Z', stone, shade], arches) + path(cutwater, mix(stone, ink.light, 0.16)) +
    rect([-10, 312, 820, 12], mix(stone, ink.light, 0.35)) + rect([-10, 324, 820, 3], shade, 0.6) +
    people(sheet, [[140, 316, 40], [250, 316, 42], [282, 316, 38], [430, 316, 42], [560, 316, 40], [700, 316, 42]], { pose: 'walk' }) + rect([-10, 308, 820, 8], stone) + figures +
    path(many(5, (index) => d`M${60 + index * 152} 424h116q-10 40 -58 40t-58 -40Z`), mix(ink.water, ink.light, 0.25), 0.35) + swan(250, 462, 1.1) + swan(330, 476, 0.9) + birds(sheet, [330, 90], 5)
}

export const bridge: Scene = [aqueduct, suspension, statues]
