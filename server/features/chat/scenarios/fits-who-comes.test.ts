import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const { tell } = openDesk('fits-who-comes')

const tagged = (tags: readonly string[] = [], word: RegExp): boolean => tags.some((tag) => word.test(tag))

describe('what is recommended fits who comes [1.6]', () => {
  it.each(['Amsterdam 9 to 11 April 2027, hen party of 7, something fun', 'Lisbon 9 to 11 April 2027, it is a stag do, 9 of us', 'Dublin 4 to 6 June 2027, bachelorette weekend, six of us'])('friends who celebrate are sent to no museum first: %s', async (asked) => {
    const [told] = await tell(asked)
    const [first, second] = told?.cards ?? []
    for (const card of [first, second]) expect(tagged(card?.tags, /^(?:nightlife|boat|wine|beer|cooking|food|music)$/i), card?.title).toBe(true)
  })

  it.each(['Edinburgh 17 to 20 June 2027, a couple of 72, something quiet', 'Cape Town 4 to 7 May 2027, two of us, both 70', 'Lisbon 4 to 7 May 2027, my wife and I, we are 74 and 71, by the water'])('old people are sent on no kayak and up no hill first: %s', async (asked) => {
    const [told] = await tell(asked)
    expect(told?.cards.length).toBeGreaterThan(3)
    for (const { title, tags = [] } of (told?.cards ?? []).slice(0, 3)) {
      expect(title).not.toMatch(/kayak|paddl|climb|bicycle|hik/i)
      expect(tagged(tags.slice(0, 2), /^(?:hiking|cycling|sport|adventure)$/i), title).toBe(false)
    }
  })

  it.each(['Barcelona 5 to 8 May 2027, two of us and our 15 year old', 'Lisbon 5 to 8 May 2027, two adults with teens of 14 and 16'])('teenagers are shown nothing that is made for the small: %s', async (asked) => {
    const [told] = await tell(asked)
    expect(told?.cards.length).toBeGreaterThan(3)
    for (const { title, tags = [] } of told?.cards ?? []) expect(tagged(tags.slice(0, 2), /^kids$/i), title).toBe(false)
  })

  it.each(['Athens 11 to 14 April 2027, two of us with a baby of 10 months, history', 'London 12 to 14 May 2027, two of us and a child of 4', 'Porto 12 to 14 May 2027, two of us'])('no ticket for many doors is named first: %s', async (asked) => {
    const [told] = await tell(asked)
    expect(told?.cards[0]?.title).not.toMatch(/\b(?:card|pass|day of|day on)\b/i)
  })

  it('keeps to roofs where there are enough of them', async () => {
    const [, told] = await tell('Madrid 27 to 29 November 2026, two of us, art', 'something indoors')
    expect(told?.cards.length).toBeGreaterThan(1)
    for (const { reason = '', title } of told?.cards ?? []) expect(reason, title).toMatch(/good in the rain/i)
    expect(told?.text).not.toMatch(/under a roof in it too/)
  })

  it('sums up nothing as tonight’s that does not run tonight', async () => {
    const [told] = await tell('Kyoto today, two of us')
    expect(told?.text).toMatch(/nothing in Kyoto|no free start in Kyoto/i)
    expect(told?.text).not.toMatch(/€\d+ for the two of you/)
  })
})
