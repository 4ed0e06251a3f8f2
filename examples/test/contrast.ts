import type { Locator, Page } from 'playwright-core'

/** The least contrast of a text with any pixel that lies behind it now, and what WCAG asks of a text of its size. */
export interface Contrast {
  text: string
  least: number
  asked: 3 | 4.5
}

/** Large is 24 px, or 18.66 px and bold. */
const LARGE = 24
const LARGE_BOLD = 18.66
const BOLD = 700

interface Look {
  text: string
  color: string
  box: { x: number; y: number; width: number; height: number }
  asked: Contrast['asked']
}

/**
 * Takes the texts off, photographs what lies behind them, and reads every pixel of it: the film as it is drawn, through
 * plates and scrims. `paper` is a page of its own in which the picture is read.
 */
export async function contrastsOf(texts: Locator, paper: Page): Promise<Contrast[]> {
  const looks = await texts.evaluateAll(lookAt, { LARGE, LARGE_BOLD, BOLD })
  await texts.evaluateAll(takeOff, true)
  // No more than what is read: a whole window takes its time.
  const [left, top] = [Math.min(...looks.map(({ box }) => box.x)), Math.min(...looks.map(({ box }) => box.y))]
  const clip = { x: left, y: top, width: Math.max(...looks.map(({ box }) => box.x + box.width)) - left, height: Math.max(...looks.map(({ box }) => box.y + box.height)) - top }
  const picture = await texts.page().screenshot({ clip, animations: 'allow', scale: 'css' })
  await texts.evaluateAll(takeOff, false)
  const least = await paper.evaluate(leastContrasts, { picture: `data:image/png;base64,${picture.toString('base64')}`, looks, left, top })
  return looks.map(({ text, asked }, at) => ({ text, asked, least: least[at] ?? 0 }))
}

/** Runs in a page: those that are seen. */
function lookAt(elements: Element[], { LARGE, LARGE_BOLD, BOLD }: Record<'LARGE' | 'LARGE_BOLD' | 'BOLD', number>): Look[] {
  return elements.flatMap((element): Look[] => {
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, top, right, bottom } = range.getBoundingClientRect()
    const [x, y] = [Math.max(0, left), Math.max(0, top)]
    const box = { x, y, width: Math.min(innerWidth, right) - x, height: Math.min(innerHeight, bottom) - y }
    const size = Number.parseFloat(fontSize)
    if (box.width < 1 || box.height < 1 || !element.checkVisibility()) return []
    return [{ text: element.textContent?.trim() ?? '', color, box, asked: size >= LARGE || (size >= LARGE_BOLD && Number(fontWeight) >= BOLD) ? 3 : 4.5 }]
  })
}

/** Runs in a page: the letters, the line under them and the pictures among them are drawn no more, or again. */
function takeOff(elements: Element[], off: boolean): void {
  for (const part of elements as HTMLElement[]) {
    part.style.webkitTextFillColor = off ? 'transparent' : ''
    part.style.textDecorationColor = off ? 'transparent' : ''
    part.style.transition = off ? 'none' : ''
    for (const picture of part.querySelectorAll('svg')) picture.style.visibility = off ? 'hidden' : ''
  }
}

/** Runs in a page. */
async function leastContrasts({ picture, looks, left, top }: { picture: string; looks: Look[]; left: number; top: number }): Promise<number[]> {
  const bitmap = await createImageBitmap(await (await fetch(picture)).blob())
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('nothing can be drawn here')
  const part = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const light = (data: Uint8ClampedArray, at: number) => 0.2126 * part(data[at] ?? 0) + 0.7152 * part(data[at + 1] ?? 0) + 0.0722 * part(data[at + 2] ?? 0)
  return looks.map(({ color, box }) => {
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const ink = light(context.getImageData(0, 0, 1, 1).data, 0)
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(box.x - left, box.y - top, Math.max(1, box.width), Math.max(1, box.height))
    let least = 21
    for (let at = 0; at < data.length; at += 4) {
      const ground = light(data, at)
      least = Math.min(least, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05))
    }
    return least
  })
}
