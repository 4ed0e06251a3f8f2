import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const { tell, last, hold } = openDesk('needs-in-passing')

describe('needs that are told in passing [1.7, 5.1]', () => {
  it.each(['My mother is 82 and walks with a stick. Vienna, 3 to 6 June 2027, the two of us', 'My dad uses a cane; Vienna, 3 to 6 June 2027, two of us', 'Vienna, 3 to 6 June 2027, two of us, nothing with a lot of walking'])('are no taste for walks: %s', async (line) => {
    const { replies } = await hold(line)
    const [reply] = replies
    expect(reply?.text).not.toMatch(/For walking|for walking|brings in walks/)
    const named = (reply?.cards ?? []).filter(({ title }) => reply?.text.includes(title.replace(/[.]$/, '')))
    expect(named.length).toBeGreaterThan(0)
    expect(named.flatMap(({ tags = [] }) => tags.map((tag) => tag.toLowerCase()))).not.toContain('hiking')
    expect(named.every(({ tags = [] }) => !/^(?:walking|hiking|cycling)$/i.test(tags[0] ?? ''))).toBe(true)
  })
})

describe('who dislikes crowds is shown what is quiet or for few [1.6, 5.1]', () => {
  it.each(['we hate queues and big groups, something small would be nice', "we don't like crowds", 'small groups only please'])('%s', async (line) => {
    const [, reply] = await tell('Rome, 12 to 14 May 2027, two of us', line)
    expect(reply?.text).toMatch(/quiet|small groups|how full|how crowded|size of the group/i)
    expect(reply?.text).not.toMatch(/nobody lists|no word|no entry/i)
    expect(reply?.cards.length).toBeGreaterThan(0)
  })

  it('but a question of queues is one', async () => {
    expect((await last('Rome, 12 to 14 May 2027, two of us', 'are there queues at the first one?')).text).toMatch(/queues/)
  })
})

describe('what is named and stands nowhere in a plan takes nothing out [5.1]', () => {
  it.each(['swap the volcano on the second day for something outdoors', 'replace the casino on Wednesday with a boat trip'])('%s', async (line) => {
    const [plan, reply] = await tell('Plan every day of Vienna, 11 to 13 May 2027, for the two of us, coffee', line)
    const codes = (plan?.cards ?? []).map(({ productCode }) => productCode).toSorted()
    expect(reply?.text).toMatch(/no (?:volcano|casino)/)
    expect(reply?.cards.length === 0 || reply?.cards.map(({ productCode }) => productCode).toSorted().join() === codes.join()).toBe(true)
  })
})

describe('a need, a sum or hours are heard beside what else is said [5.1]', () => {
  it.each(['grandma cant do stairs', "grandma can't do stairs", 'my mother walks with a stick'])('is no question: %s', async (line) => {
    const [, reply] = await tell('Paris, 6 to 9 July 2027, four of us', line)
    expect(reply?.text).not.toMatch(/^(?:Yes|No)\b/)
    expect(reply?.cards.length).toBeGreaterThan(0)
  })

  it('a sum for all of it trims the whole plan, and what is empty stays so', async () => {
    const replies = await tell('Lisbon, 20 to 23 September 2027, two people, surfing and fado', 'plan it', 'get rid of Monday', 'too expensive, bring it under 400')
    const plan = (replies.at(-1)?.cards ?? []).flatMap(({ planned, price }) => (planned === undefined ? [] : [{ date: planned.date, price: price?.amount ?? 0 }]))
    expect(plan.length).toBeGreaterThan(1)
    expect(plan.reduce((sum, { price }) => sum + 2 * price, 0)).toBeLessThanOrEqual(400)
    expect(plan.map(({ date }) => date)).not.toContain('2027-09-20')
  })

  it('a day that is dropped is that day, whenever one flies', async () => {
    const [plan, reply] = await tell('Plan every day of New Orleans, 15 to 18 October 2027, six of us, music', 'Drop whatever is on Sunday, we fly at noon')
    const on = (told: typeof plan, day: string): number => (told?.cards ?? []).filter(({ planned }) => planned?.date === day).length
    expect(on(plan, '2027-10-17')).toBeGreaterThan(0)
    expect(on(reply, '2027-10-17')).toBe(0)
    expect(on(reply, '2027-10-18')).toBe(on(plan, '2027-10-18'))
  })

  it('nothing before an hour and home by another are a morning and an evening', async () => {
    const reply = await last('Athens, 24 to 27 April 2027, on my own, food', 'nothing before 9.30 and I need to be back by 8 every evening', 'ok set it out')
    const starts = reply.cards.flatMap(({ planned }) => (planned === undefined ? [] : [planned.startTime]))
    expect(starts.length).toBeGreaterThan(3)
    expect(starts.every((time) => time >= '09:30' && time < '20:00')).toBe(true)
  })
})
