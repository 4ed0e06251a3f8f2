import { describe, expect, it } from 'vitest'
import { fieldsOf, sayLimits, sayType } from './say-schema.ts'
import type { JsonSchema } from './document.ts'

const written = (schema: JsonSchema) => sayType(schema).map((part) => (typeof part === 'string' ? part : `<${part.shape}>`)).join('')

describe('a schema in words', () => {
  it.each<[string, JsonSchema]>([
    ['string', { type: 'string', minLength: 1 }],
    ['number', { type: 'integer' }],
    ['unknown', {}],
    ['true', { const: true, type: 'boolean' }],
    ['"light" | "dark"', { type: 'string', enum: ['light', 'dark'] }],
    ['string | null', { type: ['string', 'null'] }],
    ['<Day> | null', { anyOf: [{ $ref: '#/components/schemas/Day' }, { type: 'null' }] }],
    ['<Picture>[]', { type: 'array', items: { $ref: '#/components/schemas/Picture' } }],
    ['(string | null)[]', { type: 'array', items: { type: ['string', 'null'] } }],
    ['("a" | "b")[]', { type: 'array', items: { enum: ['a', 'b'] } }],
    ['{ date: <Day>; note?: string }', { type: 'object', properties: { date: { $ref: '#/components/schemas/Day' }, note: { type: 'string' } }, required: ['date'] }],
    ['{ [name: string]: number }', { type: 'object', additionalProperties: { type: 'number' } }],
    ['{ }', { type: 'object' }],
  ])('is written as %s', (type, schema) => {
    expect(written(schema)).toBe(type)
  })

  it('has the fields of all that are taken together, each with what may be left out', () => {
    const schema: JsonSchema = { allOf: [{ type: 'object', properties: { title: { type: 'string', maxLength: 200 } }, required: ['title'] }, { type: 'object', properties: { clientUserId: { type: 'string' } } }] }
    expect(fieldsOf(schema)).toEqual([
      { name: 'title', isOptional: false, type: ['string'], limits: 'at most 200 characters' },
      { name: 'clientUserId', isOptional: true, type: ['string'], limits: '' },
    ])
    expect(fieldsOf({ type: 'string' })).toEqual([])
  })

  it.each<[string, JsonSchema]>([
    ['1 to 200 characters', { type: 'string', minLength: 1, maxLength: 200 }],
    ['1 to 100, whole', { anyOf: [{ type: 'integer', minimum: 1, maximum: 100 }, { type: 'null' }] }],
    ['at least 0', { type: 'number', minimum: 0 }],
    ['whole', { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }],
    ['at most 3 entries', { type: 'array', maxItems: 3 }],
    ['8 where nothing is said', { type: 'number', default: 8 }],
    ['', { type: 'string', default: '' }],
  ])('has its limits: %s', (words, schema) => {
    expect(sayLimits(schema)).toBe(words)
  })
})
