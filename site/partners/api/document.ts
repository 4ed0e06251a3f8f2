/** A JSON Schema of the document, in the parts that are shown. */
export interface JsonSchema {
  $ref?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  additionalProperties?: JsonSchema | boolean
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: JsonSchema
}

type Content = Record<string, { schema: JsonSchema }>

export interface Operation {
  operationId?: string
  tags: readonly string[]
  summary: string
  description?: string
  parameters?: readonly Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
  /** An empty one among them: nobody has to be known. */
  security?: readonly Record<string, unknown>[]
}

/** What the server says of itself at `API_DOCUMENT`, in the parts that are shown. */
export interface ApiDocument {
  openapi: string
  tags: readonly { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

export const API_DOCUMENT = '/api/openapi.json'

/** Rejects where the server cannot be reached, or has none. */
export async function readDocument(): Promise<ApiDocument> {
  const answer = await fetch(API_DOCUMENT)
  if (!answer.ok) throw new Error(`${answer.status}: ${API_DOCUMENT}`)
  return (await answer.json()) as ApiDocument
}

/** One route: a method of an address. `id` is its place on the page. */
export interface Route extends Operation {
  id: string
  method: string
  path: string
}

/** Routes under the nouns that they belong to, in the document's own order. */
export function groupRoutes({ tags, paths }: ApiDocument): { name: string; id: string; routes: Route[] }[] {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, id: operation.operationId ?? placeOf(`${method} ${path}`), method: method.toUpperCase(), path })),
  )
  return tags.map(({ name }) => ({ name, id: placeOf(name), routes: routes.filter((route) => route.tags.includes(name)) })).filter((group) => group.routes.length > 0)
}

const placeOf = (text: string): string => text.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, '')
