import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ATTRIBUTE_NAMES } from '../../sdk/config/attributes.ts'
import { functionOf, membersOf, shapesIn } from './sdk-docs.mjs'

const of = (body: string) => membersOf('one.ts', 'One', `export type Colour = 'red' | 'blue'\nexport interface One {\n${body}\n}`)

describe('the documentation that is made of types', () => {
  it('gives names, types and words, and the words that a type allows in place of its name', () => {
    expect(of("  /** What it is painted\n   * in. */\n  colour?: Colour")).toEqual([{ name: 'colour', type: "'red' | 'blue'", text: 'What it is painted in.' }])
    expect(of('  /** Paints it. */\n  paint(colour: Colour, coats?: number): void')).toEqual([{ name: 'paint', type: 'paint(colour: Colour, coats?: number): void', text: 'Paints it.' }])
  })

  it('writes a type of several lines in one, without what is said inside it', () => {
    expect(of('  /** Painted. */\n  painted: {\n    by: string\n    /** In coats. */\n    coats?: number\n  }')[0]?.type).toBe('{ by: string; coats?: number }')
  })

  it('gives a function under the name that partners call, with what is said of its parameters', () => {
    const source = '/**\n * Paints a house.\n * @param house Whose it is does not matter.\n */\nexport function paintHouse(house: string, coats = 2): Painted {\n  return {}\n}'
    expect(functionOf('paint', 'one.ts', 'paintHouse', source)).toEqual({ name: 'paint', type: 'paint(house: string, coats = 2): Painted', text: 'Paints a house. `house`: Whose it is does not matter.' })
    expect(() => functionOf('paint', 'one.ts', 'paintBoat', source)).toThrow('one.ts has no function paintBoat')
  })

  it('stops where a partner would read nothing', () => {
    expect(() => of('  colour: Colour')).toThrow('One.colour in one.ts says nothing about itself')
    expect(() => membersOf('one.ts', 'Two', '')).toThrow('one.ts has no interface Two')
  })

  it('has every attribute of the tag, and every event', () => {
    expect(membersOf('sdk/config/index.ts', 'PlannerConfig').map(({ name }) => name).toSorted()).toEqual(ATTRIBUTE_NAMES.toSorted())
    const events = membersOf('sdk/events/index.ts', 'PlannerEvents').map(({ name }) => name)
    expect(events).toContain('message-sent')
    const readme = readFileSync('sdk/README.md', 'utf8')
    expect([...events, ...ATTRIBUTE_NAMES].filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([])
  })

  it('tells what is in the shapes that the events name, and what a brand is short for', () => {
    const shapes = shapesIn('sdk/events/index.ts', 'PlannerEvents')
    expect(shapes.map(({ name }) => name)).toEqual(expect.arrayContaining(['Activity', 'ItineraryId', 'Day']))
    const activity = shapes.find(({ name }) => name === 'Activity')
    expect(activity?.members).toContainEqual({ name: 'productCode', type: 'string', text: '' })
    expect(activity?.members).toContainEqual({ name: 'price?', type: '{ amount: number; currency: string }', text: '' })
    expect(shapes.find(({ name }) => name === 'Day')).toMatchObject({ type: 'string', members: [], text: expect.stringContaining('YYYY-MM-DD') })
  })
})
