import { dome, facade } from '../kit/buildings.ts'
import { mix } from '../kit/colour.ts'
import { at, boxPath, circle, d, discPath, ellipse, gradient, many, path, polygon, rect, stroke } from '../kit/pen.ts'
import type { Point } from '../kit/pen.ts'
import { ridge, through } from '../kit/land.ts'
import { person } from '../kit/people.ts'
import type { Scene, Sheet } from '../kit/sheet.ts'
import { beams, birds, cloud, sky, streaks, sun } from '../kit/sky.ts'
import { woods } from '../kit/trees.ts'
import { glitter, ripples, sea } from '../kit/water.ts'
import { paddling } from './paddling.ts'

/** Under sail into the sun, a city on the other shore. */
function sailing(sheet: Sheet): string {
  const { ink, random } = sheet
  const pale = mix(ink.land[0], ink.sky[1], 0.25)
  const skyline = many(26, (index) => {
    const [x, height] = [index * 32 + random.between(-8, 8), random.between(22, 70) +
    50 * Math.exp(-(((index * 32 - 200) / 150) ** 2))]
    return boxPath([x, 264 - height, random.between(24, 42), height]) +
    (random.chance(0.25) ? polygon([[x, 264 - height], [x + 14, 264 - height - 26], [x + 28, 264 - height]]) : '')
  })
  const landmark = random.pick([
    rect([520, 206, 110, 58], ink.land[1]) + dome([575, 208, 44], ink.land[1]) +
      path(many(2, (index) => boxPath([492 + index * 154, 152, 10, 112]) +
      polygon([[490 + index * 154, 152], [497 + index * 154, 124], [504 + index * 154, 152]])), ink.land[1]),
    path('M530 264V150l12-14h16l8-40 8 40h16l12 14V264Z', ink.land[1]) + circle([566, 166, 10], ink.sun) + rect([470, 214, 190, 50], ink.land[1]),
    path('M470 264Q480 190 530 170T640 180 690 264Z', ink.land[1]) + path('M548 172V120h-6v-12h10v6h8v-6h10v6h8v-6h10v12h-6v56Z', ink.land[1]),
  ])
  const hull = path('M-132-24C-92-4-70 6 0 6H92C112 4 126-8 138-34L116-20H-106Z', ink.dark) +
    path('M-132-24C-116-14-110-20-106-20H116L138-34 128-16H-120Z', ink.warm)
  const rig = rect([-4, -146, 5, 130], ink.wood) + path('M5-142C66-110 86-64 84-28H5Z', ink.light) + path('M5-142C36-108 46-64 44-28H5Z', ink.gold, 0.4) +
    path('M50-88C70-66 84-50 84-28H60Z', ink.warm, 0.85) + path('M-8-128C-44-90-62-58-68-28H-8Z', mix(ink.light, ink.warm, 0.25)) +
    path('M-8-128C-24-90-26-58-26-28H-8Z', '#0d0a1e', 0.1) + path('M-1-146l22 6-22 7Z', ink.warm)
  const crew = ([[94, ink.gold], [30, ink.cool], [-42, ink.warm], [-92, ink.light]] as const).map(([x, top], index) =>
    person(sheet, [x, -10], 52, { pose: index === 3 ? 'point' : 'hold', top, flip: index === 3,
    ...(index === 1 ? { hat: ['brim', ink.light] as const } : {}) })).join('')
  return sky(sheet, 262) + beams(sheet, [400, 196], { count: 15, opacity: 0.12, from: Math.PI, to: Math.PI * 2 }) + sun(sheet, [400, 196, 66]) +
    streaks(sheet, [150, 90], { width: 300 }) + cloud(sheet, [650, 110], { opacity: 0.5 }) + path(skyline, pale) + landmark + sea(sheet, 262) +
    glitter(sheet, 400, [266, 498], { wide: 150 }) + ripples(sheet, [270, 496], { count: 34 }) +
    ellipse([292, 434, 230, 12], ink.dark, 0.28) + path('M120 436Q300 452 470 430L520 446Q320 468 100 448Z', ink.light, 0.35) +
      at([282, 424], rig + crew + hull, { scale: 1.66 }) + at([662, 340], path('M-90-8H90L70 16H-70Z', ink.land[3]) + path('M6-120Q70-60 66-14H6Z', ink.warm) +
      path('M-2-104Q-50-50-52-14H-2Z', ink.light) + rect([0, -124, 4, 116], ink.dark), { scale: 0.58 }) + birds(sheet, [120, 150], 5)
}

