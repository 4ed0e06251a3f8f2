import type { Rgb } from './colour.ts'

/** The inks that may stand on an accent: the look's blue-black, white, and black where neither is enough. */
export const INK: Rgb = [0x12, 0x22, 0x2a]
export const WHITE: Rgb = [255, 255, 255]
export const BLACK: Rgb = [0, 0, 0]

/** WCAG 2 relative luminance, 0 to 1. */
export function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map(byte => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * The ink that reads better on a colour: the look's own or white. Between two middle lightnesses neither reaches 4.5 : 1;
 * there pure black does, as it always does where white does not.
 */
export function inkOn(colour: Rgb): Rgb {
  const better = contrast(colour, INK) >= contrast(colour, WHITE) ? INK : WHITE
  return contrast(colour, better) >= 4.5 ? better : BLACK
}

export const toHex = (colour: Rgb): string => `#${colour.map(byte => byte.toString(16).padStart(2, '0')).join('')}`
