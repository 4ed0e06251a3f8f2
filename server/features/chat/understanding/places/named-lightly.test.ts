import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../../test/test-gazetteer.ts'
import { createUnderstand } from '../index.ts'

const understand = createUnderstand(await openTestGazetteer(['sydney-au', 'munich-de', 'rome-it']))

/** 'boston-us < denver-us' goes to the first from the second. */
function route(text: string, context: string[] = []): string {
  const { intent, destinations = [], origin } = understand({ text, context, referenceDate: '2026-11-21' })
  return `${intent === 'travel' ? '' : `${intent}: `}${[...destinations.map(({ id }) => id), ...(origin === undefined ? [] : ['<', origin.id])].join(' ')}`
}

const table = (text: string): [string, string][] =>
  text.trim().split('\n').map((line) => {
    const [said = '', expected = ''] = line.split(/\s*=>\s*/)
    return [said.trim(), expected.trim()]
  })

describe('another place, once there was nothing in the first', () => {
  it.each(
    table(`
      ok Sydney => sydney-au
      then Munich => munich-de
      hmm Vienna? => vienna-at
      how about Porto then => porto-pt
      Lyon would do => lyon-fr
      fine, let's say Oslo => oslo-no
      alright, Prague it is => prague-cz
      i guess krakow => krakow-pl
      oh well, Bruges => bruges-be
      you know what, tokyo => tokyo-jp
      Madrid's fine too => madrid-es
      can we do budapset instead => budapest-hu
      too cold. Malta? => malta
      scratch that, too windy. Madeira? => madeira-pt
      just Kyoto => kyoto-jp`),
  )('%s [1.4]', (text, expected) => expect(route(text, ['Trip to Ulaanbaatar'])).toBe(expected))

  it("is one more stop where there was something in the first [1.4]", () => {
    expect(route('then Munich', ['Rome'])).toBe('rome-it munich-de')
    expect(route('and then Munich', ['Trip to Ulaanbaatar'])).toBe('ulaanbaatar-mn munich-de')
  })

  it('never goes from a place to the same place [1.4]', () => {
    expect(route('just Kyoto', ['from Kyoto'])).toBe('kyoto-jp')
    expect(route('I live in Kyoto', ['a weekend in Kyoto'])).toBe('kyoto-jp')
  })
})

describe('slips of the finger', () => {
  it.each(
    table(`
      a trip to morroco => morocco
      cincinatti to pitsburgh => pittsburgh-us < cincinnati-us
      looking at flihgts to lisobn => lisbon-pt
      barcelna with the kids => barcelona-es
      edinbrugh in august => edinburgh-gb
      i wanna see reykjavic => reykjavik-is
      dubrovnick and kotor => dubrovnik-hr kotor-me
      a week in itly => italy
      take us to quenstown => queenstown-nz
      a cottage for the weekend =>
      hotels with a sauna for rosalie =>
      looking for glamping with a jacuzzi =>
      somewhere with a lido and a bistro for our hubby =>
      a weekend for foodies and oenophiles =>
      the kids love playmobil for hours on the trip =>`),
  )('%s [1.4]', (text, expected) => expect(route(text)).toBe(expected))
})

describe('other languages', () => {
  it.each(
    table(`
      nach Lissabon im Mai => lisbon-pt
      una semana en Roma => rome-it
      quiero ir a Barcelona en julio => barcelona-es
      Wochenende in Gent => ghent-be
      un week-end à Nice => nice-fr
      una settimana a Parigi => paris-fr
      une semaine au Portugal => portugal
      fim de semana em Lisboa => lisbon-pt
      von Berlin nach Rom => rome-it < berlin-de
      de Madrid a Londres => london-gb < madrid-es
      da Milano a Napoli => naples-it < milan-it`),
  )('%s [1.4]', (text, expected) => expect(route(text)).toBe(expected))
})

describe('where one sets out, and where a tour begins', () => {
  it.each(
    table(`
      a trip starting in Oslo and visiting three towns in Portugal => portugal < oslo-no
      five days, beginning in Oakland and heading to Tucson => tucson-us < oakland-us
      starting in Lisbon, then Porto => lisbon-pt porto-pt
      we start in Bergen and end in Oslo => bergen-no oslo-no
      Starting point Zurich, end point Milan => milan-it < zurich-ch
      Austin-Dallas return => dallas-us < austin-us
      I'm in Leeds =>  < leeds-gb
      we are currently based in Ghent =>  < ghent-be
      we're in Ghent for two days, what should we see => ghent-be
      our cruise stops in Cozumel for 8 hours => cozumel-mx
      does anyone sell boat trips out of Split => split-hr
      Not keen on Prague. Krakow then? => krakow-pl
      I was never a fan of Milan, so Turin => turin-it
      swap rainy Glasgow for Tenerife => tenerife-es
      like Capri but cheaper, Procida maybe => procida-it
      we honeymooned in Bali and want to go back => bali-id
      a Leeds family of four wants Malta => malta < leeds-gb
      flying to Quito with a stop in Panama City => quito-ec
      never been to Ireland, want to change that => ireland
      anyone been to Cape Verde with a toddler? => cape-verde
      if you had ten days in Portugal with kids, where would you go => portugal`),
  )('%s [1.4]', (text, expected) => expect(route(text)).toBe(expected))
})

describe('short names, and names of something else', () => {
  it.each(
    table(`
      NYC next weekend => new-york-us
      book the next ny train => new-york-us
      visit korea in spring => south-korea
      looking for tours in Seville => seville-es
      israel is strict, do i need a visa to travel there => israel
      a room in the city centre, close to the shops =>
      i want a hotel for pre/post-tour nights =>
      a tour of the house where abraham lincoln lived =>
      can we order a manhattan at the hotel bar =>
      a Lisbon trip with Michael Jordan's book => lisbon-pt`),
  )('%s [1.4]', (text, expected) => expect(route(text)).toBe(expected))
})

describe('what is not wanted, what is past, and where a group comes from', () => {
  it.each(
    table(`
      I don't want to go to Dubai again, what about Oman? => oman
      we won't be flying to Malta, show us Cyprus => cyprus
      why don't we go to Lisbon => lisbon-pt
      I don't mind going to Rome => rome-it
      spent too much on our last trip to Greece, this time Turkey => turkiye
      thirty pupils from Leeds, Budapest => budapest-hu < leeds-gb
      couple greece september => greece
      Thailand, especially Bangkok => thailand bangkok-th
      begins in Tampa and ends in Chicago, 3 days => chicago-us < tampa-us
      start in Rome and end in Venice => rome-it venice-it
      Kultur und Essen in Wien => vienna-at
      Wir wollen nach Essen => essen-de-north-rhine-westphalia
      we like hot springs =>
      a weekend in Hot Springs => hot-springs-us-arkansas
      we need an SUV in Switzerland => switzerland`),
  )('%s [1.4]', (said, expected) => expect(route(said)).toBe(expected))
})