/** A harbour: houses on the quay, boats at their moorings. */
function harbour(sheet: Sheet): string {
  const { ink, random } = sheet
  const walls = [mix(ink.warm, ink.light, 0.35), mix(ink.gold, ink.light, 0.3), mix(ink.light, ink.land[0], 0.15), mix(ink.cool, ink.light, 0.5),
    mix(ink.warm, ink.gold, 0.5)]
  let [x, houses, mirrored] = [-20, '', '']
  for (let index = random.below(4); x < 800; index++) {
    const [width, height] = [random.between(74, 104), random.between(104, 170)]
    const wall = mix(walls[index % 5] ?? ink.light, ink.land[1], ink.time === 'night' ? 0.4 : 0)
    houses += facade(sheet, [x, 268, width, height], { wall, shutters: mix(ink.cool, ink.dark, 0.2), roof: mix(ink.warm, ink.dark, 0.28), pane: 1.05 })
    mirrored += rect([x, 284, width, height * 0.7], wall, 0.42)
    x += width
  }
  const boat = (point: Point, scale: number, [colour, mast]: readonly [string, boolean]) =>
    at(point, ellipse([0, 16, 98, 9], ink.dark, 0.3) + path('M-92-20Q-60-8 0-8T96-26Q86 4 56 16H-58Q-84 4-92-20Z', colour) +
    path('M-92-20Q-60-8 0-8T96-26L93-16Q50 0 0 0T-89-10Z', ink.light) + path('M20 16Q70 6 96-26Q86 4 56 16Z', '#0d0a1e', 0.2) +
    (mast ? stroke('M-10-8V-122M-10-118L60-20M-10-118L-80-16', [ink.dark, 3]) + path('M-14-30Q30-40 64-22 30-24-14-18Z', ink.light) +
    path('M-10-122h26l-8 8 8 8h-26Z', ink.warm) : rect([-38, -44, 56, 36], ink.light) + rect([-44, -50, 68, 8], mix(colour, ink.dark, 0.2)) +
    path(boxPath([-30, -36, 16, 16]) + boxPath([-8, -36, 16, 16]), mix(ink.dark, ink.cool, 0.4)) + circle([56, -14, 9], ink.warm) +
    circle([56, -14, 4], ink.light)), { scale })
  const gull = path('M0 0Q14-16 30-8 40-20 58-12 44-6 34 4 16 10 0 0Z', ink.light)
  const bollard = path('M-16 0V-34H16V0ZM-22-44H22V-32H-22Z', ink.dark) + path('M-16-24H16V-18H-16Z', ink.light, 0.2)
  const picture = sky(sheet, 250) + sun(sheet, [610, 84, 40]) + cloud(sheet, [190, 70], { scale: 1.1 }) +
    cloud(sheet, [430, 50], { scale: 0.7, opacity: 0.6 }) + ridge(sheet, { y: 210, rise: 120, waves: 4 }, ink.land[0]) +
    ridge(sheet, { y: 240, rise: 90, waves: 6 }, mix(ink.land[0], ink.land[1], 0.6)) + woods(sheet, [0, 800, 230], 18, ink.land[1]) + houses +
    rect([0, 266, 800, 20], ink.stone) + rect([0, 280, 800, 8], ink.dark, 0.3) + sea(sheet, 284) + mirrored +
    ripples(sheet, [288, 496], { count: 40, opacity: 0.35 }) +
    boat([120, 330], 0.7, [ink.cool, true]) + boat([330, 322], 0.62, [ink.light, false]) + boat([690, 334], 0.74, [ink.warm, true]) +
      boat([520, 374], 1.0, [mix(ink.gold, ink.warm, 0.25), false]) + boat([238, 424], 1.5, [ink.warm, true]) +
      stroke('M376 396Q480 450 640 452', [ink.light, 3]) + path('M560 500L610 452H810V510Z', ink.wood) +
      path('M560 500L610 452H810V462H614L572 500Z', ink.woodLight) + stroke('M680 462L664 500M750 462L742 500', [ink.dark, 2], 0.4) + at([648, 462], bollard) +
      person(sheet, [720, 478], 150, { top: ink.light, pose: 'stand', back: true, hat: ['cap', ink.warm] }) + at([420, 150], gull) +
      at([500, 190], gull, { scale: 0.7, flip: true })
  return random.chance(0.5) ? picture : at([800, 0], picture, { flip: true })
}

