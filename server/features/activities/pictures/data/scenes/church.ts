import { mix } from '../kit/colour.ts'
import { archPath, at, boxPath, circle, d, discPath, ellipse, many, path, polygon, rect, stroke } from '../kit/pen.ts'
import type { Box, Point } from '../kit/pen.ts'
import { people, person, shadow } from '../kit/people.ts'
import type { Scene, Sheet } from '../kit/sheet.ts'
import { birds, cloud, sky, sun } from '../kit/sky.ts'
import { cypress, roundTree } from '../kit/trees.ts'

/** A pointed window: `y` is its foot. */
const lancet = ([x, y, width, height]: Box): string =>
  d`M${x} ${y}V${y - height + width}Q${x} ${y - height + width * 0.3} ${x + width / 2} ${y - height}Q${x + width} ${y - height + width * 0.3} ${x + width} ${y - height + width}V${y}Z`

/** A round window: petals about an eye. */
function rose({ ink }: Sheet, [x, y]: Point, radius: number): string {
  const petals = (from: number) => many(6, (index) => {
    const angle = (index * 2 + from) * (Math.PI / 6)
    return discPath([x + radius * 0.6 * Math.cos(angle), y + radius * 0.6 * Math.sin(angle), radius * 0.22])
  })
  return circle([x, y, radius], mix(ink.cool, ink.dark, 0.4)) + path(petals(0), ink.gold) + path(petals(1), ink.warm) + circle([x, y, radius * 0.28], ink.light) +
    stroke(discPath([x, y, radius]), [mix(ink.stone, ink.dark, 0.2), 5])
}

/** Down the nave, to the light of the windows. */
function nave(sheet: Sheet): string {
  const { ink, random } = sheet
  const stone = mix(mix(ink.stone, ink.light, 0.25), ink.dark, ink.time === 'day' ? 0.08 : 0.3)
  const shade = mix(stone, ink.dark, 0.4)
  const [x, y] = [400, 250]
  const pull = ([fromX, fromY]: Point, share: number): Point => [x + (fromX - x) * share, y + (fromY - y) * share]
  const bay = (share: number, next: number, side: 1 | -1) => {
    const corner = (height: number, near: number): Point => pull([x + side * 400, height], near)
    const [foot, head, back, low] = [corner(500, share), corner(40, share), corner(40, next), corner(500, next)]
    const wall = mix(stone, ink.dark, 0.04 + 0.2 * (1 - share))
    const [from, to, lift] = [share - (share - next) * 0.28, next + (share - next) * 0.2, 150]
    const [one, two, three, four] = [corner(500, from), corner(lift + 90, from), corner(lift + 90, to), corner(500, to)]
    const top = corner(lift - 10, (from + to) / 2)
    const [paneOne, paneTwo, paneThree, paneFour] = [corner(126, from), corner(70, from), corner(70, to), corner(126, to)]
    return path(polygon([foot, head, back, low]), wall) + path(d`M${one[0]} ${one[1]}L${two[0]} ${two[1]}Q${two[0]} ${top[1] + 6} ${top[0]} ${top[1]}Q${three[0]} ${top[1] + 10} ${three[0]} ${three[1]}L${four[0]} ${four[1]}Z`, shade) +
      path(polygon([paneOne, paneTwo, paneThree, paneFour]), [ink.cool, ink.warm, ink.gold][Math.round(share * 20) % 3] ?? ink.cool, 0.85) + stroke(d`M${foot[0]} ${foot[1]}L${head[0]} ${head[1]}`, [mix(stone, ink.light, 0.5), 14 * share])
  }
  const shares = [1.12, 0.8, 0.58, 0.43, 0.33]
  const bays = shares.slice(0, -1).map((share, index) => bay(share, shares[index + 1] ?? 0.3, 1) + bay(share, shares[index + 1] ?? 0.3, -1)).join('')
  const ribs = shares.map((share) => {
    const [left, top, right] = [pull([0, 40], share), pull([400, -110], share), pull([800, 40], share)]
    return d`M${left[0]} ${left[1]}Q${left[0] + 60 * share} ${top[1] + 30 * share} ${top[0]} ${top[1]}Q${right[0] - 60 * share} ${top[1] + 30 * share} ${right[0]} ${right[1]}`
  }).join('')
  const apse = lancet([272, 330, 256, 262])
  const panes = [296, 352, 408, 464].map((left, index) => path(lancet([left, 300, 40, 126 + (index % 3 === 0 ? 0 : 30)]), [ink.cool, ink.warm, ink.gold, ink.cool][index] ?? ink.cool)).join('')
  const benches = many(5, (index) => {
    const share = 0.42 + index * 0.17
    const [one, two] = [pull([90, 470], share), pull([300, 470], share)]
    const [three, four] = [pull([500, 470], share), pull([710, 470], share)]
    return boxPath([one[0], one[1] - 26 * share, two[0] - one[0], 30 * share]) + boxPath([three[0], three[1] - 26 * share, four[0] - three[0], 30 * share])
  })
  const glow = (from: number, colour: string) => path(polygon([[from, 60], [from + 70, 60], [from + 250, 500], [from + 90, 500]]), colour, 0.13)
  return rect([0, 0, 800, 500], mix(stone, ink.dark, 0.24)) + path('M0 500L272 330H528L800 500Z', mix(ink.sand, ink.stone, 0.5)) + path('M360 330H440L560 500H240Z', mix(ink.warm, ink.dark, 0.12)) + bays +
    path(apse, mix(stone, ink.light, 0.12)) + panes + rose(sheet, [400, 118], 36) + stroke(ribs, [mix(stone, ink.light, 0.4), 8]) + rect([352, 312, 96, 22], ink.light) + path(boxPath([374, 296, 4, 16]) + boxPath([422, 296, 4, 16]), ink.gold) +
    path(benches, mix(ink.wood, ink.dark, 0.1)) + glow(120, ink.gold) + glow(330, ink.cool) + glow(480, ink.warm) + person(sheet, [random.between(376, 424), 440], 96, { back: true }) + person(sheet, [330, 468], 112, { back: true, pose: 'point' })
}

