import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())

/** 'lisbon-pt porto-pt < madrid-es' goes to the first two from the third; '?Narnia' is a name that nobody knows. */
function route(turns: string): string {
  const said = turns.split(' || ')
  const { destinations = [], origin, unknownPlaces = [] } = understand({ text: said.at(-1) ?? '', context: said.slice(0, -1), referenceDate: '2026-11-21' })
  return [...destinations.map(({ id }) => id), ...unknownPlaces.map((name) => `?${name}`), ...(origin === undefined ? [] : ['<', origin.id])].join(' ')
}

const table = (text: string): [string, string][] =>
  text.trim().split('\n').map((line) => {
    const [turns = '', expected = ''] = line.split(/\s*=>\s*/)
    return [turns.trim(), expected.trim()]
  })

describe('where a trip goes and where it starts', () => {
  it.each(
    table(`
      flights from denver to boston => boston-us < denver-us
      FLIGHTS FROM DENVER TO BOSTON PLEASE => boston-us < denver-us
      Denver → Boston next Friday => boston-us < denver-us
      LAX-JFK tomorrow => new-york-us < los-angeles-us
      kansas city to chicago on wednesday => chicago-us < kansas-city-us
      which airlines fly between toronto and san diego => san-diego-us < toronto-ca
      flying out of Toronto to Vancouver => vancouver-ca < toronto-ca
      I'm departing LAX and going to Seattle => seattle-us < los-angeles-us
      We'll fly into Milan and out of Rome => milan-it < rome-it
      flights leaving milwaukee arriving san jose => san-jose-us-california < milwaukee-us
      we live near Manchester and fancy a week in Crete => crete-gr < manchester-gb
      I'm in Berlin and want to go to Munich => munich-de < berlin-de
      We're in Rome for three days, what should we do => rome-it
      Round trip from Austin to Miami and back to Austin => miami-us < austin-us
      I want to go back to Japan => japan
      Tokyo, then Kyoto, then back to Tokyo => tokyo-jp kyoto-jp
      driving from Munich to Salzburg to Vienna => salzburg-at vienna-at < munich-de
      Bangkok - Chiang Mai - Phuket, two weeks => bangkok-th chiang-mai-th phuket-th
      day trip to Versailles from Paris => versailles-fr < paris-fr
      Quiero viajar a Roma desde Madrid => rome-it < madrid-es`),
  )('%s [1.4]', (turns, expected) => expect(route(turns)).toBe(expected))
})

describe('which of several places of one name', () => {
  it.each(
    table(`
      Springfield, Illinois => springfield-us-illinois
      rent a car in Phoenix, AZ => phoenix-us
      london ontario => london-ca-ontario
      Birmingham, Alabama => birmingham-us-alabama
      a hotel in portland maine => portland-us
      Southern Spain: Seville, Granada, Cordoba => seville-es granada-es cordoba-es
      Spain for two weeks || what about Valencia and Cordoba => valencia-es cordoba-es
      Portland for 3 days || the one in Maine => portland-us
      amsterdam or seattle => amsterdam-nl seattle-us
      portland or seattle => portland-us-oregon seattle-us`),
  )('%s [1.4]', (turns, expected) => expect(route(turns)).toBe(expected))
})

describe('places named in passing', () => {
  it.each(
    table(`
      We loved Vienna, now want something similar, Budapest maybe => budapest-hu
      Skip London, we only want Edinburgh => edinburgh-gb
      instead of Rome, Naples => naples-it
      my friend from Leeds says Krakow is great => krakow-pl
      A friend in Berlin recommended Leipzig for music => leipzig-de
      Last summer we did Paris with the kids and everyone cried. This time it is Valencia. => valencia-es
      my ex takes the girls to Lanzarote. what about costa rica in july => costa-rica
      I'd like to fly to Houston with a layover in Memphis => houston-us
      Singapore Airlines to Sydney => sydney-au
      dinner at the Paris Grill in Denver => denver-us
      I live on Baker Street in London and want to go to Malta => malta < london-gb
      I'd like Italian food in Boston => boston-us`),
  )('%s [1.4]', (turns, expected) => expect(route(turns)).toBe(expected))
})

describe('words that are places too', () => {
  it.each(
    table(`
      I will be in Nice for a nice dinner => nice-fr
      Buffalo wings in Buffalo => buffalo-us
      do you know a good restaurant in Reading? => reading-gb-england
      hotels in mobile alabama => mobile-us-alabama
      I hope to go to Split, Croatia => split-hr
      a trip to turkey => turkiye
      the kids want a turkey sandwich on the trip =>
      a trip with brussels sprouts and orange juice =>
      split the trip in two halves =>
      the best deal on a tour =>
      come with us on a tour =>
      a walking tour of the old town and the centre =>
      an orange tour for the whole city =>
      I would like to go to Hawaii with Austin and Jordan => hawaii-us
      Chad wants to see Senegal => senegal
      My daughter Victoria loves horses, Iceland maybe? => iceland
      a trip for us in may =>`),
  )('%s [1.4]', (turns, expected) => expect(route(turns)).toBe(expected))
})

