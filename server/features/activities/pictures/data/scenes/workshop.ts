import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { archPath, at, boxPath, circle, d, discPath, ellipse, gradient, many, path, polygon, rect, stroke } from '../kit/pen.ts'
import type { Point } from '../kit/pen.ts'
import { flecks } from '../kit/land.ts'
import { person } from '../kit/people.ts'
import type { Scene, Sheet } from '../kit/sheet.ts'
import { roundTree } from '../kit/trees.ts'
import type { Ink } from '../palettes.ts'
import { bench, kitchen } from './benches.ts'

function jar(kind: number, colour: Colour, band: Colour): string {
  const shapes = ['M-20 0Q-38-30-24-58-14-70-12-84H12Q14-70 24-58 38-30 20 0Z', 'M-24 0Q-30-44-20-70H20Q30-44 24 0Z',
    'M-16 0Q-46-24-36-48-26-62-10-66V-78H10V-66Q26-62 36-48 46-24 16 0Z', 'M-12 0H12Q16-14 44-34L38-40H-38L-44-34Q-16-14-12 0Z']
  const shades = ['M4-84H12Q14-70 24-58 38-30 20 0H4Q22-30 10-58 4-70 4-84Z', 'M6-70H20Q30-44 24 0H8Q14-44 6-70Z',
    'M2-78H10V-66Q26-62 36-48 46-24 16 0H2Q28-24 20-48 12-62 2-66Z', 'M8-40H38L44-34Q16-14 12 0H4Q6-20 22-34Z']
  return path(shapes[kind % 4] ?? '', colour) + path(shades[kind % 4] ?? '', '#0d0a1e', 0.18) +
    (kind % 4 === 3 ? '' : stroke('M-24-40Q0-34 24-40M-26-30Q0-24 26-30', [band, 3.4]))
}

const clays = (ink: Ink): readonly [Colour, Colour, Colour, Colour, Colour] =>
  [mix(ink.warm, ink.wood, 0.4), ink.cool, mix(ink.light, ink.gold, 0.3), mix(ink.warm, ink.light, 0.2), mix(ink.leaf, ink.light, 0.2)]

/** At the wheel: two hands and the wet clay. */
function wheel(sheet: Sheet): string {
  const { ink, random } = sheet
  const wall = mix(mix(ink.stone, ink.warm, 0.2), ink.land[1], 0.2)
  const clay = mix(mix(ink.warm, ink.wood, 0.5), ink.light, 0.12)
  const colours = clays(ink)
  const shelf = (y: number, from: number) => many(10, (index) => at([30 + index * 84 + random.between(-8, 8), y],
    jar(index + from, mix(colours[(index + from) % 5] ?? clay, wall, 0.22), mix(ink.light, wall, 0.2)), { scale: random.between(0.72, 0.95) })) +
    rect([0, y, 800, 12], mix(ink.woodLight, wall, 0.2)) + rect([0, y + 12, 800, 12], ink.dark, 0.16)
  const window = path(polygon([[60, -10], [330, -10], [560, 400], [230, 400]]), ink.sun, 0.16)
  const skin = random.pick([ink.skins[0], ink.skins[1], ink.skins[2]])
  const sleeve = random.pick([ink.cool, ink.warm, mix(ink.leaf, ink.dark, 0.2)])
  const pot = path('M336 396Q296 330 322 280 336 256 334 236H466Q464 256 478 280 504 330 464 396Z', clay) +
    path('M412 236H466Q464 256 478 280 504 330 464 396H420Q456 330 436 280 420 256 412 236Z', '#0d0a1e', 0.2) +
    ellipse([400, 236, 66, 15], mix(clay, ink.light, 0.25)) + ellipse([400, 238, 54, 10], mix(clay, ink.dark, 0.5)) +
    stroke('M318 300Q400 322 482 300M312 330Q400 354 488 330M320 362Q400 384 480 362', [mix(clay, ink.light, 0.3), 3], 0.7)
  const hand = (flip: boolean) => at([flip ? 800 : 0, 0], path('M-20 470L60 380 150 310 196 296 230 330 190 366 110 440 60 510H-20Z', sleeve) +
    path('M150 310L196 296 230 330 190 366Q168 330 150 310Z', mix(sleeve, ink.light, 0.25)) +
    path('M196 296Q240 268 286 262 330 258 346 276 350 290 330 292 346 300 342 312 330 320 316 314 332 328 322 338 308 340 290 330 260 344 230 330Z', skin) +
    stroke('M330 292Q300 288 286 290M316 314Q296 306 284 308', [mix(skin, '#0d0a1e', 0.25), 2.4]) + path('M300 262Q322 240 336 250 344 262 326 276Z', skin),
    { flip })
  const table = ellipse([400, 400, 210, 46], mix(ink.wood, ink.dark, 0.2)) + ellipse([400, 392, 206, 42], mix(ink.stone, ink.dark, 0.3)) +
    ellipse([400, 392, 180, 35], mix(ink.stone, ink.dark, 0.14)) + stroke('M260 392a140 26 0 0 1 90 -24M540 396a140 26 0 0 1 -90 22', [ink.light, 3], 0.5) +
    ellipse([400, 398, 92, 17], mix(clay, ink.dark, 0.3))
  const splash = path(many(26, () => discPath([400 + random.between(-190, 190), 400 + random.between(-30, 40), random.between(2, 6)])),
    mix(clay, ink.light, 0.2))
  return rect([0, 0, 800, 500], wall) + shelf(112, random.below(4)) + shelf(222, random.below(4) + 2) + rect([0, 0, 800, 260], ink.light, 0.08) + window +
    path('M0 330H800V510H0Z', mix(ink.wood, ink.dark, 0.25)) + rect([0, 330, 800, 10], ink.woodLight) + table + pot + splash + hand(false) + hand(true) +
    at([690, 500], path('M-60-50H60L50 10H-50Z', ink.cool) + ellipse([0, -50, 60, 14], mix(ink.cool, ink.light, 0.3)) +
    ellipse([0, -48, 50, 10], mix(ink.water, ink.light, 0.3)) + stroke('M-20-52L30-110', [ink.woodLight, 6])) +
    at([96, 506], jar(1, mix(ink.light, ink.gold, 0.2), ink.warm), { scale: 1 }) + stroke('M86 440L74 380M96 440V372M108 440L122 386', [ink.woodLight, 5]) +
    path('M66 386l14-26 8 26ZM90 376l6-30 6 30ZM114 390l14-28 6 30Z', mix(ink.wood, ink.dark, 0.4))
}

