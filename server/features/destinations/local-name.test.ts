import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../test/test-gazetteer.ts'
import { NAMES_BY_LANGUAGE } from './names-by-language.ts'
import { localName } from './local-name.ts'

const destinations = await openTestGazetteer()
const rows = NAMES_BY_LANGUAGE.trim().split('\n').map((line) => line.split(';').map((word) => word.trim()))

describe('the name of a place in a language', () => {
  it.each([
    ['vienna-at', 'de-AT', 'Wien'],
    ['vienna-at', 'FR', 'Vienne'],
    ['vienna-at', 'en-GB', 'Vienna'],
    ['vienna-at', undefined, 'Vienna'],
    ['lisbon-pt', 'de', 'Lissabon'],
    ['florence-it', 'fr-CA', 'Florence'],
    ['porto-pt', 'de', 'Porto'],
    ['germany', 'fr', 'Allemagne'],
    ['vienna-at', 'den', 'Vienna'],
  ])('of %s in %s is %s', (id, locale, name) => {
    const place = destinations.byId(id)
    expect(place && localName(place, locale)).toBe(name)
  })

  it('is of a place that is known, and leads back to it', () => {
    expect(rows.filter(([id = '']) => destinations.byId(id) === null).map(([id]) => id)).toEqual([])
    const wrong = rows.flatMap(([id, ...names]) => names.filter((name) => name !== '' && destinations.find(name)[0]?.id !== id).map((name) => `${name}: ${destinations.find(name)[0]?.id}, not ${id}`))
    expect(wrong).toEqual([])
  })
})