describe('names misspelled, unknown, or in other scripts', () => {
  it.each(
    table(`
      Copenhagan or Stokholm => copenhagen-dk stockholm-se
      trip to barcalona => barcelona-es
      new zeland in winter => new-zealand
      Rome || Kioto => kyoto-jp
      a trip to Atlantis from Boston => ?Atlantis < boston-us
      I want to go to Mos Eisley => ?Mos Eisley
      Take me to Gotham City => ?Gotham City
      a week in Rome || and what about Wakanda? => rome-it ?Wakanda
      two weeks around Europe => europe
      Europe or Asia in July => europe
      somewhere in South America with kids => south-america
      flights from Europe to Boston => boston-us
      a week in Asia, starting with Hanoi => hanoi-vn
      four days in Rome || is it the oldest in Europe? => rome-it
      我想去东京 => tokyo-jp
      大阪から京都へ行きたい => kyoto-jp < osaka-jp
      서울에 가고 싶어요 => seoul-kr
      Хочу поехать в Париж => paris-fr
      أريد السفر إلى باريس => paris-fr`),
  )('%s [1.4]', (turns, expected) => expect(route(turns)).toBe(expected))
})

describe('changes of mind', () => {
  it.each(
    table(`
      Rome || actually make it Porto => porto-pt
      Rome and Florence || skip Florence => rome-it
      Rome || and then Naples => rome-it naples-it
      Rome || not Rome, Milan => milan-it
      Rome || is it safe there? => rome-it
      get me out of Denver to Boston => boston-us < denver-us
      Oslo is my home base, show us Lisbon => lisbon-pt < oslo-no
      hometown: Oslo, off to Lisbon => lisbon-pt < oslo-no
      our departure city is Oslo, any package to Lisbon? => lisbon-pt < oslo-no
      I want to go to Lisbon\\ni live in Oslo => lisbon-pt < oslo-no
      I'm in Oslo and would love a weekend away =>  < oslo-no
      getting married in Porto, then a honeymoon in Kyoto => kyoto-jp
      Portland then Seville, Granada, Cordoba => portland-us-oregon seville-es granada-es cordoba-es
      the Alhambra in Granada => granada-es
      what should we do in dc => washington-dc-us
      somewhere sunny like Marrakech => marrakesh-ma
      CHEERS BUD, a week in Rome => rome-it
      looking for a nice hotel =>
      take us to a high point with a view =>
      my name is Thomas Lincoln, a week in Rome => rome-it
      something near cedar city => cedar-city-us-utah
      Rome || we start from Denver => rome-it < denver-us
      Paris, no wait, Lyon => lyon-fr`),
  )('%s [1.4]', (turns, expected) => expect(route(turns)).toBe(expected))
})

it('says from which words it knows', () => {
  const { evidence } = understand({ text: 'From Denver to New York City on 3 May, two of us', context: ['something under $900'], referenceDate: '2026-11-21' })
  expect(evidence).toMatchObject({ origin: ['Denver'], destination: ['New York City'], budget: [expect.stringContaining('$900')] })
  expect(evidence?.dates?.join(' ')).toContain('3 May')
})

/** 'springfield-us-missouri: …' is the one taken and those that might have been meant. */
function shared(turns: string): string {
  const said = turns.split(' || ')
  const { ambiguous = [] } = understand({ text: said.at(-1) ?? '', context: said.slice(0, -1), referenceDate: '2026-11-21' })
  return ambiguous.map(({ place, others }) => `${place.id}: ${others.map(({ id }) => id).join(' ')}`).join('; ')
}

describe('names that several places bear', () => {
  it.each(
    table(`
      a week in Springfield => springfield-us-missouri: springfield-us-massachusetts springfield-us-illinois springfield-us-oregon
      Springfield || three days, two adults => springfield-us-missouri: springfield-us-massachusetts springfield-us-illinois springfield-us-oregon
      Birmingham for the weekend => birmingham-gb: birmingham-us-alabama
      valencia with kids => valencia-es: valencia-ve-carabobo
      Georgia in May => georgia: georgia-us-region
      Springfield, Illinois =>
      Springfield || Springfield, Ohio =>
      Springfield || no, Lisbon =>
      Valencia, Spain =>
      Madrid and Valencia =>
      Seattle and Portland =>
      three days in Rome and Naples =>
      Barcelona =>
      Sydney =>
      New York =>
      London or Athens =>`),
  )('%s [1.4]', (turns, expected) => expect(shared(turns)).toBe(expected))
})
