import * as z from 'zod'
import type { Schema } from '@meander/sdk/contract/endpoint'

export type JsonSchema = Record<string, unknown>

/** 'sent': what a caller writes, where defaults may be left out. 'answered': what the server writes. */
type Side = 'sent' | 'answered'

/** Writes schemas of the contract as JSON Schema, the dialect of OpenAPI 3.1, and keeps those that have a name in one place. */
export interface SchemaWriter {
  write(schema: Schema, side: Side): JsonSchema
  /** What `#/components/schemas/…` in the answers of `write` points at. */
  components(): Record<string, JsonSchema>
}

export function createSchemaWriter(names: ReadonlyMap<Schema, string>): SchemaWriter {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema as never, { id })
  const convert = (schema: Schema, side: Side): JsonSchema => {
    const { $schema: _dialect, ...written } = z.toJSONSchema(schema as never, { io: side === 'sent' ? 'input' : 'output', metadata: registry, unrepresentable: 'any', override })
    return written
  }
  /** Those that are written otherwise than they are answered have a second name. */
  const twofold = new Set([...names].filter(([schema]) => JSON.stringify(convert(schema, 'sent')) !== JSON.stringify(convert(schema, 'answered'))).map(([, name]) => name))
  const nameOf = (name: string, side: Side) => (side === 'sent' && twofold.has(name) ? `${name}Sent` : name)
  const components = new Map<string, JsonSchema>()

  return {
    write(schema, side) {
      const written = pointAtComponents(convert(schema, side), (name) => nameOf(name, side)) as JsonSchema & { $defs?: Record<string, JsonSchema> }
      const { $defs = {}, id, ...whole } = written
      for (const [name, { id: _id, ...definition }] of Object.entries($defs)) components.set(nameOf(name, side), definition)
      if (typeof id !== 'string') return whole
      components.set(nameOf(id, side), whole)
      return { $ref: `#/components/schemas/${nameOf(id, side)}` }
    },
    components: () => Object.fromEntries([...components].toSorted(([one], [other]) => one.localeCompare(other))),
  }
}

/** An answer may get further fields in time: nobody should take it amiss. */
function override({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}

/** Definitions beside each schema become those of the whole document. */
function pointAtComponents(value: unknown, nameOf: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => pointAtComponents(one, nameOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) =>
      key === '$ref' && typeof one === 'string' ? [key, `#/components/schemas/${nameOf(one.slice('#/$defs/'.length))}`] : [key, pointAtComponents(one, nameOf)],
    ),
  )
}
