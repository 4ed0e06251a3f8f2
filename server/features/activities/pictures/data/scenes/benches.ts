import type { Colour } from '../kit/colour.ts'
import { mix } from '../kit/colour.ts'
import { at, boxPath, circle, d, discPath, ellipse, many, path, polygon, rect, stroke } from '../kit/pen.ts'
import { person } from '../kit/people.ts'
import type { Sheet } from '../kit/sheet.ts'

/** An arm that comes from the foot of the sheet, its hand about 0,0. */
const arm = (sleeve: Colour, skin: Colour): string => path('M-150 190L-84 70-46 26-12 54-40 96-90 210Z', sleeve) + path('M-46 26Q-26-8 14-14 44-16 52-4 54 6 40 8 52 16 46 24 34 26 42 36 34 44 20 40 4 36-8 44-12 54Z', skin) +
  stroke('M40 8Q22 4 12 6M34 26Q22 20 12 22', [mix(skin, '#0d0a1e', 0.25), 2.4])

/** A kitchen: dough on the board, two hands and a rolling pin, the cook at the stove. */
export function kitchen(sheet: Sheet): string {
  const { ink, random } = sheet
  const wall = mix(ink.light, ink.cool, 0.14)
  const tiles = stroke(many(16, (index) => `M${index * 54} 150V330`) + many(5, (index) => `M0 ${150 + index * 45}H800`), [mix(wall, ink.dark, 0.12), 2])
  const dough = mix(ink.light, ink.gold, 0.28)
  const [skin, sleeve] = [random.pick([ink.skins[0], ink.skins[1], ink.skins[2], ink.skins[3]]), random.pick([ink.warm, ink.cool, mix(ink.leaf, ink.dark, 0.15)])]
  const pan = (x: number, size: number, colour: Colour) => at([x, 96], stroke('M0-52V-12', [ink.dark, 4]) + circle([0, 20, 32], colour) + circle([0, 20, 23], mix(colour, ink.dark, 0.25)), { scale: size })
  const stove = rect([560, 214, 190, 130], mix(ink.dark, ink.cool, 0.25)) + rect([576, 262, 158, 66], mix(ink.dark, ink.warm, 0.2)) + rect([582, 268, 146, 54], ink.gold, 0.5) + rect([560, 208, 190, 10], mix(ink.dark, ink.light, 0.35)) +
    path('M600 168H700L690 208H610Z', ink.warm) + rect([594, 162, 112, 8], mix(ink.warm, ink.dark, 0.25)) + stroke('M626 150Q616 132 628 116M654 150Q644 130 656 108M682 150Q674 132 684 118', [ink.light, 5], 0.7)
  const jars = [ink.warm, ink.leaf, ink.gold, ink.cool].map((colour, index) => at([52 + index * 52, 196], path('M-18 0V-40H18V0Z', mix(colour, ink.light, 0.15)) + rect([-20, -50, 40, 11], ink.wood))).join('')
  const pieces = many(6, (index) => discPath([590 + (index % 3) * 54, 404 + Math.floor(index / 3) * 44, 19]))
  const pin = at([392, 396], rect([-128, -20, 256, 40], ink.woodLight, 'rx="18"') + rect([-128, 4, 256, 14], '#0d0a1e', 0.14) + rect([-170, -9, 46, 18], mix(ink.wood, ink.dark, 0.1), 'rx="8"') + rect([124, -9, 46, 18], mix(ink.wood, ink.dark, 0.1), 'rx="8"'), { turn: random.between(-7, 7) })
  const flour = path(many(34, () => discPath([random.between(120, 690), random.between(352, 490), random.between(1.4, 4)])), ink.light, 0.9)
  return rect([0, 0, 800, 500], wall) + tiles + rect([0, 0, 800, 148], mix(wall, ink.dark, 0.06)) + rect([250, 40, 300, 6], ink.dark) + pan(300, 1, mix(ink.warm, ink.wood, 0.4)) + pan(376, 0.84, mix(ink.dark, ink.light, 0.25)) + pan(450, 1.1, mix(ink.gold, ink.wood, 0.3)) + pan(520, 0.7, mix(ink.warm, ink.wood, 0.4)) +
    rect([20, 196, 224, 10], ink.wood) + jars + stove + person(sheet, [500, 372], 224, { pose: 'work', top: ink.light, hat: ['cap', ink.light], flip: false }) + path('M-10 336H810V510H-10Z', mix(ink.woodLight, ink.light, 0.25)) + rect([-10, 336, 820, 9], mix(ink.woodLight, ink.light, 0.6)) +
    path(many(4, (index) => boxPath([0, 376 + index * 36, 800, 2])), ink.wood, 0.25) + ellipse([392, 424, 210, 58], '#0d0a1e', 0.12) + ellipse([392, 414, 208, 56], dough) + path('M200 430Q392 500 584 430 560 470 392 472 224 470 200 430Z', mix(dough, ink.wood, 0.2)) + pin + flour + path(pieces, mix(dough, ink.wood, 0.16)) +
    path(many(6, (index) => discPath([588 + (index % 3) * 54, 401 + Math.floor(index / 3) * 44, 16])), dough) + at([238, 380], arm(sleeve, skin)) + at([546, 380], arm(sleeve, skin), { flip: true }) +
    at([96, 404], path('M-52-20H52Q48 30 20 38H-20Q-48 30-52-20Z', ink.cool) + ellipse([0, -20, 52, 13], mix(ink.cool, ink.light, 0.35)) + ellipse([0, -19, 43, 9], ink.light) + stroke('M10-22L44-84', [ink.wood, 6]))
}

