import { escapeHtml } from '../../../http/html.ts'
import { drawPicture } from './draw.ts'
import type { Picture } from './scenes.ts'

/** A trip as its link is shown elsewhere: what it is called, one line of facts, and some of its pictures. */
export interface TripCard {
  readonly title: string
  readonly facts: string
  /** Three at most are shown. */
  readonly pictures: readonly Picture[]
}

/** As the services that show links want it. In pixels. */
export const CARD = { width: 1200, height: 630 } as const
export const CARD_FONT = 'Brygada 1918'

const SCENE_HEIGHT = 400
const MARGIN = 56
/** Letters that go into a line of so many pixels a letter, as far as one can tell without measuring. */
const SIZES = [
  { size: 76, letters: 30 },
  { size: 58, letters: 40 },
] as const
/** A range of dates with the longest names of days and months has 66 letters. */
const FACTS = { letters: 68, most: 54, size: 34, small: 28 } as const
/** Where nothing of the trip is drawn by us. */
const ANYWHERE: Picture = { scene: 'oldtown', composition: 3, palette: 'sunset', seed: 'anywhere' }

/** The card as SVG text. Its letters need the font of that name. */
export function drawTrip({ title, facts, pictures }: TripCard): string {
  const shown = pictures.length === 0 ? [ANYWHERE] : pictures.slice(0, 3)
  const width = CARD.width / shown.length
  const scenes = shown.map((picture, index) => sceneAt(picture, { x: index * width, width }))
  const name = writable(title)
  const small = writable(facts)
  const { size, letters } = SIZES.find((one) => name.length <= one.letters) ?? SIZES[1]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}">
<rect width="100%" height="100%" fill="#F6F8F4"/>
${scenes.join('\n')}
<rect y="${SCENE_HEIGHT}" width="100%" height="6" fill="#F6B92C"/>
${line(cut(name, letters), { y: SCENE_HEIGHT + 104, size, colour: '#12222A' })}
${line(cut(small, FACTS.letters), { y: SCENE_HEIGHT + 172, size: small.length <= FACTS.most ? FACTS.size : FACTS.small, colour: '#43535A' })}
<text x="${CARD.width - MARGIN}" y="${SCENE_HEIGHT + 172}" font-family="${CARD_FONT}" font-size="34" fill="#0A5C68" text-anchor="end">Meander</text>
</svg>`
}

/** A picture of its own within the card, since drawings name their parts alike. */
function sceneAt(picture: Picture, { x, width }: { x: number; width: number }): string {
  const content = Buffer.from(drawPicture(picture)).toString('base64')
  return `<image x="${x}" y="0" width="${width}" height="${SCENE_HEIGHT}" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${content}"/>`
}

function line(text: string, { y, size, colour }: { y: number; size: number; colour: string }): string {
  return `<text x="${MARGIN}" y="${y}" font-family="${CARD_FONT}" font-size="${size}" fill="${colour}">${escapeHtml(text)}</text>`
}

/** Letters that no form takes apart. */
const PLAIN: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', Ŧ: 'T', ŧ: 't' }

/**
 * What the font has letters for: those of western Europe, and others of the alphabet without their marks. A text with letters beyond
 * is left out whole: half a name is another name.
 */
function writable(text: string): string {
  const plain = [...text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()]
    .map((letter) => (isKnown(letter) ? letter : (PLAIN[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, ''))))
    .join('')
  return [...plain].every(isKnown) ? plain : ''
}

const isKnown = (letter: string): boolean => /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2026\u20ac]$/.test(letter)

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
