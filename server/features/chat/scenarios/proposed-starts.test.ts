import { sayTime } from '@meander/sdk/contract/clock'
import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const { tell } = openDesk('proposed-starts')

describe('a card tells the start that its letter proposes [1.6]', () => {
  it.each(['Lisbon 10 to 13 May 2027, two of us, music and boats', 'Porto 14 to 17 March 2027, two of us, wine and boats'])('%s', async (line) => {
    const [told] = await tell(line)
    const named = told?.cards.filter(({ title }) => told.text.includes(title.split(/[,:;]/)[0] ?? title)) ?? []
    expect(named.length).toBeGreaterThan(1)
    for (const { proposed, planned } of named) {
      expect(told?.text).toContain(`at ${sayTime(proposed?.startTime ?? '')}`)
      expect(planned).toBeUndefined()
    }
  })

  it('and none beside that of a plan of the days', async () => {
    const [told] = await tell('Plan every day of Vienna, 6 to 9 May 2027, for two of us')
    expect(told?.cards.length).toBeGreaterThan(0)
    for (const { proposed, planned } of told?.cards ?? []) expect([proposed, planned !== undefined]).toEqual([undefined, true])
  })
})
