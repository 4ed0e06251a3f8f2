import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const LONDON = ['London 17 to 20 May 2027, three of us, boats, history, museums', 'plan all four days, one thing a day']
const MARRAKESH = ['Marrakesh 3 to 7 October 2027, two of us, quiet, food and romance', 'please plan each day, one or two things a day']
const LISBON = ['Lisbon 12 to 15 May 2027, two of us, food, music and the sea', 'plan every day please']
const KYOTO = ['Kyoto 29 March to 2 April 2027, four adults, workshops, gardens and food', 'plan every day please']
const AMSTERDAM = ['Amsterdam 22 to 25 April 2027, me and my brother, beer, boats and art', 'plan every day please']
const BARCELONA = ['Barcelona June 11-13 2027, eight friends, boats, food and architecture', 'plan every day please']
const ROME = ['Rome 3 to 6 April 2027, 2 adults and kids of 6 and 9, food, history, budget 800 pounds', 'plan every day please']

const { tell } = openDesk('asked-of-its-card')
const asked = async (before: readonly string[], line: string): Promise<string> => (await tell(...before, line)).at(-1)?.text ?? ''
/** No sheet of lengths, prices and ratings in the place of an answer. */
const SHEET = /an adult, rated|what is told:|on the cards stands|what i do know/i

describe('each question of a message is answered out of its own card', () => {
  it.each<[before: readonly string[], line: string, ...parts: RegExp[]]>([
    [LONDON, 'Is the narrowboat heated, and is there tea on it?', /heating.*Narrowboat|Narrowboat.*heating/, /Yes: it comes with tea/],
    [LONDON, 'is there somewhere to sit in the British Museum one, and how long is it?', /British Museum.*folding stool/, /2 hours 15 minutes/],
    [LONDON, 'does the narrowboat bring us back, and is it ok with a dog?', /Narrowboat.*leaves out return trip/, /dogs/],
    [LONDON, 'can we see the ravens at the tower, and is the narrowboat over by noon?', /Tower.*six ravens/, /Narrowboat.*\d:\d\d [AP]M/],
    [MARRAKESH, "is the cooking class ok for someone who doesn't eat lamb, and does the Agafay one bring us back to the riad?", /lamb.*Cooking with a dada/, /Agafay.*jeep both ways/],
    [MARRAKESH, 'do we get tea at the hammam, and are towels provided?', /Steam, black soap.*tea and fruit/, /towel and slippers/],
    [MARRAKESH, 'is a massage in the hammam price, and does the Agafay evening have wine?', /leaves out argan massage/, /Agafay.*leaves out wine/],
    [LISBON, 'Is the tram included in the fado, and does the sailing have blankets?', /Fado.*tram/, /Sailing.*blankets/],
    [LISBON, 'how many drinks are in the Mouraria night, and do they serve seafood?', /Mouraria.*five drinks/, /[Cc]lams/],
    [KYOTO, 'do we get sake at the obanzai, and are there chairs or do we sit on the floor?', /Obanzai.*sake/, /chairs for those who ask/],
    [KYOTO, 'is the sweets workshop with tea, and do we keep the sweets?', /Shape two sweets.*matcha/, /box for two sweets/],
    [AMSTERDAM, 'is the train to Haarlem included, and do we hear the organ?', /Haarlem.*train tickets/, /organ of Saint Bavo/],
    [AMSTERDAM, 'is the Rijksmuseum ticket in it, and do we see the Vermeer?', /Rijksmuseum.*timed ticket/, /Vermeer/],
    [BARCELONA, 'can we swim from the two masts, and is there something to drink on board?', /Two masts.*swim/, /glass of cava/],
    [ROME, 'does the pasta class give us wine, and is there anything in it about tiramisù?', /Fettuccine.*wine/, /tiramisù/],
    [LISBON, 'Ist beim Segeln ein Getränk dabei und wo ist der Treffpunkt?', /Sailing.*vinho verde/, /Doca de Belém/],
    [LISBON, 'Gibt es auf dem Segelboot eine Toilette und ist es überdacht?', /toilets or a roof|a roof or toilets/],
    [AMSTERDAM, "Y a-t-il des toilettes sur le bateau à Pampus, et combien de temps dure-t-il ?", /toilet/],
  ])('%s: %s', async (before, line, ...parts) => {
    const text = await asked(before, line)
    let from = 0
    for (const one of parts) {
      const match = one.exec(text.slice(from))
      expect(match, `${one.source} in: ${text.slice(from)}`).not.toBeNull()
      from += match?.index ?? 0
    }
    expect(text).not.toMatch(SHEET)
  })

  it('tells once of a card what nobody writes of, with what comes nearest', async () => {
    const text = await asked(LONDON, 'Is the narrowboat covered if it rains, and is there a toilet on board?')
    expect(text).toMatch(/a roof or toilets.*Narrowboat.*75 minutes/)
    expect(text).not.toMatch(/British Museum|Tower|Greenwich/)
    expect(text.split('. ').length).toBe(1)
  })

  it('says how long one is on foot with a child of six, and what comes back to who falls ill', async () => {
    const text = await asked(ROME, 'Is the Colosseum one ok for a six year old, and can we cancel it if somebody is ill?')
    expect(text).toMatch(/3½ hours on foot/)
    expect(text).toMatch(/half of the price back up to 24 hours/)
  })

  it('whether there are steps is answered by yes where the card has some', async () => {
    const text = await asked(LONDON, 'does Westminster Abbey have stairs?')
    expect(text).toMatch(/^Yes[:,].*(?:steps|stairs)/)
  })

  it('of two that were set side by side the next question is, too', async () => {
    const text = await asked(LONDON, 'is the Tower dearer than the narrowboat, and which is longer?')
    expect(text).toMatch(/Tower of London is longer/)
    expect(text).not.toMatch(/Greenwich|Cambridge/)
  })
})

