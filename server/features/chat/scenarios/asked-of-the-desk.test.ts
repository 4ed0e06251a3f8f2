import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const LISBON = 'Lisbon 14 to 17 March 2027, two of us, food'
const { tell } = openDesk('asked-of-the-desk')

describe('what no activity answers is answered honestly, in other words each time, and moves no trip', () => {
  it.each<[line: string, says: RegExp]>([
    ['could you get us plane tickets and a flight home', /flights?/i], ['any decent hotels?', /hotels?/i], ['and what about a hotel in Lisbon', /hotels?/i], ['how warm is Lisbon in March?', /forecast|weather|guess/],
    ['does one need a visa for Portugal', /foreign office|embassy|advice/], ['is Portugal safe after dark', /advice|foreign office/], ['cancel our reservation please', /booked|booking/],
    ['is the tap water ok', /inventory|book|live there/], ['is it cold then', /forecast|weather|guess/],
  ])('%s', async (line, says) => {
    const [, told, after] = await tell(LISBON, line, 'something with music')
    expect(told?.text).toMatch(says)
    expect(told?.cards).toEqual([])
    expect(told?.text).not.toMatch(/\?$/)
    expect(after?.text).not.toMatch(/[Aa]s said|Once more/)
    expect(after?.cards.every(({ destination }) => /Lisbon/.test(destination ?? 'Lisbon'))).toBe(true)
  })

  it('says six times in other words that there is no forecast', async () => {
    const replies = await tell(...Array.from({ length: 6 }, () => 'what is the weather in Lisbon?'))
    for (const { text, cards } of replies) {
      expect(text).not.toMatch(/[Aa]s said|Once more|which place|in which town|what sort/i)
      expect(cards).toEqual([])
    }
  })

  it('knows the place of such a question afterwards', async () => {
    const replies = await tell('is Lisbon safe?', '3 to 5 May 2027, two of us')
    expect(replies[0]?.cards).toEqual([])
    expect(replies[1]?.text).toMatch(/Lisbon[\s\S]*May/)
  })

  it('says beside the days that rooms and flights are sold elsewhere', async () => {
    const [told] = await tell('we need flights and a hotel in Madrid, 3 to 5 December 2026, two of us, food')
    expect(told?.text).toMatch(/flights and hotels/i)
    expect(told?.cards.length).toBeGreaterThan(0)
  })

  it.each(['can we be back for our flight at 6 pm?', 'how far is it from our hotel?', 'is the first one safe for kids'])('is a question about the cards: %s', async (line) => {
    expect((await tell(LISBON, line)).at(-1)?.text).not.toMatch(/hotel site|airline|foreign office/)
  })
})
