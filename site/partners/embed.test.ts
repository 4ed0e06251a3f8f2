import { describe, expect, it } from 'vitest'
import { FIRST, readEmbed, ruleOf, sayContrast, fragmentOf, tagOf } from './embed.ts'

const HERE = 'https://meander.example'

describe('the tag that a partner pastes', () => {
  it('says what was chosen and nothing that holds anyway', () => {
    expect(tagOf({ ...FIRST, view: 'floating', locale: 'de-DE' }, HERE)).toBe(
      [
        '<script async',
        '  src="https://meander.example/sdk/v1.js"></script>',
        '<meander-planner',
        '  destination="Lisbon"',
        '  view="floating"',
        '  scheme="dark"',
        '  accent="#FF8F75"',
        '  locale="de-DE"></meander-planner>',
      ].join('\n'),
    )
    expect(tagOf({ ...FIRST, destination: ' ', scheme: 'auto', accent: '#F6B92C' }, HERE)).toMatch(/\n<meander-planner><\/meander-planner>$/)
  })

  it('says what is worn as one theme, and takes no accent along where the page has its own', () => {
    expect(tagOf({ ...FIRST, corners: '8px', density: 'compact', font: 'Georgia, serif' }, HERE)).toContain('  accent="#FF8F75"\n  theme="font: Georgia, serif; heading: Georgia, serif; radius: 8px; density: compact"')
    const worn = tagOf({ ...FIRST, look: 'host', corners: '0', article: 'add' }, HERE)
    expect(worn).toContain('  theme="host; radius: 0"\n  article="add"')
    expect(worn).not.toContain('accent')
  })

  it('lets no name of a place out of its attribute', () => {
    const { body } = new DOMParser().parseFromString(tagOf({ ...FIRST, destination: 'The "Old" <Town> & Harbour' }, HERE), 'text/html')
    expect(body.querySelector('meander-planner')?.getAttribute('destination')).toBe('The "Old" <Town> & Harbour')
    expect(body.querySelector('town')).toBeNull()
  })

  it('comes with a reserved height where the planner stands in the text', () => {
    expect(ruleOf(FIRST)).toContain('min-height: 640px')
    expect(ruleOf({ ...FIRST, view: 'floating' })).toBeNull()
    expect(ruleOf({ ...FIRST, view: 'drawer' })).toBeNull()
    expect(ruleOf({ ...FIRST, view: 'page' })).toContain('min-height: 100dvh')
  })
})

describe('what the page says of a colour', () => {
  it.each([
    ['#FF8F75', 'Ink on coral, 7.3 : 1.'],
    ['#0A5C68', 'White on river, 7.7 : 1.'],
    ['#c2341d', 'White on #c2341d, 5.5 : 1.'],
  ])('names the letters on %s and how well they read', (accent, words) => {
    expect(sayContrast(accent)).toContain(words)
  })

  it('says nothing of what is none', () => {
    expect(sayContrast('#12')).toBeNull()
  })
})

describe('the address of the page', () => {
  it('keeps every choice', () => {
    const embed = { destination: 'São Miguel & Faial', view: 'drawer', scheme: 'light', accent: '#7fcfd2', look: 'host', font: 'Georgia, serif', corners: '16px', density: 'compact', article: 'read', locale: 'en-GB' } as const
    expect(readEmbed(fragmentOf(embed))).toEqual(embed)
  })

  it('falls back, choice by choice, where it says what there is not', () => {
    expect(readEmbed('#view=window&scheme=dim&accent=transparent&locale=tlh&look=theirs&corners=9&article=all')).toEqual(FIRST)
    expect(readEmbed(`#destination=${'x'.repeat(500)}`).destination).toHaveLength(120)
  })
})