describe('a change and a question in one message are both heard', () => {
  it('the thing goes, the one that is asked about stays', async () => {
    const all = await tell(...LISBON, 'Please remove the custard tarts. Is the sailing guided, and are blankets included?')
    const told = all.at(-1)
    expect(told?.text).toMatch(/Custard tarts/)
    expect(told?.text).toMatch(/skipper|guide/)
    expect(told?.text).toMatch(/blankets/)
    expect(told?.cards.map(({ title }) => title)).toContain('Sailing the Tagus at sunset')
    expect(told?.cards.map(({ title }) => title).join()).not.toContain('Custard')
  })
})

describe('what was never shown has no card that answers', () => {
  it('says so of a thing by its name', async () => {
    const text = await asked(['Sydney 10 to 13 March 2027, four friends, beach and boats', 'plan every day please'], 'are wetsuits included in the glassblowing lesson, and do they have hot showers?')
    expect(text).toMatch(/glassblowing lesson/)
    expect(text).not.toMatch(/equipment listed|Yes for|Yes:/)
  })

  it('and still does what else is asked', async () => {
    const told = (await tell(...LISBON, 'please drop the custard tarts. does the planetarium give us headsets?')).at(-1)
    expect(told?.cards.map(({ title }) => title).join()).not.toContain('Custard')
    expect(told?.text).toMatch(/planetarium/)
  })

  it('what one may do is told in words of its own, or not at all', async () => {
    expect(await asked(LISBON, 'does the sailing have blankets, and can we bring our own drinks?')).toMatch(/blankets.*[Ww]hether you can bring your own drinks/)
  })
})

describe('whether it is outside is no question of rain alone', () => {
  it('says yes of a garden', async () => {
    const told = (await tell('Marrakesh 10-14 March 2027, two of us, gardens and food', 'is it outside? what if it rains')).at(-1)?.text ?? ''
    expect(told).toMatch(/Yes for First through the gate at Majorelle \(out of doors/)
    expect(told).not.toMatch(/Majorelle \(good in the rain/)
  })
})

describe('what is no question of a card is left to others', () => {
  it.each([
    'could the tower be on Monday, and could the narrowboat go to Tuesday?',
    'can we do something with a boat, and is there anything for children?',
    'swap the narrowboat for a museum',
  ])('%s', async (line) => {
    expect(await asked(LONDON, line)).not.toMatch(/operator (?:does not say|tells nothing)|its card says|The card of/)
  })
})