/** The studio: easels in the north light, one who shows and two who try. */
function studio(sheet: Sheet): string {
  const { ink, random } = sheet
  const wall = mix(ink.light, ink.land[0], 0.22)
  const dim = ink.time === 'day' ? wall : mix(wall, ink.land[1], 0.4)
  const window = path(archPath([250, 330, 300, 300]), mix(ink.dark, ink.cool, 0.4)) + path(archPath([260, 330, 280, 288]), ink.sky[1]) +
    path('M260 330V260Q320 220 380 250T540 240V330Z', ink.land[0]) + path('M260 330V290Q340 260 420 286T540 280V330Z', ink.land[1]) +
    circle([random.between(330, 470), 130, 30], ink.sun) + stroke('M400 42V330M260 140H540M260 236H540M330 66V330M470 66V330',
    [mix(ink.dark, ink.cool, 0.4), 5])
  const shine = path(polygon([[260, 330], [540, 330], [700, 500], [180, 500]]), ink.sun, 0.22)
  const easel = ([x, y]: Point, size: number, canvas: string, flip: boolean) =>
    at([x, y], stroke('M-50 0L-6-210M50 0L6-210M0-40L14 8', [ink.wood, 8]) + path('M-66-74H66V-62H-66Z', ink.woodLight) +
    rect([-62, -188, 124, 116], ink.light) + rect([-56, -182, 112, 104], mix(ink.light, '#ffffff', 0.4)) + canvas +
    path('M-62-188H62V-184H-62Z', ink.dark, 0.2), { scale: size, flip })
  const sea = path('M-56-182H56V-130H-56Z', ink.sky[1]) + path('M-56-134H56V-78H-56Z', ink.water) + circle([20, -156, 13], ink.sun) +
    path('M-30-134L-10-170-6-134ZM-40-130H4L-4-122H-32Z', ink.warm)
  const still = path('M-56-182H56V-78H-56Z', mix(ink.warm, ink.light, 0.55)) + path('M-56-106H56V-78H-56Z', ink.cool) +
    path('M-14-98Q-26-122-12-136V-150H10V-136Q24-122 12-98Z', ink.gold) + circle([30, -104, 13], ink.warm) + circle([-32, -102, 10], ink.leaf)
  const hills = path('M-56-182H56V-78H-56Z', ink.sky[2]) + path('M-56-120Q-20-150 10-124T56-130V-78H-56Z', ink.land[1]) +
    path('M-56-100Q0-120 56-98V-78H-56Z', ink.land[3]) + circle([-20, -156, 10], ink.warm)
  const things = rect([40, 120, 150, 10], ink.woodLight) + many(4, (index) =>
    at([64 + index * 36, 120], jar(index + 1, clays(ink)[index % 5] ?? ink.warm, ink.light), { scale: 0.5 })) + rect([610, 90, 74, 92], ink.woodLight) +
    rect([617, 97, 60, 78], ink.cool) + path('M617 175L640 130 656 150 677 120V175Z', ink.gold) + rect([700, 120, 62, 62], ink.woodLight) +
    rect([706, 126, 50, 50], ink.warm) + circle([731, 151, 14], ink.light) + rect([626, 206, 110, 70], ink.woodLight) + rect([633, 213, 96, 56], ink.sky[1]) +
    path('M633 269V250Q660 230 690 248T729 244V269Z', ink.leaf)
  const palette = ([x, y]: Point) => at([x, y], path('M-26 0Q-28-18 0-20 28-18 26-2 22 8 10 4 2 4 2 12-24 14-26 0Z', ink.woodLight) +
    path(discPath([-14, -6, 4]) + discPath([14, -8, 4]), ink.warm) + path(discPath([-4, -12, 4]), ink.gold) +
    path(discPath([6, -12, 4]) + discPath([-12, 4, 4]), ink.cool))
  const apron = (x: number, foot: number, height: number) =>
    path(d`M${x - height * 0.09} ${foot - height * 0.72}H${x + height * 0.09}L${x + height * 0.11} ${foot - height * 0.3}H${x - height * 0.11}Z`,
    mix(ink.stone, ink.cool, 0.3))
  return rect([0, 0, 800, 400], dim) + window + things + rect([0, 372, 800, 128], mix(ink.woodLight, ink.dark, 0.12)) +
    stroke(many(6, (index) => d`M0 ${380 + index * 22}H800`), [ink.dark, 1.6], 0.2) +
    flecks(sheet, [0, 380, 800, 116], { count: 40, long: 60, thick: 1, colour: ink.dark, opacity: 0.14 }) + shine +
    rect([0, 364, 800, 9], mix(dim, ink.dark, 0.25)) + easel([400, 424], 1, sea, false) +
    person(sheet, [322, 436], 196, { pose: 'work', top: ink.warm, hairdo: 'bun', flip: false, legs: ink.dark }) + easel([152, 478], 1.24, still, false) +
    person(sheet, [250, 494], 226, { pose: 'work', flip: true, top: ink.cool, legs: ink.dark, hairdo: 'curly' }) + apron(250, 494, 226) + palette([286, 372]) +
    easel([660, 478], 1.2, hills, true) + person(sheet, [556, 494], 230, { pose: 'work', top: ink.gold, hairdo: 'long', flip: false, dress: true }) +
    palette([526, 366]) + at([440, 494], path('M-40-60H40V-52H-40Z', ink.woodLight) + stroke('M-30-52L-38 4M30-52L38 4M-34-20H34', [ink.wood, 6]) +
    at([-14, -60], jar(1, ink.light, ink.cool), { scale: 0.4 }) + at([18, -60], jar(3, ink.warm, ink.light), { scale: 0.6 }) +
    stroke('M-20-86L-30-116M-14-88V-122M-8-86L4-114', [ink.woodLight, 3])) + roundTree(sheet, [760, 420], 110, ink.leaf) +
    path('M738 410H782L776 452H744Z', ink.warm)
}

