/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const FUNCTION = /^(rgb|hsl)a?\(([^()]*)\)$/i

/**
 * Reads a CSS colour: hex, rgb() and hsl() by ourselves, every other notation (names, lab, oklch…) by the browser's own
 * parser when there is a canvas. Transparency is refused, as a waymark is a flat plate. Null for what is no colour.
 */
export function parseColour(text: string): Rgb | null {
  const value = text.trim()
  const hex = HEX.exec(value)?.[1]
  if (hex) return fromHex(hex)
  const call = FUNCTION.exec(value)
  if (call?.[1] && call[2] !== undefined) return call[1].toLowerCase() === 'rgb' ? fromRgb(call[2]) : fromHsl(call[2])
  return byBrowser(value)
}

function fromHex(hex: string): Rgb | null {
  const long = hex.length > 4 ? hex : [...hex].map(digit => digit + digit).join('')
  if (long.length === 8 && long.slice(6).toLowerCase() !== 'ff') return null
  const byte = (from: number) => Number.parseInt(long.slice(from, from + 2), 16)
  return [byte(0), byte(2), byte(4)]
}

/** Three numbers and perhaps an alpha, with commas or blanks between them. */
function parts(list: string): [string, string, string] | null {
  const [first, second, third, alpha, more] = list.trim().split(/\s*[,/]\s*|\s+/)
  if (!first || !second || !third || more !== undefined) return null
  return alpha === undefined || alpha === '1' || alpha === '100%' ? [first, second, third] : null
}

function amount(text: string, whole: number): number {
  return /^[-+]?[\d.]+%$/.test(text) ? (Number.parseFloat(text) / 100) * whole : /^[-+]?[\d.]+$/.test(text) ? Number(text) : Number.NaN
}

function fromRgb(list: string): Rgb | null {
  const found = parts(list)
  return found && bytes(found.map(part => amount(part, 255)))
}

function fromHsl(list: string): Rgb | null {
  const found = parts(list)
  if (!found) return null
  const hue = Number(found[0].replace(/deg$/, ''))
  const saturation = Math.min(1, amount(found[1], 100) / 100)
  const light = Math.min(1, amount(found[2], 100) / 100)
  const channel = (offset: number) => {
    const turn = (((offset + hue / 30) % 12) + 12) % 12
    return 255 * (light - saturation * Math.min(light, 1 - light) * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
  }
  return bytes([channel(0), channel(8), channel(4)])
}

function bytes([red, green, blue]: number[]): Rgb | null {
  if (red === undefined || green === undefined || blue === undefined || Number.isNaN(red + green + blue)) return null
  const byte = (value: number) => Math.round(Math.max(0, Math.min(255, value)))
  return [byte(red), byte(green), byte(blue)]
}

function byBrowser(value: string): Rgb | null {
  if (typeof CSS !== 'object' || !CSS.supports?.('color', value)) return null
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = value
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data
  return alpha === 255 ? bytes([red ?? 0, green ?? 0, blue ?? 0]) : null
}
