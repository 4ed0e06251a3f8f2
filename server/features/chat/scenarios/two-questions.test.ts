import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const ROME = 'Rome 5 to 8 January 2027, two of us, art and food'
const LISBON = 'Lisbon 14 to 17 March 2027, 2 adults and kids 5 and 8'
const CANCELLING = /cancel|back (?:once booked|up to|until)/

const { tell } = openDesk('two-questions')

describe('each half of a double question is answered, in its order and about its own card', () => {
  it.each<[line: string, ...parts: RegExp[]]>([
    ['Like the look of the first. How long does it go on and is supper included?', /hours|minutes/, /supper|dinner/],
    ['what is the price for all of us, and may we cancel?', /€\d+ for the four of you/, CANCELLING],
    ['how much are both & can u cancel them', /€\d+ for the four of you/, CANCELLING],
    ['does the second have a guide, also where do we meet', /guide|historian/i, /meet|starts at/],
    ['what comes with the first? can we do it on Monday instead', /includes|comes with/, /Monday 15 March/],
    ['when does the second start and when are we back', /room|had/, /\d:\d\d [AP]M/],
    ['thx! which one is longer, and is it well rated', /longer/, /4\.\d/],
    ['wie lange dauert die erste, und was kostet die zweite?', /hours|minutes/, /€\d+/],
    ['was kostet alles zusammen, und kann man stornieren?', /€\d+ for the four of you/, CANCELLING],
    ['cuánto dura la primera y cuánto cuesta la segunda', /hours|minutes/, /€\d+/],
    ['combien coûte le deuxième et peut-on annuler ?', /€\d+/, CANCELLING],
    ['quanto custa o segundo e quando começa', /€\d+/, /\d:\d\d [AP]M/],
    ['quanto dura il primo e si può cancellare?', /hours|minutes/, CANCELLING],
    ['hoe laat begint de eerste en wat kost het', /\d:\d\d [AP]M/, /€\d+/],
  ])('%s', async (line, ...parts) => {
    const text = (await tell(LISBON, line)).at(-1)?.text ?? ''
    let from = 0
    for (const part of parts) {
      const match = part.exec(text.slice(from))
      expect(match, `${part.source} in: ${text.slice(from)}`).not.toBeNull()
      from += match?.index ?? 0
    }
  })

  it('goes on about the card that the first half named', async () => {
    const [shown, told] = await tell(ROME, 'The first one sounds lovely. How long is it and is lunch included?')
    const others = shown?.cards.slice(1).map(({ title }) => title) ?? []
    expect(told?.text).toContain(shown?.cards[0]?.title.slice(0, 12))
    for (const title of others) expect(told?.text).not.toContain(title.slice(0, 18))
  })

  it.each(['two museums and a walk please', 'we like wine and fado', 'something for the evening'])('takes no wish for two questions: %s', async (line) => {
    expect((await tell(LISBON, line)).at(-1)?.cards.length).toBeGreaterThan(0)
  })
})
