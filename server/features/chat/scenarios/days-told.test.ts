import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const { tell } = openDesk('days-told')

describe('days that are told to the desk', () => {
  it.each(['Start is 3 May', 'we begin on 3 May', 'arrival is 3 May'])('are the days of the trip, and no question about cards: %s [1.5]', async (line) => {
    const [, reply] = await tell('Rome in May 2027, two of us, four days', line)
    expect(reply?.cards.length).toBeGreaterThan(0)
    expect(reply?.text).toMatch(/3 to 6 May/)
  }, 60_000)

  it.each(['ok 31 april then', "let's make it 30 february", 'the 31st of june would be better'])('are said to be none where the calendar has no such day: %s [1.5]', async (line) => {
    const [, reply] = await tell('Lisbon 3 to 9 May 2027, two of us', line)
    expect(reply?.text).toMatch(/is not in the calendar/)
    expect(reply?.text).toMatch(/3 to 9 May/)
    expect(reply?.text).not.toMatch(/^Good|stands\. What|Settled/)
  }, 60_000)

  it('asks no longer once they are told rightly [1.5]', async () => {
    const [, , reply] = await tell('Lisbon 3 to 9 May 2027, two of us', 'ok 31 april then', '30 April then')
    expect(reply?.text).toMatch(/30 April to 6 May/)
    expect(reply?.cards.length).toBeGreaterThan(0)
  }, 60_000)

  it('are asked for beside the trip without moving it [1.5]', async () => {
    const [, reply] = await tell('Barcelona, 17 to 20 February 2027, two of us, art', 'what about Sunday morning?')
    expect(reply?.text).toContain('Sunday 21 February')
  }, 60_000)
})
