import type { JsonSchema } from './document.ts'

/** A piece of a type as it is written: plain text, or the name of a shape that is told of elsewhere. */
export type Part = string | { shape: string }

/** One field of what is sent or answered. */
export interface Field {
  name: string
  isOptional: boolean
  type: readonly Part[]
  /** What the type alone does not say: '1 to 200 characters'. Empty for nothing. */
  limits: string
}

const SHAPES = '#/components/schemas/'

/** A schema as a type is written in TypeScript, which those who read it know. */
export function sayType(schema: JsonSchema): Part[] {
  if (schema.$ref?.startsWith(SHAPES)) return [{ shape: schema.$ref.slice(SHAPES.length) }]
  if (schema.const !== undefined) return [JSON.stringify(schema.const)]
  if (schema.enum) return [schema.enum.map((one) => JSON.stringify(one)).join(' | ')]
  const either = schema.anyOf ?? schema.oneOf
  if (either) return join(either.map(sayType), ' | ')
  if (schema.allOf) return join(schema.allOf.map(sayType), ' & ')
  if (Array.isArray(schema.type)) return join(schema.type.map((type: string) => sayType({ ...schema, type })), ' | ')
  if (schema.type === 'array') return sayList(sayType(schema.items ?? {}))
  if (schema.type === 'object') return sayObject(schema)
  return [schema.type === 'integer' ? 'number' : typeof schema.type === 'string' ? schema.type : 'unknown']
}

function sayList(of: Part[]): Part[] {
  const isOne = of.length === 1 && (typeof of[0] !== 'string' || !of[0].includes(' | '))
  return isOne ? [...of, '[]'] : ['(', ...of, ')[]']
}

function sayObject(schema: JsonSchema): Part[] {
  const { additionalProperties } = schema
  const fields = fieldsOf(schema).map(({ name, isOptional, type }): Part[] => [`${name}${isOptional ? '?' : ''}: `, ...type])
  if (typeof additionalProperties === 'object') fields.push(['[name: string]: ', ...sayType(additionalProperties)])
  return fields.length === 0 ? ['{ }'] : ['{ ', ...join(fields, '; '), ' }']
}

function join(all: readonly Part[][], between: string): Part[] {
  return all.flatMap((one, index) => (index === 0 ? one : [between, ...one]))
}

/** The fields of an object, or of several that are taken together; none for what is no object. */
export function fieldsOf(schema: JsonSchema): Field[] {
  const own = Object.entries(schema.properties ?? {}).map(([name, one]) => ({ name, isOptional: !schema.required?.includes(name), type: sayType(one), limits: sayLimits(one) }))
  return [...own, ...(schema.allOf ?? []).flatMap(fieldsOf)]
}

/** The limits of a value in words. */
export function sayLimits(schema: JsonSchema): string {
  const bare = [schema, ...(schema.anyOf ?? [])]
  const first = (name: 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems') => bare.map((one) => one[name]).find((value) => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER)
  const said = [
    range(first('minLength'), first('maxLength'), 'characters'),
    range(first('minItems'), first('maxItems'), 'entries'),
    range(first('minimum'), first('maximum'), ''),
    bare.some(({ type }) => type === 'integer') ? 'whole' : '',
    schema.default === undefined || schema.default === '' ? '' : `${JSON.stringify(schema.default)} where nothing is said`,
  ]
  return said.filter(Boolean).join(', ')
}

function range(least: number | undefined, most: number | undefined, of: string): string {
  const said = least !== undefined && most !== undefined ? (least === most ? `${most}` : `${least} to ${most}`) : most !== undefined ? `at most ${most}` : least !== undefined ? `at least ${least}` : ''
  return said && `${said} ${of}`.trim()
}
