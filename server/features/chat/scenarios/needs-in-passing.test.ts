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