/** Vats of colour in the dyers' yard, from the roof. */
function vats(sheet: Sheet): string {
  const { ink, random } = sheet
  const clay = mix(ink.sand, ink.woodLight, 0.35)
  const dyes = [ink.warm, ink.gold, ink.cool, mix(ink.warm, '#7A1F3D', 0.6), ink.light, mix(ink.leaf, ink.gold, 0.2), mix(ink.wood, ink.warm, 0.3),
    mix('#5B4B8A', ink.cool, 0.3)] as const
  const vat = ([x, y]: Point, size: number) => {
    const dye = random.pick(dyes)
    const r = 44 * size
    return ellipse([x, y + r * 0.16, r * 1.06, r * 0.78], mix(clay, ink.dark, 0.28)) + ellipse([x, y, r * 1.06, r * 0.76], mix(clay, ink.light, 0.35)) +
    ellipse([x, y + r * 0.04, r * 0.86, r * 0.6], mix(dye, ink.dark, 0.4)) + ellipse([x, y + r * 0.12, r * 0.84, r * 0.52], dye) +
    path(d`M${x - r * 0.6} ${y + r * 0.02}q${r * 0.5} ${-r * 0.24} ${r} 0q${-r * 0.5} ${-r * 0.06} ${-r} 0Z`, '#ffffff', 0.35)
  }
  const rows = [0, 1, 2, 3, 4, 5].map((row) => {
    const size = 0.6 + row * 0.17
    const count = 10 - row
    return Array.from({ length: count }, (_, index): string => vat([400 + (index - (count - 1) / 2) * 104 * size + (row % 2) * 20, 226 + 30 * row +
    5.6 * row * row], size)).join('')
  })
  const worker = ([x, y]: Point, height: number, look: { top: Colour; legs: Colour }) =>
    person(sheet, [x, y], height, { pose: 'work', ...look, hat: ['brim', ink.sand] })
  const house = (x: number, width: number, height: number, colour: Colour) => rect([x, 196 - height, width, height], colour) +
    rect([x + width * 0.66, 196 - height, width * 0.34, height], ink.dark, 0.12) +
    path(many(Math.floor(width / 34), (index) => boxPath([x + 12 + index * 34, 196 - height + 22, 12, 20])), mix(ink.dark, colour, 0.2)) +
    rect([x - 3, 196 - height - 6, width + 6, 8], mix(colour, ink.light, 0.4)) +
    path(many(Math.max(1, Math.floor(width / 24)), (index) => boxPath([x + 4 + index * 24, 196 - height - 12, 12, 8])), colour)
  const hides = many(7, (index) => boxPath([30 + index * 112, 150, 40, 56]))
  const lines = stroke('M-10 146Q200 160 400 148T810 146', [ink.dark, 2]) + path(hides, ink.warm) +
    path(many(7, (index) => boxPath([76 + index * 112, 151, 34, 48])), ink.gold) +
    path(many(4, (index) => boxPath([52 + index * 224, 150, 14, 50])), ink.dark, 0.12)
  const yarn = (x: number, colour: Colour) => stroke(d`M${x} 0V36`, [ink.wood, 3]) +
    path(d`M${x - 24} 36Q${x - 30} 90 ${x - 16} 130Q${x} 142 ${x + 16} 130Q${x + 30} 90 ${x + 24} 36Z`, colour) +
    stroke(d`M${x - 14} 42Q${x - 18} 90 ${x - 8} 128M${x} 42V134M${x + 14} 42Q${x + 18} 90 ${x + 8} 128`, [mix(colour, '#0d0a1e', 0.25), 2.4]) +
    path(d`M${x - 26} 30H${x + 26}V42H${x - 26}Z`, mix(colour, '#0d0a1e', 0.3))
  const ledge = path('M-10 510V456Q200 440 420 462T810 446V510Z', mix(clay, ink.dark, 0.3)) +
    path('M-10 456Q200 440 420 462T810 446V460Q600 452 420 476T-10 470Z', mix(clay, ink.light, 0.3))
  return gradient({ id: 's', stops: [[0, ink.sky[0]], [1, ink.sky[2]]] }) + rect([0, 0, 800, 200], 'url(#s)') + house(-10, 150, 108, mix(clay, ink.warm, 0.2)) +
    house(134, 120, 76, mix(clay, ink.light, 0.2)) + house(250, 160, 120, mix(clay, ink.warm, 0.1)) + house(406, 110, 84, mix(clay, ink.light, 0.3)) +
    house(512, 150, 112, mix(clay, ink.warm, 0.25)) + house(660, 150, 92, mix(clay, ink.light, 0.15)) + rect([326, 20, 34, 70], mix(clay, ink.warm, 0.3)) +
    path(boxPath([322, 14, 42, 8]) + boxPath([336, 34, 14, 20]), mix(ink.dark, clay, 0.3)) + rect([0, 194, 800, 306], clay) +
    path('M0 194H800V210Q400 226 0 210Z', ink.dark, 0.14) + lines + rows.slice(0, 2).join('') +
    worker([250, 296], 84, { top: ink.light, legs: mix(ink.wood, ink.dark, 0.3) }) + rows.slice(2, 4).join('') +
    worker([596, 372], 118, { top: ink.cool, legs: mix(ink.wood, ink.dark, 0.3) }) +
    worker([150, 380], 116, { top: ink.warm, legs: mix(ink.wood, ink.dark, 0.3) }) + rows.slice(4).join('') + ledge + yarn(70, ink.warm) + yarn(136, ink.gold) +
    yarn(200, ink.cool) + yarn(640, mix(ink.warm, '#7A1F3D', 0.6)) + yarn(704, ink.gold) + yarn(764, mix(ink.leaf, ink.gold, 0.2)) +
    rect([0, 0, 800, 10], ink.wood) + flecks(sheet, [0, 200, 800, 260], { count: 40, long: 16, colour: ink.dark, opacity: 0.12 })
}

export const workshop: Scene = [wheel, studio, vats, kitchen, bench]
