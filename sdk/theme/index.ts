export { parseColour, type Rgb } from './colour.ts'
export { contrast, inkOn, luminance, toHex } from './contrast.ts'
