import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const { tell } = openDesk('wishes-by-their-words')

describe('what is wished for and is not sold is said, and nothing else put in its place in silence [1.6]', () => {
  it.each([
    ['Edinburgh 11 to 14 December, two of us. We like ghost stories, whisky and a good walk.', /no ghost stories/i],
    ['Are there ghost tours in Edinburgh on 12 December for two?', /no ghost tours/i],
    ['Two of us in New Orleans, 22 to 25 April 2027: jazz, voodoo and cooking', /no voodoo/i],
    ['Bonjour, ma femme et moi allons à Rome du 10 au 13 mai. On aime la cuisine et les balades de nuit.', /no night walks/i],
  ])('%s', async (line, words) => {
    const [told] = await tell(line)
    expect(told?.text).toMatch(words)
  })

  it.each([
    ['Two of us in Athens, 4 to 7 June 2027: ruins and a bit of sailing', /no sailing/i, 'Under sail'],
    ['Nous partons à Lisbonne à deux du 12 au 15 mai 2027 : azulejos et fado', /no (?:azulejos|tiles)/i, 'Five centuries of tiles'],
    ['Marrakesh 18 to 21 February 2027, two of us: a hot air balloon and a hammam', /no hot air/i, 'balloon'],
    ['Hallo, wir sind zu zweit in Amsterdam vom 9. bis 12. April 2027, wir mögen Fahrradfahren und Grachten', /no c(?:ycling|anals)/i, 'by bicycle'],
  ])('what is sold under another word is found: %s', async (line, denied, title) => {
    const [told] = await tell(line)
    expect(told?.text).not.toMatch(denied)
    expect(told?.cards.map((card) => card.title).join('\n')).toContain(title)
  })
})

describe('conditions of a first plan in other words and languages [1.6]', () => {
  it.each([
    ['Zwei Personen, Kopenhagen, 4. bis 7. März 2027', 'Mach uns bitte einen Plan für jeden Tag. Wir landen am 4. um 15 Uhr.', /come in at 3 PM on Thursday/],
    ['Deux personnes à Rome du 10 au 13 mai 2027', 'Faites-nous un programme pour chaque jour, on arrive à 14 h.', /come in at 2 PM on Monday/],
    ['Somos dos, Lisboa del 6 al 9 de mayo de 2027', 'Haznos un plan para cada día, llegamos a las tres de la tarde.', /come in at 3 PM on Thursday/],
  ])('%s / %s', async (line, plan, words) => {
    const [, told] = await tell(line, plan)
    expect(told?.text).toMatch(words)
  })

  it('nothing after six leaves the days', async () => {
    const [, told] = await tell('London, 17 to 20 May 2027, two adults', 'Map out each day for us, max 2 things a day and nothing after 6pm')
    expect(told?.cards.filter(({ planned }) => planned !== undefined).length).toBeGreaterThan(3)
  })
})
