import { afterEach, describe, expect, it, vi } from 'vitest'
import { attendArticle, type ArticleDeps } from './index.ts'
import { destinationOf } from './places.ts'

afterEach(() => document.body.replaceChildren())

const page = (html: string, ...data: unknown[]) => {
  document.body.innerHTML = html + data.map(one => `<script type="application/ld+json">${typeof one === 'string' ? one : JSON.stringify(one)}</script>`).join('')
  return document
}
const lisbon = { '@type': 'City', name: 'Lisbon' }
const tower = { '@type': 'TouristAttraction', name: 'Belém Tower', address: { '@type': 'PostalAddress', addressLocality: 'Lisbon' } }

describe('where a page is about', () => {
  it.each<[string, unknown]>([
    ['a story that names it', { '@type': 'BlogPosting', headline: 'Uphill', contentLocation: lisbon }],
    ['a story about it', { '@type': ['Article', 'Report'], about: [{ '@type': 'Thing', name: 'Trams' }, lisbon], author: { '@type': 'Person', name: 'Inês', address: { addressLocality: 'Porto' } } }],
    ['a story that names it by its number', { '@graph': [{ '@type': 'Article', contentLocation: { '@id': '#l' } }, { '@id': '#l', '@type': 'Place', name: 'Lisbon' }] }],
    ['a sight, by its town', tower],
    ['a sight, by what it lies in', { '@type': 'TouristAttraction', name: 'Belém Tower', containedInPlace: lisbon }],
    ['a destination', [{ '@type': 'WebSite', name: 'The slow mile' }, { '@type': 'http://schema.org/TouristDestination', name: ' Lis\nbon ' }]],
    ['a trip, by its first stop', { '@type': 'TouristTrip', name: 'Portugal', itinerary: { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: tower }, { item: { '@type': 'City', name: 'Porto' } }] } }],
    ['a story before what else stands there', [{ '@type': 'City', name: 'Faro' }, { '@type': 'Article', spatialCoverage: 'Lisbon' }]],
  ])('is read from %s', (_, data) => {
    expect(destinationOf(page('', data))?.replace('Lis bon', 'Lisbon')).toBe('Lisbon')
  })

  it('is read from its marks where its data say nothing: what most of them lie in, or the first', () => {
    expect(destinationOf(page('<b data-meander-place="Sintra Palace, Sintra"></b><b data-meander-place="Alfama, Lisbon"></b><b data-meander-place="Belém, Lisbon"></b>', { '@type': 'Article', author: 'Inês' }))).toBe('Lisbon')
    expect(destinationOf(page('<b data-meander-place>Porto</b> and <b data-meander-place>Faro</b>'))).toBe('Porto')
  })

  it.each([['no data', ''], ['broken data', '{"@type": '], ['a name that is none', { '@type': 'City', name: '<b>x</b>' }], ['an address of the web', { '@type': 'Place', name: 'https://x.example' }], ['one too long', { '@type': 'City', name: 'x'.repeat(200) }], ['somebody’s home', { '@type': 'Organization', address: { addressLocality: 'Porto' } }]])(
    'is left open by %s', (_, data) => {
      expect(destinationOf(page('<p>A walk</p>', data))).toBeNull()
    })
})

describe('the marks of a page', () => {
  function attend(html: string, more: Partial<ArticleDeps> = {}) {
    const element = page(html).body.appendChild(document.createElement('div'))
    element.scrollIntoView = () => {}
    const [onDestination, write] = [vi.fn(), vi.fn()]
    const stop = attendArticle({ element, use: 'add', locale: 'en-US', onDestination, write, ...more })
    const buttons = [...document.querySelectorAll('meander-mark')].map(({ shadowRoot }) => shadowRoot?.querySelector('button'))
    return { element, onDestination, write, stop, buttons }
  }
  const TWO = '<p>To <b data-meander-place="Alfama, Lisbon">the old town</b>, and <a href="#"><i data-meander-place="Belém, Lisbon">west</i></a>.</p>'

  it('are buttons with the names of their places, and no button is in a link', () => {
    const { buttons, onDestination } = attend(TWO)
    expect(buttons.map(button => button?.getAttribute('aria-label'))).toEqual(['Add Alfama to your trip', 'Add Belém to your trip'])
    expect(document.querySelector('a meander-mark')).toBeNull()
    expect(onDestination).toHaveBeenCalledWith('Lisbon')
  })

  it('collect what is pressed in one sentence, until that is sent', () => {
    const { buttons: [alfama, belem], write, element } = attend(TWO)
    alfama?.click()
    const one = 'I am planning a trip to Lisbon and would like to see Alfama.'
    expect(write).toHaveBeenLastCalledWith(one, '')
    expect(alfama?.getAttribute('aria-label')).toBe('Added: Alfama. Take it out again')
    belem?.click()
    expect(write).toHaveBeenLastCalledWith('I am planning a trip to Lisbon and would like to see Alfama and Belém.', one)
    alfama?.click()
    expect(write).toHaveBeenLastCalledWith('I am planning a trip to Lisbon and would like to see Belém.', expect.any(String))
    element.dispatchEvent(new CustomEvent('message-sent'))
    alfama?.click()
    expect(write).toHaveBeenLastCalledWith(one, '')
    belem?.click()
    expect(write).toHaveBeenLastCalledWith(one, one)
  })

  it('speak the language of the planner', () => {
    const { buttons: [alfama], write } = attend(TWO, { locale: 'de-AT' })
    expect(alfama?.lang).toBe('de')
    alfama?.click()
    expect(write).toHaveBeenLastCalledWith('Ich plane eine Reise nach Lisbon und möchte Alfama sehen.', '')
  })

  it('are put once, and leave the page as it was', () => {
    const before = page(TWO).body.innerHTML
    const { stop, element } = attend(TWO)
    attendArticle({ element, use: 'add', locale: 'en', onDestination: () => {}, write: () => {} })()
    expect(document.querySelectorAll('meander-mark')).toHaveLength(2)
    stop()
    element.remove()
    expect(document.body.innerHTML).toBe(before)
  })

  it('are none where the page is only to be read', () => {
    const { buttons, onDestination } = attend(TWO, { use: 'read' })
    expect(buttons).toEqual([])
    expect(onDestination).toHaveBeenCalledWith('Lisbon')
  })
})
