import type { Locator } from 'playwright-core'

/** How much of where an element stands is seen in a colour, 0 to 1: by the pixels of a photograph, whatever the page says of itself. */
export async function shareOf(element: Locator, [red, green, blue]: readonly [number, number, number]): Promise<number> {
  const page = element.page()
  const box = await element.boundingBox()
  if (!box) return 0
  const picture = await page.screenshot({ clip: box, scale: 'css' })
  const paper = await page.context().newPage()
  const share = await paper.evaluate(
    async ({ source, wanted }) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob())
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!context) throw new Error('nothing can be drawn here')
      context.drawImage(bitmap, 0, 0)
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
      let found = 0
      for (let at = 0; at < data.length; at += 4) if (wanted.every((value, part) => Math.abs((data[at + part] ?? 0) - value) < 3)) found += 1
      return found / (data.length / 4)
    },
    { source: `data:image/png;base64,${picture.toString('base64')}`, wanted: [red, green, blue] },
  )
  await paper.close()
  return share
}
