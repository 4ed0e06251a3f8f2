import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { planIn } from '../../../test/read-plan.ts'

const { tell } = openDesk('named-kinds')

const LISBON = ['Lisbon, 5 to 8 May 2027, two of us, gardens and nature', 'plan each day']
const VIENNA = ['Vienna, 5 to 8 May 2027, two of us, music and animals', 'plan the days']

describe('a kind of thing that the plan has none of takes nothing else out of it [1.6]', () => {
  it.each(['take away the castle', 'drop the castle please', 'The castle can go.', 'we can skip the castle'])('%s', async (line) => {
    const [plan, told] = (await tell(...LISBON, line)).slice(-2)
    if (plan === undefined || told === undefined) throw new Error('no reply')
    expect(told.text).toMatch(/no castle/)
    expect(told.cards.length === 0 ? planIn(plan) : planIn(told)).toEqual(planIn(plan))
    expect(told.text).not.toMatch(/Which of them|is out|makes way/)
  })

  it.each([['remove the garden', /glasshouse/i], ['drop the boat', /Sailing/]])('and what the plan has is known by it: %s', async (line, out) => {
    const [plan, told] = (await tell(...LISBON, line)).slice(-2)
    if (plan === undefined || told === undefined) throw new Error('no reply')
    const gone = plan.cards.filter(({ productCode }) => !told.cards.some((card) => card.productCode === productCode))
    expect(gone.map(({ title }) => title).join()).toMatch(out)
    expect(gone).toHaveLength(1)
  })
})

describe('what the plan has already is not said to be missing [1.5]', () => {
  it.each(['Is there something with horses?', 'anything with horses?'])('%s', async (line) => {
    const told = (await tell(...VIENNA, line)).at(-1)
    expect(told?.text).toMatch(/^(?:Yes|That you have).*white stallions.*10:00 AM/)
    expect(told?.text).not.toMatch(/nothing/)
  })
})

describe('none is said of a thing only where there is none', () => {
  it('anime is what the museum of an animator shows', async () => {
    const told = (await tell('Tokyo, 5 to 8 May 2027, two of us, anime and gardens')).at(-1)
    expect(told?.text).toMatch(/anime:? .*Ghibli/i)
    expect(told?.text).not.toMatch(/[Nn]o anime/)
  })

  it('too many for one start is no lack of it', async () => {
    const told = (await tell('Vienna, 20 to 23 May 2027, we are a choir of 14, music, coffee house and a heuriger evening')).at(-1)
    expect(told?.text).toMatch(/coffee house[^.]*none of it in Vienna has room[\s\S]*heuriger evening/)
    expect(told?.text).not.toMatch(/[Nn]o heuriger/)
  })
})
