import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())

/** 'florence-it rome-it' after several turns, parted by ' / '. */
function goingTo(turns: string): string {
  const said = turns.split(' / ')
  const { destinations = [] } = understand({ text: said.at(-1) ?? '', context: said.slice(0, -1), referenceDate: '2026-11-21' })
  return destinations.map(({ id }) => id).join(' ')
}

describe('where a trip goes after another message', () => {
  it.each([
    ['Florence 3 to 6 May and Rome 7 to 9 May / how do we get from Florence to Rome?', 'florence-it rome-it'],
    ['Florence 3 to 6 May and Rome 7 to 9 May / is there a train from rome to florence', 'florence-it rome-it'],
    ['Florence 3 to 6 May and Rome 7 to 9 May / from Rome to Naples then', 'naples-it'],
    ['Florence in May / from Florence to Rome', 'rome-it'],
  ])('%s: %s [1.4, 3.35]', (turns, expected) => {
    expect(goingTo(turns)).toBe(expected)
  })
})