/** Between cliffs, from above: the wake is the line that leads. */
function wake(sheet: Sheet): string {
  const { ink, random } = sheet
  const shore = (inset: number): string => through([[-10, 150 - inset], [70, 96 - inset], [150, 170 - inset], [240, 90 - inset], [330, 30 - inset],
    [420, -30 - inset]])
  const coast = (inset: number) => `${shore(inset)}L-10 -90Z`
  const other = (inset: number) =>
    d`M810 ${210 + inset}C740 ${190 + inset} 716 ${280 + inset} 640 ${300 + inset}S600 ${400 + inset} 520 ${410 + inset}S470 ${490 + inset} 400 ${520 + inset}H810Z`
  const land = (of: (inset: number) => string, out: number) => path(of(-44 * out), mix(ink.water, ink.light, 0.35), 0.5) +
    path(of(-26 * out), mix(ink.water, ink.light, 0.6), 0.7) + path(of(-10 * out), ink.light) + path(of(0), mix(ink.stone, ink.land[1], 0.25)) +
    path(of(16 * out), mix(ink.land[2], ink.stone, 0.2))
  const bushes = (box: readonly [number, number, number, number], count: number, colour: string) =>
    path(many(count, () => discPath([box[0] + random() * box[2], box[1] + random() * box[3], random.between(6, 15)])), colour)
  const trail = path('M512 186Q360 300 60 520H-10V470Q300 330 500 180Z', ink.light, 0.28) +
    path('M510 188Q400 270 150 500H110Q380 290 504 182Z', ink.light, 0.6) + stroke('M520 196Q470 330 360 520M498 172Q330 226 -10 330', [ink.light, 4], 0.5) +
    path(many(26, (index) => discPath([500 - index * 14 + random.between(-10, 10), 194 + index * 12 + random.between(-8, 8), random.between(3, 8)])), ink.light,
    0.8)
  const craft = path('M-78 14Q-60 40 60 34 96 20 122 8 96-8 60-22-60-34-78-14Z', ink.dark, 0.25) +
    path('M-76-24H50Q92-20 116 0 92 20 50 24H-76Q-84 0-76-24Z', ink.light) + path('M-76 0H116Q92 20 50 24H-76Q-80 12-80 0Z', '#0d0a1e', 0.1) +
    path('M-66-17H40Q70-14 90 0 70 14 40 17H-66Z', ink.woodLight) + path('M-66-17H-58V17H-66ZM-36-17h4v34h-4ZM-10-17h4v34h-4Z', ink.wood) +
    path('M24-16L50-14Q62 0 50 14L24 16Z', mix(ink.dark, ink.cool, 0.4)) + path('M24-16L32-15V15L24 16Z', ink.light, 0.5) +
    [[-50, -7, ink.warm], [-24, 8, ink.gold], [-22, -8, ink.cool], [4, 2, ink.warm]].map(([x, y, top]) => ellipse([Number(x), Number(y), 6, 9], String(top)) +
    circle([Number(x) + 1, Number(y), 4.6], ink.hairs[0])).join('')
  const kayak = (point: Point, turn: number, colour: string) => at(point, path('M-46 6Q0 18 50 6 0 14-46 6Z', ink.dark, 0.3) +
    path('M-48 0Q0-17 48 0 0 17-48 0Z', colour) + ellipse([0, 0, 9, 7], ink.dark) + circle([0, 0, 5.6], ink.skins[0]) +
    stroke('M-8-26L10 26', [ink.wood, 2.6]) + path('M-12-34l6 12-6 2ZM14 34l-6-12 6-2Z', ink.gold), { turn })
  const water = gradient({ id: 'w', kind: 'slant', stops: [[0, mix(ink.water, ink.light, 0.22)], [0.5, ink.water], [1, mix(ink.water, ink.dark, 0.42)]] }) +
    rect([0, 0, 800, 500], 'url(#w)')
  return water + ripples(sheet, [10, 490], { count: 46, opacity: 0.22 }) + land(coast, 1) + bushes([-10, 0, 190, 74], 24, ink.leaf) +
    bushes([-10, -10, 300, 50], 26, ink.leafDark) + land(other, 1) + bushes([650, 350, 150, 150], 30, ink.leaf) +
    bushes([590, 440, 210, 60], 24, ink.leafDark) + bushes([720, 280, 90, 120], 14, ink.leafDark) + trail + at([500, 186], craft, { turn: -36, scale: 1.05 }) +
    kayak([300, 190], random.between(10, 50), ink.warm) + kayak([420, 372], random.between(-40, -10), ink.gold) +
      path(discPath([250, 176, 7]) + discPath([262, 182, 4.5]) + discPath([566, 330, 8]) + discPath([552, 340, 5]), mix(ink.stone, ink.dark, 0.2))
}