/** Two towers over the square. */
function front(sheet: Sheet): string {
  const { ink, random } = sheet
  const stone = mix(mix(ink.stone, ink.gold, 0.14), ink.light, 0.15)
  const shade = mix(stone, ink.dark, 0.5)
  const tower = (x: number) => rect([x, 130, 104, 300], stone) + path(boxPath([x + 74, 130, 30, 300]), '#0d0a1e', 0.12) + path(polygon([[x - 4, 132], [x + 52, 34], [x + 108, 132]]), mix(ink.cool, ink.dark, 0.35)) +
    path(polygon([[x + 52, 34], [x + 108, 132], [x + 60, 132]]), '#0d0a1e', 0.18) + path(lancet([x + 20, 232, 26, 78]) + lancet([x + 58, 232, 26, 78]), shade) + path(lancet([x + 36, 330, 32, 66]), shade) +
    rect([x - 6, 128, 116, 9], mix(stone, ink.light, 0.5)) + rect([x - 6, 246, 116, 7], mix(stone, ink.light, 0.5)) + stroke(d`M${x + 52} 36V10M${x + 44} 19h16`, [ink.gold, 3])
  const door = (x: number, wide: number, high: number) => path(lancet([x - wide / 2 - 10, 430, wide + 20, high + 16]), mix(stone, ink.light, 0.45)) + path(lancet([x - wide / 2, 430, wide, high]), mix(ink.wood, ink.dark, 0.25)) +
    stroke(d`M${x} ${438 - high}V430`, [ink.dark, 2])
  const side = (x: number, colour: string) => rect([x, 250, 130, 180], colour) + path(many(6, (index) => boxPath([x + 16 + (index % 3) * 38, 276 + Math.floor(index / 3) * 66, 20, 36])), ink.time === 'day' ? mix(ink.dark, ink.cool, 0.3) : ink.lit) +
    path(polygon([[x - 6, 252], [x + 14, 222], [x + 116, 222], [x + 136, 252]]), mix(ink.warm, ink.dark, 0.2))
  return sky(sheet, 420) + sun(sheet, [random.pick([120, 690]), 96, 42]) + cloud(sheet, [180, 120], { opacity: 0.7 }) + cloud(sheet, [640, 70], { opacity: 0.6 }) + side(-20, mix(ink.gold, ink.light, 0.4)) + side(96, mix(ink.warm, ink.light, 0.5)) +
    side(580, mix(ink.light, ink.cool, 0.25)) + side(694, mix(ink.gold, ink.light, 0.55)) + rect([300, 190, 200, 240], stone) + path('M292 192L400 108 508 192Z', mix(stone, ink.light, 0.3)) + tower(210) + tower(486) +
    rose(sheet, [400, 236], 44) + rect([306, 296, 188, 8], mix(stone, ink.light, 0.5)) + door(400, 62, 108) + door(262, 40, 76) + door(538, 40, 76) + path('M190 430H610L630 446H170Z', mix(stone, ink.light, 0.4)) +
    rect([0, 444, 800, 60], mix(ink.sand, ink.stone, 0.4)) + stroke(many(7, (index) => `M${400 + (index - 3) * 60} 446L${400 + (index - 3) * 190} 500`), [ink.dark, 1.6], 0.16) + people(sheet, [[160, 482, 62], [196, 484, 58], [610, 480, 64], [452, 468, 52]]) +
    shadow([320, 488], 72) + person(sheet, [320, 488], 72, { back: true, bag: ink.warm }) + birds(sheet, [560, 60], 5) + path(many(9, (index) => ellipseAt(60 + index * 18, 486 + (index % 3) * 5)), mix(ink.dark, ink.stone, 0.4))
}

