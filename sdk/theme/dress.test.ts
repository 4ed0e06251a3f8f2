import { afterEach, describe, expect, it } from 'vitest'
import { parseColour, type Rgb } from './colour.ts'
import { contrast } from './contrast.ts'
import { dress, dressOf, type Dress } from './dress.ts'
import { paletteOf } from './palette.ts'

const read = (text: string): Rgb => {
  const colour = parseColour(text)
  if (!colour) throw new Error(`no colour: ${text}`)
  return colour
}

describe('the rules of a theme', () => {
  it('say nothing of what a page left open', () => {
    expect(dressOf({ scheme: 'auto', accent: '#c2341d' }).rules).not.toMatch(/--(paper|ink|river|sans|corner)/)
    expect(dressOf({ scheme: 'auto', theme: 'radius: 8px' }).rules).not.toMatch(/accent|paper/)
  })

  it('set the accent with what is written on it, and what is made of it', () => {
    const { rules, bad } = dressOf({ scheme: 'dark', accent: '#c2341d', theme: 'accent: #000' })
    expect(rules).toContain('--accent:#c2341d;--on-accent:#ffffff;')
    expect(rules).toMatch(/--accent-wash:light-dark\(#\w{6},#\w{6}\);/)
    expect(bad).toEqual([])
  })

  it('set families, corners and density; a finger keeps its 44 px', () => {
    const { rules } = dressOf({ scheme: 'auto', theme: { font: 'Inter, sans-serif', heading: '"Playfair Display"', radius: 10, density: 'compact' } })
    expect(rules).toContain('--sans:Inter, sans-serif,"Instrument Sans Variable"')
    expect(rules).toContain('--serif:"Playfair Display","Brygada 1918 Variable"')
    expect(rules).toContain('--corner-soft:10px;--corner-sheet:15px;')
    expect(rules).toMatch(/@media \(pointer:fine\)\{.*--touch:36px/)
  })

  it('name what is not understood, and let nothing of it into the sheet', () => {
    const { rules, bad } = dressOf({ scheme: 'auto', accent: 'reddish', theme: 'paper: url(x)}; font: a}*{; radius: 8px' })
    expect(rules).toBe(':host([data-view]),.launcher.launcher,.frame.frame,.frame .meander{--corner-soft:8px;--corner-sheet:12px;}')
    expect(bad).toHaveLength(3)
    expect(bad.join(' ')).toContain('accent="reddish"')
  })

  it('have a surface that is named once in the scheme that it suits, and the look’s own in the other', () => {
    const { rules } = dressOf({ scheme: 'auto', theme: 'paper: #fff8ee' })
    expect(rules).toContain('--paper:light-dark(#fff8ee,#0b161b);')
    expect(dressOf({ scheme: 'auto', theme: 'paper: light-dark(#fff8ee, #201810)' }).rules).toContain('--paper:light-dark(#fff8ee,#201810);')
  })
})

describe('the colours that a page names', () => {
  const TEXTS = ['ink', 'ink-soft', 'ink-faint', 'river', 'alert', 'good']
  const SURFACES = ['paper', 'sheet', 'wash']

  it('are read by WCAG AA on every surface, whatever they are', () => {
    const levels = [0, 40, 90, 119, 150, 200, 255]
    const greys = levels.map((level): Rgb => [level, level, level])
    const bright = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#f6b92c', '#0a5c68'].map(read)
    for (const paper of [...greys, ...bright]) {
      for (const other of [...greys, ...bright]) {
        for (const scheme of ['light', 'dark'] as const) {
          const colours = paletteOf({ paper, ink: other, link: other, accent: other }, scheme)
          const ratio = (one: string, two: string) => contrast(colours[one] ?? [0, 0, 0], colours[two] ?? [0, 0, 0])
          const of = `${paper} ${other} ${scheme}`
          for (const surface of SURFACES) {
            for (const text of TEXTS) expect(ratio(text, surface), `${text} on ${surface}, ${of}`).toBeGreaterThanOrEqual(4.5)
            expect(ratio('rule-firm', surface), of).toBeGreaterThanOrEqual(3)
          }
          for (const text of ['ink', 'ink-soft']) expect(ratio(text, 'accent-wash'), `${text} on accent-wash, ${of}`).toBeGreaterThanOrEqual(4.5)
          for (const plate of ['accent', 'accent-deep']) expect(ratio('on-accent', plate), `${plate}, ${of}`).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })

  it('stay what they are where they can be read', () => {
    expect(paletteOf({ paper: read('#fff8ee'), ink: read('#2b1d0e'), link: read('#7a2e00') }, 'light')).toMatchObject({ paper: read('#fff8ee'), ink: read('#2b1d0e'), river: read('#7a2e00') })
  })
})

describe('a theme that is taken from the page', () => {
  afterEach(() => {
    document.body.replaceChildren()
    document.documentElement.removeAttribute('class')
    document.body.removeAttribute('style')
  })

  it('wears its paper, ink, fonts, accent and corners, but for what is said, and follows it when it turns', async () => {
    document.body.style.cssText = 'background-color: rgb(255, 250, 240); color: rgb(40, 30, 20); font-family: Georgia'
    document.body.innerHTML = '<h1 style="font-family: Futura">A walk</h1><button style="background-color: rgb(20, 90, 200); border-start-start-radius: 7px">Subscribe</button><p></p>'
    const element = document.body.appendChild(document.createElement('div'))
    for (const one of document.body.children) one.getClientRects = () => [{}] as unknown as DOMRectList
    const worn: Dress[] = []
    const stop = dress(element, { scheme: 'auto', theme: 'host; heading: Didot' }, now => worn.push(now))
    expect(worn[0]?.rules).toContain('color-scheme:light;')
    expect(worn[0]?.rules).toMatch(/--paper:light-dark\(#fffaf0,/)
    expect(worn[0]?.rules).toContain('--sans:Georgia,')
    expect(worn[0]?.rules).toContain('--serif:Didot,')
    expect(worn[0]?.rules).toContain('--accent:#145ac8;')
    document.body.style.backgroundColor = 'rgb(20, 16, 12)'
    await expect.poll(() => worn.at(-1)?.rules).toContain('color-scheme:dark;')
    stop()
  })
})
