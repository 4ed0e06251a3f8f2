import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell, last } = openDesk('outside')

interface Planned {
  date: string
  startTime: string
  productCode: string
}

const planOf = (reply: Told | undefined): Planned[] => (reply?.cards ?? []).flatMap(({ planned, productCode }) => (planned === undefined ? [] : [{ ...planned, productCode }]))
const daysOf = (reply: Told | undefined): string[] => [...new Set(planOf(reply).map(({ date }) => date))].toSorted()
const townsOf = (reply: Told | undefined): string[] => [...new Set((reply?.cards ?? []).map(({ destination = '' }) => destination))]

const EDINBURGH = 'Two of us to Edinburgh, 14 to 16 August 2027, whisky and castles'

describe('a weekday that the trip has not is named, and nothing is done [5.1]', () => {
  it.each(['Put the castle first on Friday', 'swap Thursday with Saturday', 'move the drams to Wednesday please'])('of a plan: %s', async (line) => {
    const [, plan, told] = await tell(EDINBURGH, 'plan it', line)
    expect(told?.text).toMatch(/Friday|Thursday|Wednesday/)
    expect(told?.text).toMatch(/Saturday 14 August to Monday 16 August/)
    expect(planOf(plan).length).toBeGreaterThan(3)
    expect(told?.cards).toEqual([])
  })

  it('and one that it has is taken as before', async () => {
    const [, plan, told] = await tell(EDINBURGH, 'plan it', 'swap Saturday with Sunday')
    expect(told?.text).not.toMatch(/among them|not in your trip/)
    expect(plan?.cards).toHaveLength(told?.cards.length ?? 0)
  })
})

describe('what was not changed cannot be undone [5.1]', () => {
  it('is said of a plan as it was first made', async () => {
    const [, , told] = await tell(EDINBURGH, 'plan it', 'undo that')
    expect(told?.text).toMatch(/no change to take back|nothing to undo/)
  })

  it('and before there is any', async () => {
    expect((await last(EDINBURGH, 'undo that')).text).toMatch(/no plan yet|Nothing stands/)
  })
})

describe('a plan of a town that was given up stands no more [5.1]', () => {
  it('is made for the other town where it may be asked for', async () => {
    const [, , told] = await tell(EDINBURGH, 'plan it', 'Actually, could we do Dublin instead, same dates?')
    expect(townsOf(told)).toEqual(['Dublin'])
    expect(daysOf(told)).toHaveLength(3)
  })

  it('comes back by its town', async () => {
    const [, plan, , undone, again] = await tell(EDINBURGH, 'plan it', 'Dublin instead, same dates', 'undo that', 'Edinburgh instead')
    expect(undone?.text).toContain('Edinburgh')
    expect(undone?.cards).toEqual([])
    expect(again?.text).not.toMatch(/No Dublin/)
    expect(planOf(again)).toEqual(planOf(plan))
  })
})

describe('a whole day is kept free where nobody says which [5.1]', () => {
  it.each(['plan please but keep one whole day free', 'a plan for all days, with one day to ourselves', 'bitte einen Plan für alle Tage, aber einen Tag frei'])('%s', async (line) => {
    const reply = await last('Tokyo, 10 to 14 April 2027, just me, street food and photography', line)
    expect(daysOf(reply)).toHaveLength(4)
    expect(daysOf(reply)).not.toContain('2027-04-12')
    expect(reply.text).toMatch(/Monday/)
  })
})

describe('what is said in passing is read for what it is [5.1]', () => {
  it.each(["what's good on the Friday night", 'anything nice for Friday night?'])('%s', async (line) => {
    const reply = await last('Six of us, New Orleans, 15 to 18 October 2027, music and cocktails', line)
    expect(reply.cards.length).toBeGreaterThan(0)
    expect(reply.text).toMatch(/Friday/)
    expect(reply.text).not.toMatch(/^\S[^.]* has \d\.\d out of 5|is rated \d\.\d by [\d,]+ travellers\.$/)
  })

  it.each(['plan that one then', 'plan Vienna 3 to 6 June 2027 for two, music', 'ok plan pls'])('plan is a verb: %s', async (line) => {
    const reply = await last('Vienna, 3 to 6 June 2027, two of us, music', line)
    expect(daysOf(reply)).toHaveLength(4)
  })

  it('what a card says it is without is not in it', async () => {
    const reply = await last("Six of us, New Orleans, 15 to 18 October 2027, music, two don't drink", 'plan it', 'is Forty-five minutes on a wooden bench ok for the two who do not drink?')
    expect(reply.text).not.toMatch(/has a drink in it/)
  })

  it('so many days in Spanish are how long it is', async () => {
    const reply = await last({ say: 'Hola, somos dos y vamos a Madrid del 6 al 9 de mayo de 2027', data: { locale: 'es-ES' } }, { say: 'haznos un plan para los cuatro días, nada antes de las diez', data: { locale: 'es-ES' } })
    expect(daysOf(reply)).toEqual(['2027-05-06', '2027-05-07', '2027-05-08', '2027-05-09'])
  })
})