/** A bench with its tools: somebody's two hands at the work. */
export function bench(sheet: Sheet): string {
  const { ink, random } = sheet
  const wall = mix(mix(ink.woodLight, ink.stone, 0.4), ink.dark, ink.time === 'day' ? 0.12 : 0.4)
  const [skin, sleeve] = [random.pick([ink.skins[0], ink.skins[1], ink.skins[2], ink.skins[3]]), random.pick([ink.warm, ink.cool, mix(ink.leaf, ink.dark, 0.15)])]
  const steel = mix(ink.light, ink.cool, 0.25)
  const tool = (index: number) => [
    path('M-5-6H5V70H-5Z', ink.wood) + path('M-26-22H26V0H-26Z', steel), path('M-6 10H6V76H-6Z', ink.warm) + path('M-5 10L-3-34H3L5 10Z', steel),
    path('M-14 60a14 14 0 1 0 28 0 14 14 0 1 0-28 0Z', mix(ink.dark, ink.cool, 0.3)) + path('M-4 50L-10-30 0-36 10-30 4 50Z', steel), path('M-7 20H7V78H-7Z', ink.woodLight) + path('M-12-10H12L9 22H-9Z', ink.gold) + path('M-10-30H10L12-10H-12Z', mix(ink.dark, ink.wood, 0.4)),
    path('M-5 0H5V74H-5Z', ink.cool) + path('M-20-26Q0-40 20-26L12 0H-12Z', steel)][index % 5] ?? ''
  const tools = Array.from({ length: 9 }, (_, index) => at([250 + index * 62, 70], rect([-3, -34, 6, 8], ink.dark) + tool(index + random.below(2)), { scale: 0.9 })).join('')
  const light = path(polygon([[30, 40], [190, 40], [520, 500], [60, 500]]), ink.sun, 0.18)
  const frame = rect([30, 36, 160, 200], ink.light) + rect([40, 46, 140, 180], ink.sky[1]) + rect([106, 46, 8, 180], ink.light) + rect([40, 130, 140, 8], ink.light) + path('M40 190Q90 160 180 196V226H40Z', ink.leaf) + path('M40 46H106V130H40Z', ink.light, 0.25)
  const petal = many(8, (index) => {
    const angle = index * (Math.PI / 4)
    return discPath([402 + 46 * Math.cos(angle), 386 + 30 * Math.sin(angle), 17])
  })
  const piece = path('M262 330H542L582 446H222Z', mix(ink.light, ink.gold, 0.22)) + path('M222 446H582V456H222Z', mix(ink.wood, ink.gold, 0.2)) + stroke('M282 342H522L552 434H252Z', [ink.cool, 5]) + path(petal, ink.cool) + ellipse([402, 386, 22, 15], ink.gold) +
    stroke('M300 420Q330 400 338 366M504 420Q474 400 466 366', [mix(ink.leaf, ink.dark, 0.2), 4])
  const pots = [ink.warm, ink.gold, ink.leaf].map((colour, index) => at([640 + index * 54, 420 + index * 22], path('M-22-26H22L18 18H-18Z', ink.light) + ellipse([0, -26, 22, 7], colour) + path('M-20-20H20L19-8H-19Z', colour))).join('')
  const lamp = stroke('M740 330V250L660 200', [ink.dark, 6]) + path('M618 170L676 186 664 226 606 220Z', ink.warm) + path('M606 220L664 226 690 330H530Z', ink.sun, 0.25) + ellipse([742, 334, 34, 8], ink.dark)
  return rect([0, 0, 800, 500], wall) + path(many(8, (index) => boxPath([index * 104, 0, 2, 320])), ink.dark, 0.14) + frame + rect([214, 30, 560, 12], ink.wood) + tools + rect([214, 196, 560, 10], ink.wood) +
    many(7, (index) => at([258 + index * 76, 196], path(index % 2 === 0 ? 'M-24 0V-32H24V0Z' : 'M-14 0V-24L0-40 14-24V0Z', [ink.warm, ink.gold, ink.cool, ink.light][index % 4] ?? ink.warm))) + path('M-10 306H810V510H-10Z', mix(ink.wood, ink.dark, 0.08)) + rect([-10, 306, 820, 12], ink.woodLight) +
    path(many(4, (index) => boxPath([0, 350 + index * 40, 800, 2])), ink.dark, 0.16) + light + lamp + piece + pots + at([108, 420], stroke('M-30 40L10-30M0 44L16-36M30 40L24-34', [ink.wood, 6]) + path('M-40 0H46L40 60H-34Z', mix(ink.cool, ink.dark, 0.15))) + path(many(14, () => d`M${random.between(180, 620)} ${random.between(462, 492)}q8 -6 14 1`), ink.woodLight) +
    at([268, 400], arm(sleeve, skin)) + stroke('M494 396L424 376', [ink.wood, 8]) + path('M430 370L412 370 424 384Z', ink.dark) + at([510, 396], arm(sleeve, skin), { flip: true })
}

