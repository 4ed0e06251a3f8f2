import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { askedName } from '../concierge/questions/asked-name.ts'

const LISBON = 'Lisbon 14 to 17 March 2027, two of us, food'
const BUDGETED = 'Prague 12 to 14 February 2027, two of us, budget 100 euros in total'
const { tell } = openDesk('asked-by-name')

describe('what is asked for by its name is there or is not', () => {
  it.each([
    ['do you have belém?', 'belém'], ['Is the Tower Bridge on your list', 'Tower Bridge'], ['have you got tickets for the prado please?', 'prado'], ['hi, do you sell the Alhambra', 'Alhambra'], ['got tickets to the opera house?', 'opera house'],
    ['do you do the vasa ship as well?', 'vasa ship'], ['are the catacombs in your inventory?', 'catacombs'],
  ])('%s', (text, name) => {
    expect(askedName(text)).toBe(name)
  })

  it.each(['do you have anything cheaper?', 'do you have time for lunch', 'have you got a boat trip', 'do you have hotels', 'is it on your list', 'do you have something for tomorrow', 'do you know if it rains', 'can you book it', 'do you have the second one', 'is lunch included'])('asks for nothing by its name: %s', (text) => {
    expect(askedName(text)).toBe(null)
  })

  it('says yes with the card that was shown', async () => {
    const [shown, told] = await tell(LISBON, 'do you have fado?')
    expect(shown?.cards.some(({ title }) => /Fado/.test(title))).toBe(true)
    expect(told?.text).toMatch(/^Yes\b.*Fado/)
    expect(told?.cards).toEqual([])
  })

  it('says no, and what there is instead, and moves nobody to another town', async () => {
    const [, told, after] = await tell(LISBON, 'have you got the louvre?', 'more')
    expect(told?.text).toMatch(/^No\b[\s\S]*Louvre/i)
    expect(told?.text).not.toMatch(/Paris/)
    expect(told?.cards.length).toBeGreaterThan(0)
    expect(after?.text).toMatch(/Lisbon/)
  })

  it('goes to a town that is asked for so', async () => {
    expect((await tell(LISBON, 'do you have Porto?')).at(-1)?.text).toMatch(/Porto/)
  })
})

describe('what is left of the money, after all that was proposed', () => {
  it.each([['whats left of our money then', /€68\b/], ['how much of the 100 is left', /€68\b/], ['ok and how much do we still have after that', /€68\b/], ['are we within our budget?', /^Yes\b.*€68\b/], ['is that over our budget?', /^No\b.*€68\b/]])('%s', async (line, says) => {
    const told = (await tell(BUDGETED, line)).at(-1)
    expect(told?.text).toMatch(says)
    expect(told?.cards).toEqual([])
  })

  it('counts all letters, not the last, and says by how much it is too much', async () => {
    const replies = await tell(BUDGETED, 'more', 'more', "what's left of our budget")
    const named = replies.slice(0, 3).flatMap(({ cards, text }) => cards.filter(({ title }) => text.includes(title)))
    const all = [...new Map(named.map((card) => [card.productCode, card.price?.amount ?? 0])).values()].reduce((sum, amount) => sum + Math.round(amount * 2 * 100), 0) / 100
    expect(all).toBeGreaterThan(100)
    expect(replies.at(-1)?.text).toMatch(new RegExp(`€${Math.round(all - 100)}\\b`))
  })

  it('says that no sum was named', async () => {
    expect((await tell(LISBON, 'how much of our budget is left?')).at(-1)?.text).toMatch(/no budget|No sum/)
  })

  it.each(['how many places are left on the first?', 'is there any time left for lunch'])('is about no money: %s', async (line) => {
    expect((await tell(BUDGETED, line)).at(-1)?.text).not.toMatch(/of your €100/)
  })
})

describe('a named thing is asked of before anything was shown', () => {
  it.each<[line: string, says: RegExp]>([
    ["hi! how's it going? quick q, does the Sagrada Familia one in Barcelona run on mondays?", /^(?:Yes|No|The Sagrada Família)/],
    ['is the Sagrada Familia in Barcelona open on Tuesdays?', /^(?:Yes|No|The Sagrada Família)/],
  ])('%s', async (line, says) => {
    const [told] = await tell(line)
    expect(told?.text).toMatch(says)
    expect(told?.text).not.toContain('\n')
  })

  it('is no such question: a wish with a name in it', async () => {
    expect((await tell('Barcelona 14 to 17 April 2027, can we see the Sagrada Familia?'))[0]?.text).toMatch(/\n/)
  })
})
