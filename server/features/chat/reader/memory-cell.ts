import { addProduct, sigmoid } from './arithmetic.ts'
import type { Table, Weights } from './weights.ts'

/** A long short-term memory that goes over a message in one direction. */
export interface MemoryCell {
  readonly input: Table
  readonly state: Table
  readonly bias: Float32Array
}

export function memoryCellOf(weights: Weights, name: string): MemoryCell {
  return { input: weights.table(`${name}-input`), state: weights.table(`${name}-state`), bias: weights.table(`${name}-bias`).values }
}

/** What is remembered at each step. The gates stand in the order in, forget, cell, out. */
export function remembered({ input, state, bias }: MemoryCell, given: readonly Float32Array[]): Float32Array[] {
  const size = state.columns
  let hidden = new Float32Array(size)
  const memory = new Float32Array(size)
  return given.map((row) => {
    const gates = Float32Array.from(bias)
    addProduct(gates, input, row)
    addProduct(gates, state, hidden)
    hidden = new Float32Array(size)
    for (let at = 0; at < size; at += 1) {
      const [enter, forget, cell, out] = [0, 1, 2, 3].map((gate) => gates[at + gate * size] as number) as [number, number, number, number]
      memory[at] = sigmoid(forget) * (memory[at] as number) + sigmoid(enter) * Math.tanh(cell)
      hidden[at] = sigmoid(out) * Math.tanh(memory[at] as number)
    }
    return hidden
  })
}