/** A pigeon on the ground. */
const ellipseAt = (x: number, y: number): string => d`M${x - 7} ${y}Q${x} ${y - 8} ${x + 6} ${y - 7}a3 3 0 0 1 3 3l-3 1Q${x + 2} ${y + 3} ${x - 7} ${y}Z`

/** The cloister: arches about a court with a well. */
function cloister(sheet: Sheet): string {
  const { ink, random } = sheet
  const stone = mix(mix(ink.stone, ink.gold, 0.12), ink.light, 0.2)
  const shade = mix(stone, ink.dark, 0.5)
  const far = many(7, (index) => archPath([136 + index * 78, 324, 58, 96]))
  const near = `${lancet([40, 520, 330, 470])}${lancet([430, 520, 330, 470])}`
  const well = path('M210 416H310L302 460H218Z', mix(stone, ink.light, 0.2)) + ellipse([260, 416, 50, 9], shade) + stroke('M216 414V346H304V414M260 346V380', [mix(ink.dark, ink.wood, 0.3), 4]) + rect([252, 378, 16, 16], ink.wood)
  const fruit = (x: number, y: number) => path(many(9, () => discPath([x + random.between(-28, 28), y + random.between(-26, 22), 4.6])), ink.gold)
  const court = sky(sheet, 200) + sun(sheet, [560, 66, 34]) + cloud(sheet, [250, 70], { opacity: 0.7 }) + path('M300 150V70L330 30 360 70V150Z', mix(stone, ink.dark, 0.1)) + path(archPath([318, 118, 24, 40]), shade) + path(polygon([[294, 72], [330, 14], [366, 72]]), mix(ink.warm, ink.dark, 0.2)) +
    rect([0, 148, 800, 190], stone) + path(polygon([[-10, 150], [20, 128], [780, 128], [810, 150]]), mix(ink.warm, ink.dark, 0.15)) + path(many(12, (index) => boxPath([40 + index * 64, 172, 16, 30])), shade) +
    rect([0, 214, 800, 8], mix(stone, ink.light, 0.5)) + path(far, shade) + rect([0, 322, 800, 10], mix(stone, ink.light, 0.4)) + rect([0, 330, 800, 170], mix(ink.leaf, ink.light, 0.12)) + path('M360 332H430L620 500H180Z', mix(ink.sand, ink.stone, 0.3)) +
    path('M0 404H800V430H0Z', mix(ink.sand, ink.stone, 0.3)) + roundTree(sheet, [130, 404], 110, ink.leafDark) + fruit(130, 338) + roundTree(sheet, [590, 412], 120, ink.leafDark) + fruit(590, 340) + cypress(sheet, [500, 372], 110, ink.leafDark) + well +
    person(sheet, [540, 474], 96, { pose: 'walk' })
  return court + path(`M-10-10H810V510H-10Z${near}`, mix(stone, ink.dark, 0.34), 'fill-rule="evenodd"') + stroke(near, [mix(stone, ink.light, 0.1), 9]) +
    at([400, 0], path('M-30 150H30V500H-30Z', mix(stone, ink.dark, 0.22)) + path('M6 150H30V500H6Z', '#0d0a1e', 0.18) + path('M-42 140H42L32 164H-32Z', mix(stone, ink.light, 0.1)) + path('M-40 476H40V510H-40Z', mix(stone, ink.light, 0.05)))
}

export const church: Scene = [nave, front, cloister]
