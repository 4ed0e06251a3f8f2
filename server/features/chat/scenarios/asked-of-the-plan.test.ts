import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const BARCELONA = ['Barcelona 29 March to 1 April 2027, two adults and two children of 6 and 9, 900 euros', 'plan every day, two things a day']
const EDINBURGH = ['Edinburgh, my sister and I, 11 to 14 December 2027, whisky and history, £400', 'plan every day, two things a day']
const LISBON = ['We are two in Lisbon, 12 to 15 May 2027. Food and boats. Budget 500 euros', 'plan every day']
const VIENNA = ['Wir sind zu zweit in Wien, 10. bis 13. Mai 2027. Musik und Kaffee, 600 Euro.', 'Bitte plane jeden Tag']
const PARIS = ['Nous serons quatre amies à Paris du 5 au 8 février 2027. Musées et bien manger, 900 €', 'Faites un programme pour chaque jour']
const KYOTO = ['three friends, Kyoto 29 March to 1 April 2027, temples and food, 90000 yen', 'plan every day']

const { tell } = openDesk('asked-of-the-plan')
const asked = async (before: readonly string[], ...lines: string[]): Promise<string> => (await tell(...before, ...lines)).at(-1)?.text ?? ''

describe('a card is named by any telling word of what stands on it [1.6]', () => {
  it.each<[before: readonly string[], line: string, ...parts: RegExp[]]>([
    [BARCELONA, 'does the Sagrada ticket include the towers?', /^No: .*Sagrada.*tower lift/],
    [BARCELONA, 'Do they speak Catalan on the Roman tour? And where do we meet for the submarine museum?', /Barcino.*Catalan/, /submarine.*Isaac Newton/],
    [EDINBURGH, 'does the whisky evening include dinner', /^No: .*Four drams.*supper/],
    [LISBON, 'can we get there by metro for the tavern crawl and do the bars have stairs?', /metro.*Mouraria/, /Yes.*stairs/],
    [LISBON, 'Is there a toilet on the sailing boat? And blankets?', /toilets/, /[Bb]lankets/],
    [KYOTO, 'is lunch included on the tea day and the train too?', /Uji.*train/, /lunch/],
    [KYOTO, 'does the market tour sell knives?', /Nishiki/],
    [VIENNA, 'Ist im Kaffeehaus Kuchen dabei?', /Newspapers on sticks.*two cakes/],
    [VIENNA, 'Kann man den Friedhof mit der Straßenbahn erreichen?', /Three million Viennese.*Tram 71/],
    [PARIS, 'Est-ce que le marché d’Aligre comprend le repas et est-ce qu’on peut annuler le Louvre ?', /Aligre.*tastings/, /Yes: Six rooms.*(?:cancel|gives all of it back)/],
  ])('%s: %s', async (before, line, ...parts) => {
    const text = await asked(before, line)
    for (const part of parts) expect(text).toMatch(part)
    expect(text).not.toMatch(/is out\.|takes the place|operator.*(?:kostet|rundgang|arriver)/i)
  })

  it('goes on about what was told last', async () => {
    expect(await asked(BARCELONA, 'tell me more about Park Güell', 'is it far from there to the Sagrada?')).toMatch(/^From Park Güell.* to The Sagrada/)
  })

  it('says in its own words what nobody tells', async () => {
    expect(await asked(LISBON, 'what happens if it is too windy for the sailing?')).not.toMatch(/happens|of (?:a )?too windy/)
  })
})

describe('what is asked of all that stands is told of the plan [1.6]', () => {
  it('tells which days are free, in all or by day', async () => {
    expect(await asked(LISBON, 'Which days are free in the daytime?')).toMatch(/by day/)
    expect(await asked(BARCELONA, 'is any day completely free?')).toMatch(/day/)
    expect(await asked(PARIS, "Quel jour est libre l'après-midi ?")).toMatch(/in the afternoon/)
  })

  it('sums for whom it is asked, and what is left, in one answer', async () => {
    expect(await asked(EDINBURGH, 'total and each and what’s left please')).toMatch(/All of it comes to £(\d+).*£[\d.]+ each.*of your £400 is left/)
    expect(await asked(BARCELONA, 'what would it all cost without the kids?')).toMatch(/Without the children it would be €\d+ for the two of you, €\d+ less/)
    expect(await asked(VIENNA, 'Was kostet alles zusammen, pro Person, und wie viel bleibt von 600?')).toMatch(/All of it.*each.*of your €600/)
    expect(await asked(PARIS, 'combien pour chaque couple ?')).toMatch(/for each couple/)
  })

  it.each(['whos the best tennis player', 'can you cancel my phone contract'])('is not meant by "%s"', async (line) => {
    expect(await asked(EDINBURGH, line)).not.toMatch(/Four drams|Burns|Stockbridge|closes of/)
  })
})
