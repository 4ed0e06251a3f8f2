import type { Table, Weights } from './weights.ts'

/** A matrix and what is added to its product. */
export interface Layer {
  readonly weight: Table
  readonly bias: Float32Array
}

export function layerOf(weights: Weights, name: string): Layer {
  return { weight: weights.table(name), bias: weights.table(`${name}-bias`).values }
}

/** As many numbers as the layer has rows. */
export function applied({ weight, bias }: Layer, input: Float32Array): Float32Array {
  const output = Float32Array.from(bias)
  addProduct(output, weight, input)
  return output
}

/** Adds the matrix times `input` to `target`. */
export function addProduct(target: Float32Array, { rows, columns, values }: Table, input: Float32Array): void {
  for (let row = 0; row < rows; row += 1) {
    const start = row * columns
    let [even, odd] = [0, 0]
    for (let at = 0; at + 1 < columns; at += 2) {
      even += (values[start + at] as number) * (input[at] as number)
      odd += (values[start + at + 1] as number) * (input[at + 1] as number)
    }
    if (columns % 2 === 1) even += (values[start + columns - 1] as number) * (input[columns - 1] as number)
    target[row] = (target[row] as number) + even + odd
  }
}

export function relu(values: Float32Array): Float32Array {
  return values.map((value) => Math.max(0, value))
}

export function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value))
}

/** Shares that add up to 1. */
export function softmax(values: Float32Array): Float32Array {
  const most = Math.max(...values)
  const raised = values.map((value) => Math.exp(value - most))
  const sum = raised.reduce((total, value) => total + value, 0)
  return raised.map((value) => value / sum)
}

export function joined(...parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** The sum of the rows, each times its share. */
export function weighted(rows: readonly Float32Array[], shares: Float32Array): Float32Array {
  const sum = new Float32Array(rows[0]?.length ?? 0)
  for (const [number, row] of rows.entries()) {
    const share = shares[number] ?? 0
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + (row[at] as number) * share
  }
  return sum
}

export function mean(rows: readonly Float32Array[]): Float32Array {
  return weighted(rows, new Float32Array(rows.length).fill(1 / Math.max(1, rows.length)))
}

/** The highest of each column. */
export function highest(rows: readonly Float32Array[]): Float32Array {
  return Float32Array.from(rows[0] ?? [], (_, at) => Math.max(...rows.map((row) => row[at] as number)))
}

export function likeliest(values: Float32Array): number {
  return values.indexOf(Math.max(...values))
}
