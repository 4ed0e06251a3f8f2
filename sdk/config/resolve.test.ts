import { describe, expect, it } from 'vitest'
import { resolveConfig } from './resolve.ts'

const around = { origin: 'https://meander.example', pageOrigin: 'https://blog.example' }

describe('configuration of a planner', () => {
  it('has a default for everything: a tag without attributes is a whole planner', () => {
    expect(resolveConfig({}, around)).toEqual({
      config: {
        view: 'inline',
        scheme: 'auto',
        locale: 'en-US',
        currency: 'USD',
        route: '/',
        origin: 'https://meander.example',
        firstParty: false,
      },
      bad: [],
    })
  })

  it('reads what attributes say', () => {
    const said = {
      partner: 'pk_slowmile',
      destination: ' Lisbon ',
      dates: '2027-03-14/2027-03-17',
      view: 'drawer',
      scheme: 'dark',
      accent: '#FF8F75',
      locale: 'pt-pt',
      currency: 'eur',
      campaign: 'autumn',
      route: '/chat',
    }
    expect(resolveConfig(said, around).config).toMatchObject({
      partner: 'pk_slowmile',
      destination: 'Lisbon',
      dates: { from: '2027-03-14', to: '2027-03-17' },
      view: 'drawer',
      scheme: 'dark',
      accent: '#FF8F75',
      locale: 'pt-PT',
      currency: 'EUR',
      campaign: 'autumn',
      route: '/chat',
    })
  })

  it.each([
    ['2027-03-14', { from: '2027-03-14', to: '2027-03-14' }],
    [{ from: '2027-03-14', to: '2027-03-17' }, { from: '2027-03-14', to: '2027-03-17' }],
  ])('reads dates %j', (dates, expected) => {
    expect(resolveConfig({ dates }, around).config.dates).toEqual(expected)
  })

  it.each([
    ['dates', '2027-03-17/2027-03-14'],
    ['dates', '2027-02-30/2027-03-02'],
    ['dates', 'next week'],
    ['dates', 7],
    ['view', 'sidebar'],
    ['scheme', 'Dark'],
    ['locale', 'not a locale'],
    ['currency', 'euros'],
    ['destination', 'x'.repeat(121)],
    ['route', '//evil.example'],
    ['route', 'chat'],
    ['origin', 'javascript:alert(1)'],
  ] as const)('takes the default for %s=%s and says what was expected', (name, value) => {
    const { config, bad } = resolveConfig({ [name]: value }, around)
    expect(config[name]).toEqual(resolveConfig({}, around).config[name])
    expect(bad).toHaveLength(1)
    expect(bad[0]?.name).toBe(name)
    expect(bad[0]?.message).toMatch(new RegExp(`^${name}=".*" is not understood: expected .+`))
  })

  it('drops the path of an origin', () => {
    expect(resolveConfig({ origin: 'https://eu.meander.example/app/' }, around).config.origin).toBe('https://eu.meander.example')
  })

  it('is first party only as the page of its own server', () => {
    const own = { origin: 'https://meander.example', pageOrigin: 'https://meander.example' }
    expect(resolveConfig({ view: 'page' }, own).config.firstParty).toBe(true)
    expect(resolveConfig({ view: 'inline' }, own).config.firstParty).toBe(false)
    expect(resolveConfig({ view: 'page' }, around).config.firstParty).toBe(false)
  })
})