/** Books to the ceiling: galleries, a ladder, two globes. */
export function library(sheet: Sheet): string {
  const { ink, random } = sheet
  const wood = mix(ink.wood, ink.dark, 0.2)
  const spines = [mix(ink.warm, ink.dark, 0.25), mix(ink.gold, ink.wood, 0.4), mix(ink.cool, ink.dark, 0.2), mix(ink.leaf, ink.dark, 0.25), mix(ink.light, ink.wood, 0.3)]
  const shelf = (x: number, y: number, [wide, high]: readonly [number, number]) => {
    const books: { colour: number; box: string }[] = []
    for (let left = x + 3; left < x + wide - 10;) {
      const thick = random.between(7, 14)
      books.push({ colour: random.below(5), box: boxPath([left, y - high * random.between(0.7, 0.95), thick, high]) })
      left += thick + 0.8
    }
    return spines.map((colour, index) => path(books.filter((book) => book.colour === index).map(({ box }) => box).join(''), colour)).join('') + rect([x - 4, y, wide + 8, 8 + high * 0.1], wood)
  }
  const wallOf = (x: number, wide: number) => rect([x - 10, 20, wide + 20, 420], mix(wood, ink.dark, 0.35)) + [96, 166, 262, 334, 408].map((y) => shelf(x, y, [wide, y > 200 ? 60 : 56])).join('') + rect([x - 14, 20, 10, 420], mix(ink.gold, wood, 0.4)) + rect([x + wide + 4, 20, 10, 420], mix(ink.gold, wood, 0.4))
  const rail = rect([0, 176, 800, 10], mix(ink.gold, ink.wood, 0.25)) + rect([0, 218, 800, 6], mix(ink.gold, ink.wood, 0.25)) + path(many(40, (index) => boxPath([index * 20 + 6, 184, 6, 34])), mix(ink.gold, ink.wood, 0.35))
  const globe = (x: number) => at([x, 420], stroke('M-34 34L0-6 34 34M0-6V40', [wood, 6]) + circle([0, -44, 46], mix(ink.cool, ink.light, 0.3)) + path('M-30-62Q-10-84 12-74 4-54-14-52-24-40-36-46ZM8-40Q30-54 40-36 28-10 12-14 16-28 8-40Z', mix(ink.gold, ink.leaf, 0.4)) + stroke('M-52-44a52 52 0 0 1 104 0', [ink.gold, 5]))
  const window = path('M344 420V150Q344 70 400 60 456 70 456 150V420Z', ink.sky[2]) + path('M344 190Q344 70 400 60 456 70 456 190Z', ink.sky[1]) + stroke('M400 60V420M344 190H456M344 300H456', [ink.light, 5]) + path(polygon([[344, 420], [456, 420], [600, 510], [200, 510]]), ink.sun, 0.25)
  return rect([0, 0, 800, 500], mix(ink.light, ink.gold, 0.3)) + rect([0, 430, 800, 80], mix(ink.woodLight, ink.wood, 0.4)) + path(many(9, (index) => polygon([[index * 100 - 30, 430], [index * 100 + 10, 430], [index * 140 - 170, 510], [index * 140 - 230, 510]])), ink.light, 0.16) + window + wallOf(24, 280) + wallOf(496, 280) + rail + rect([0, 0, 800, 24], mix(ink.gold, ink.light, 0.3)) +
    stroke('M196 436L240 60M226 440L268 60' + many(9, (index) => d`M${200 + index * 4.8} ${402 - index * 42}h30`), [mix(ink.woodLight, ink.light, 0.2), 6]) + person(sheet, [238, 300], 104, { back: true, pose: 'work' }) + globe(330) + globe(636) + person(sheet, [random.between(460, 520), 470], 124, { pose: 'hold' }) + person(sheet, [400, 476], 112, { back: true })
}
