import { describe, expect, it } from 'vitest'
import { readParty } from './party.ts'

describe('who travels, told beside other things [1.6]', () => {
  it.each([
    ['first time in norway, both vegetarian, we love fjords', 2], ['rome in may. both in our sixties', 2], ['both of us retired, we take it slowly', 2],
    ['my mother (78, uses a walking stick) and i', 2], ['me and my brother (34, vegan)', 2], ['two adults with mia (4) and tom (8)', 4], ['me, sue (44) and bo (7)', 3],
    ['voy con mi mamá', 2], ['mit meiner mutti', 2], ['je pars avec ma maman', 2],
  ])('%s', (text, size) => {
    expect(readParty(text)?.size).toBe(size)
  })

  it.each(['we love both art and food', 'both days we start late', 'both are fine', 'both the museum and the boat please', 'both kids are asleep'])('and nobody: %s', (text) => {
    expect(readParty(text)?.size).toBeUndefined()
  })
})