/** Among the stone islands under red sails. */
function islands(sheet: Sheet): string {
  const { ink, random } = sheet
  const karst = ([x, y]: Point, [wide, high]: readonly [number, number], [lit, shade]: readonly [string, string]) => {
    const top = y - high
    const outline = d`M${x - wide} ${y}Q${x - wide * 1.04} ${y - high * 0.4} ${x - wide * 0.72} ${y - high * 0.62}Q${x - wide * 0.7} ${y - high * 0.86} ${x - wide * 0.34} ${top + high * 0.08}Q${x - wide * 0.1} ${top - high * 0.06} ${x + wide * 0.2} ${top + high * 0.06}Q${x + wide * 0.56} ${y - high * 0.86} ${x + wide * 0.66} ${y - high * 0.56}Q${x + wide * 1.02} ${y - high * 0.36} ${x + wide} ${y}Z`
    const side = d`M${x + wide * 0.06} ${top}Q${x + wide * 0.14} ${top} ${x + wide * 0.2} ${top + high * 0.06}Q${x + wide * 0.56} ${y - high * 0.86} ${x + wide * 0.66} ${y - high * 0.56}Q${x + wide * 1.02} ${y - high * 0.36} ${x + wide} ${y}H${x + wide * 0.34}Q${x + wide * 0.44} ${y - high * 0.3} ${x + wide * 0.2} ${y - high * 0.5}Q${x + wide * 0.3} ${y - high * 0.8} ${x + wide * 0.06} ${top}Z`
    return path(outline, lit) + path(side, shade, 0.8) + path(d`M${x - wide} ${y}h${wide * 2}l-8 -7H${x - wide + 8}Z`, ink.dark, 0.25)
  }
  const [far, middle, near] = [mix(ink.land[0], ink.sky[2], 0.4), mix(ink.land[1], ink.sky[2], 0.2), mix(ink.land[2], ink.leaf, 0.25)]
  const bush = (x: number, y: number, [wide, count]: readonly [number, number]) =>
    path(many(count, () => discPath([x + random.between(-wide, wide), y + random.between(-14, 26), random.between(9, 18)])), ink.leaf) +
    path(many(Math.ceil(count / 2), () => discPath([x + random.between(-wide, wide * 0.5), y + random.between(-18, 12), random.between(6, 12)])), ink.leafLight)
  const sail = (outline: string, battens: string) => path(outline, mix(ink.warm, ink.wood, 0.12)) + stroke(battens, [mix(ink.warm, ink.dark, 0.4), 3])
  const junk = ellipse([0, 22, 170, 11], ink.dark, 0.3) + path('M-148-40L-130 8Q-100 22-60 22H74Q112 22 132-6L152-34 118-22H-104L-112-40Z',
    mix(ink.wood, ink.dark, 0.1)) + path('M-112-40L-104-22H118L152-34 146-24 112-12H-140L-148-40Z', ink.woodLight) +
    path('M-100-44H-34V-22H-100Z', ink.woodLight) + path('M-108-52H-26L-30-42H-104Z', mix(ink.warm, ink.dark, 0.25)) +
    path('M-92-38h12v12h-12ZM-72-38h12v12h-12ZM-52-38h12v12h-12Z', ink.time === 'day' ? ink.dark : ink.lit) +
    stroke('M6-22V-206M82-22V-150M-78-50V-140', [mix(ink.wood, ink.dark, 0.3), 5]) +
      sail('M0-204Q56-170 62-34L-42-38Q-50-120 0-204Z', 'M-14-176L40-166M-30-140L54-130M-38-104L60-94M-42-68L62-58') +
      sail('M80-150Q124-120 128-32L52-34Q46-96 80-150Z', 'M66-126L112-120M56-96L124-90M54-64L127-58') +
      sail('M-80-140Q-48-116-46-58L-104-60Q-108-108-80-140Z', 'M-92-118L-58-114M-102-90L-48-86') +
      person(sheet, [-120, -34], 46, { top: ink.light, hat: ['cone', ink.gold] }) +
      person(sheet, [20, -20], 46, { top: ink.gold, pose: 'point', flip: false }) + person(sheet, [46, -20], 44, { dress: true, top: ink.cool })
  const rower = at([random.between(560, 640), 438], ellipse([0, 10, 96, 8], ink.dark, 0.28) +
    path('M-94-10Q-50 6 0 6T94-14Q80 14 40 16H-44Q-80 12-94-10Z', mix(ink.wood, ink.dark, 0.15)) +
    path('M-94-10Q-50 6 0 6T94-14L90-6Q44 12 0 12T-90-3Z', ink.woodLight) +
    person(sheet, [30, 4], 80, { pose: 'work', top: ink.cool, legs: ink.dark, hat: ['cone', ink.gold], flip: true }) +
    stroke('M8-42L-50 24', [ink.woodLight, 4]) + path(discPath([-50, -2, 9]) + discPath([-36, -2, 10]) + discPath([-22, 0, 9]), ink.warm) +
    path(discPath([-43, -10, 9]) + discPath([-29, -10, 8]), ink.gold))
  const picture = sky(sheet, 300) + beams(sheet, [250, 190], { count: 15, opacity: 0.11 }) + sun(sheet, [250, 186, 56]) +
    streaks(sheet, [560, 70], { width: 280 }) + karst([330, 302], [40, 90], [far, far]) + karst([430, 302], [56, 130], [far, mix(far, middle, 0.4)]) +
    karst([40, 302], [70, 120], [far, mix(far, middle, 0.4)]) + karst([120, 304], [46, 170], [middle, mix(middle, near, 0.5)]) +
    karst([556, 304], [70, 170], [middle, mix(middle, near, 0.5)]) + karst([716, 306], [96, 236], [near, mix(near, ink.dark, 0.45)]) + bush(690, 96, [40, 12]) +
    bush(640, 200, [16, 6]) + sea(sheet, 300) + glitter(sheet, 250, [304, 490], { wide: 130 }) + ripples(sheet, [304, 496], { count: 40, opacity: 0.35 }) +
    path('M610 306Q710 330 812 308V360Q700 376 620 336Z', ink.dark, 0.16) + at([312, 420], junk, { scale: 1.26 }) + rower +
    karst([10, 512], [70, 130], [mix(near, ink.dark, 0.3), mix(near, ink.dark, 0.6)]) + bush(10, 396, [30, 9]) + birds(sheet, [400, 130], 6)
  return random.chance(0.5) ? picture : at([800, 0], picture, { flip: true })
}

