import { asSchema, jsonSchema } from 'ai'
import type { Schema, Tool, ToolSet } from 'ai'

type InputSchema = Tool['inputSchema']
const prepared = new WeakMap<object, Schema>()

/** The same tools, whose schemas are written out for models once, not at every step of every reply. */
export function withPreparedSchemas(tools: ToolSet): ToolSet {
  return Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, { ...tool, inputSchema: prepare(tool.inputSchema) }])) as ToolSet
}

function prepare(given: InputSchema): Schema {
  const known = prepared.get(given)
  if (known !== undefined) return known
  const { jsonSchema: written, validate } = asSchema(given)
  const schema = jsonSchema(written, validate === undefined ? {} : { validate })
  prepared.set(given, schema)
  return schema
}
