import { expect, it } from 'vitest'
import { drawTrip } from './draw-trip.ts'

const textsOf = (title: string, facts = 'One fact') => [...drawTrip({ title, facts, pictures: [] }).matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)

it.each([
  ['Four days in Lisbon', 'Four days in Lisbon'],
  ['Łódź & Đà Nẵng', 'Lódz &amp; Dà Nang'],
  ['Córdoba\n <b>', 'Córdoba &lt;b&gt;'],
  // Half a name would be another name.
  ['東京 Tokyo', ''],
  ['x'.repeat(60), `${'x'.repeat(39)}…`],
])('writes %j as %j', (title, written) => {
  expect(textsOf(title)).toEqual([written, 'One fact', 'Meander'])
})

it('has room for the longest dates', () => {
  const facts = 'Wednesday, September 23 - Wednesday, September 30 · 12 activities'
  expect(textsOf('Lisbon', facts)[1]).toBe(facts)
})