/** The ferry, off for the other shore, its passengers at the rail. */
function ferry(sheet: Sheet): string {
  const { ink, random } = sheet
  const hull = mix(ink.warm, ink.gold, 0.2)
  const town = many(24, (index) => boxPath([index * 35 - 10, 264 - random.between(20, 62), random.between(24, 34), 70]))
  const panes = many(11, (index) => boxPath([-196 + index * 37, -92, 27, 22])) + many(8, (index) => boxPath([-140 + index * 37, -140, 26, 18]))
  const crowd = [-172, -120, -84, -20, 40, 92, 150, 188].map((x) => person(sheet, [x, -104], 34, { pose: 'stand' })).join('')
  const ship = ellipse([0, 34, 320, 16], ink.dark, 0.26) + path('M-292-44H292L256 30H-256Z', hull) + path('M-268 6H268L256 30H-256Z', mix(hull, ink.dark, 0.4)) + rect([-292, -50, 584, 9], ink.light) +
    path('M-226-104H226L238-50H-238Z', ink.light) + crowd + rect([-236, -108, 472, 6], ink.light) + stroke('M-232-120H232', [ink.light, 3]) + stroke(many(17, (index) => `M${-224 + index * 28}-120V-106`), [ink.light, 2]) +
    path('M-158-152H158L168-120H-168Z', mix(ink.light, ink.cool, 0.12)) + rect([-176, -156, 352, 6], hull) + path(panes, mix(ink.dark, ink.cool, 0.45)) + path('M-54-190H54L62-156H-62Z', ink.light) +
    path(boxPath([-46, -184, 92, 14]), mix(ink.dark, ink.cool, 0.45)) + path('M78-226H122L128-156H72Z', hull) + path('M78-226H122L124-208H76Z', ink.dark) + stroke('M-100-156V-220M-100-206h26', [ink.dark, 4]) +
    path('M-98-220h30l-8 8 8 8h-30Z', ink.cool) + path(many(6, (index) => discPath([-180 + index * 72, -24, 9])), ink.light) + path(many(6, (index) => discPath([-180 + index * 72, -24, 5.5])), ink.dark)
  const picture = sky(sheet, 262) + sun(sheet, [600, 132, 46]) + cloud(sheet, [180, 90], { opacity: 0.7 }) + streaks(sheet, [480, 60], { width: 240 }) + ridge(sheet, { y: 250, rise: 70, waves: 4 }, ink.land[0]) +
    path(town, mix(ink.light, ink.land[1], 0.3)) + path(many(12, (index) => polygon([[index * 70 - 12, 232], [index * 70 + 8, 214], [index * 70 + 28, 232]])), mix(ink.warm, ink.land[1], 0.3)) + sea(sheet, 260) +
    glitter(sheet, 600, [264, 496], { wide: 120 }) + ripples(sheet, [266, 496], { count: 36 }) + at([392, 384], ship, { scale: 1.04 }) +
    path('M96 404Q40 398-20 420V446Q60 430 150 424ZM660 414Q720 420 820 404V430Q740 440 650 428Z', ink.light, 0.7) + path('M120 420Q400 446 690 418L676 438Q400 458 140 440Z', ink.light, 0.45) + birds(sheet, [620, 210], 5)
  return random.chance(0.5) ? picture : at([800, 0], picture, { flip: true })
}

export const boat: Scene = [sailing, harbour, wake, islands, ferry, paddling]
