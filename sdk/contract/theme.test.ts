import { describe, expect, it } from 'vitest'
import { colourPair, isPlainTheme, readTheme } from './theme.ts'

describe('a theme', () => {
  it('is read as a page writes it, and as a script does', () => {
    const tokens = { host: true, paper: 'light-dark(#fffaf0, rgb(20, 16, 10))', font: '"Source Sans 3", sans-serif', radius: 8, density: 'compact' }
    expect(readTheme('host; paper: light-dark(#fffaf0, rgb(20, 16, 10)); font: "Source Sans 3", sans-serif; radius: 8px; density: compact;')).toEqual({ tokens, bad: [] })
    expect(readTheme({ ...tokens, ink: undefined })).toEqual({ tokens, bad: [] })
  })

  it('counts as not said where it is not understood, part by part', () => {
    expect(readTheme('radius: 90px; colour: red; dark; density: tight; paper: #fff')).toEqual({ tokens: { paper: '#fff' }, bad: ['radius: 90px', 'colour: red', 'dark', 'density: tight'] })
    expect(readTheme({ constructor: 'x', host: 'yes' }).tokens).toEqual({})
    expect(readTheme(null)).toEqual({ tokens: {}, bad: [] })
  })

  it.each(['font: x} * {display: none', 'font: url(//evil.example)', 'font: "Inter', 'paper: red}', 'paper: url("x")', 'heading: a\\62'])('lets nothing out of its declaration: %s', text => {
    expect(readTheme(text).tokens).toEqual({})
  })

  it('names one colour, or one for each scheme', () => {
    expect(colourPair('#fff')).toEqual(['#fff', '#fff'])
    expect(colourPair('light-dark(rgb(1, 2, 3), hsl(1 2% 3%))')).toEqual(['rgb(1, 2, 3)', 'hsl(1 2% 3%)'])
  })

  it('can be registered where no browser is needed to read it', () => {
    expect(isPlainTheme('paper: light-dark(#fff, #101010); radius: 0; heading: Georgia, serif')).toBe(true)
    expect(isPlainTheme('host; density: compact')).toBe(true)
    expect(isPlainTheme('paper: tomato')).toBe(false)
    expect(isPlainTheme('colour: #fff')).toBe(false)
  })
})
