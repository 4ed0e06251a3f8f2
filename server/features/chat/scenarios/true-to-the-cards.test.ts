import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const { tell } = openDesk('true')

const named = ({ text, cards }: { text: string; cards: { title: string; tags?: string[] | undefined }[] }) => cards.filter(({ title }) => text.includes(title.replace(/[.]$/, '')))
const tagsOf = (cards: { tags?: string[] | undefined }[]): string => cards.flatMap(({ tags = [] }) => tags).join(' ')

describe('what a letter says is borne by its cards [1.6, 1.7]', () => {
  it('leads with no wish that nothing below it answers', async () => {
    const [reply] = await tell('Lisbon, 8 to 10 December 2026, the four of us with children of 5 and 9, they like animals, ships and trams, and nothing too long')
    const [opening = ''] = (reply?.text ?? '').split('\n\n')
    const tags = tagsOf(named(reply as NonNullable<typeof reply>))
    if (/animals/i.test(opening)) expect(tags).toMatch(/Wildlife/)
    if (/ships/i.test(opening)) expect(tags).toMatch(/Boat/)
    if (/trams/i.test(opening)) expect(tags).toMatch(/Train/)
    expect(opening).toMatch(/animals|ships|trams/i)
    expect(reply?.text).not.toMatch(/costs more than|over soonest/)
    // 'Too long' is said of no card yet: it is a limit, and no order.
    expect(reply?.cards[0]?.reason).not.toMatch(/shortest/)
  })

  it.each([
    ['Kyoto 5 to 8 April 2027 for two, temples', /[Tt]emples/, /church/],
    ['Rome 5 to 8 April 2027 for two, old churches', /[Cc]hurches/, /temples/],
  ])('speaks of a wish as it was spoken of: %s', async (line, says, never) => {
    const [reply] = await tell(line)
    const [opening = ''] = (reply?.text ?? '').split('\n\n')
    expect(opening).toMatch(says)
    expect(opening).not.toMatch(never)
  })

  it('takes a sum from a limit as both are said', async () => {
    const [reply] = await tell('Lisbon, 8 to 10 December 2026, two adults and children of 5 and 9, 700 dollars in all')
    const [, sum = '', limit = '', left = ''] = /about \$([\d,]+) for[^$]*\$([\d,]+)[^$]*\$([\d,]+) left/.exec(reply?.text ?? '') ?? []
    expect(Number(sum.replaceAll(',', '')) + Number(left.replaceAll(',', ''))).toBe(Number(limit.replaceAll(',', '')))
  })

  it('tells no family to split up where there is room', async () => {
    const replies = await tell('New York, 18 to 22 December 2026, two adults and a daughter of 8', 'and a theatre show one evening please')
    expect(replies[1]?.text).not.toMatch(/at once|groups it works|split/)
  })

  it('calls a baby a baby', async () => {
    const [reply] = await tell('Athens, 11 to 14 April 2027, the two of us with a baby of 9 months')
    expect(`${reply?.text} ${reply?.cards.map(({ reason }) => reason).join(' ')}`).not.toMatch(/child of (?:no|0)\b/)
  })

  it('sends no wheelchair into a kayak, up a mountain or on a bicycle', async () => {
    for (const { cards } of await tell('Copenhagen, 14 to 16 May 2027, me and my mother, who is in a wheelchair', 'show me more')) for (const { title } of cards) expect(title).not.toMatch(/kayak|bicycle|hike/i)
  })

  it('does not take silence on a roof or a meal for a no', async () => {
    const replies = await tell('Madrid 3 to 6 December 2026 for two, tapas', 'is there anything with nuts in the taverns of La Latina? one of us is allergic', 'tell me about the first', 'what is the minimum age for it?')
    for (const { text } of replies) expect(text).not.toMatch(/has no meal in it|^Yes: .*age/)
  })
})

describe('what is asked again is answered again, in fewer and other words [1.6]', () => {
  it('of a whole trip', async () => {
    const line = 'Lisbon 3 to 5 May 2027, the two of us, food'
    const [first, again, more] = await tell(line, line, `I said ${line}`)
    for (const reply of [again, more]) {
      expect(reply?.text).toMatch(/Lisbon, 3 to 5 May/)
      expect(reply?.text.length).toBeLessThan((first?.text.length ?? 0) / 2)
    }
  })

  it('of one of the things shown', async () => {
    const [, first, second, third] = await tell('Lisbon 3 to 5 May 2027, the two of us, food', 'what does the first cost?', 'what does the first cost?', 'What does the first cost')
    const sum = /€\d+ for the two of you/.exec(first?.text ?? '')?.[0] ?? 'none'
    for (const reply of [second, third]) {
      expect(reply?.text).toContain(sum)
      expect(reply?.text.length).toBeLessThan(first?.text.length ?? 0)
    }
  })
})
