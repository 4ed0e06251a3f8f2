import { ErrorBody, ERROR_STATUS } from '@meander/sdk/contract/errors'
import type { ErrorCode } from '@meander/sdk/contract/errors'
import { ClientUserId } from '@meander/sdk/contract/ids'
import { STREAM_HEADER, STREAM_PROTOCOL } from '@meander/sdk/contract/protocol'
import { PLAIN_ROUTES } from './beside-contract.ts'
import type { PlainRoute } from './beside-contract.ts'
import { listCalls, listSchemas } from './contract-calls.ts'
import type { ContractCall } from './contract-calls.ts'
import { createSchemaWriter } from './schemas.ts'
import type { JsonSchema, SchemaWriter } from './schemas.ts'

export interface OpenApiDocument {
  openapi: '3.1.1'
  info: JsonSchema
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, JsonSchema>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: JsonSchema }
}

/** Any call can answer these. */
const ALWAYS: readonly ErrorCode[] = ['bad-request', 'origin-not-allowed', 'too-many-requests', 'internal']
/** What is sent or answered as something else than JSON. */
const STREAMS = new Set(['postChat', 'resumeChat'])
const FORMS: Record<string, JsonSchema> = {
  transcribe: {
    type: 'object',
    required: ['audio'],
    properties: { audio: { type: 'string', contentMediaType: 'application/octet-stream' }, clientUserId: { type: 'string' }, language: { type: 'string' } },
  },
}

/** The contract as an OpenAPI 3.1 document: every call with its words, what it takes, answers and fails with, and every other route by its address. */
export function describeApi({ publicUrl, version }: { publicUrl: string; version: string }): OpenApiDocument {
  const schemas = createSchemaWriter(listSchemas())
  const calls = listCalls()
  const paths: OpenApiDocument['paths'] = {}
  const put = (path: string, method: string, operation: JsonSchema) => {
    const at = path.replace(/:(\w+)/g, '{$1}')
    paths[at] = { ...paths[at], [method.toLowerCase()]: operation }
  }
  for (const call of calls) put(call.endpoint.path, call.endpoint.method, describeCall(call, schemas))
  for (const route of PLAIN_ROUTES) put(route.path, route.method, describePlain(route))
  return {
    openapi: '3.1.1',
    info: { title: 'Meander', version, summary: 'Trips, activities, chat and sharing, as the planner itself calls them.', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: publicUrl }],
    tags: [...new Set([...calls.map(({ tag }) => tag), BESIDE])].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.components(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Of a planner on another origin; good for that origin alone.' },
        session: { type: 'apiKey', in: 'cookie', name: 'meander_session', description: 'Of the hosted site’s own pages.' },
      },
    },
  }
}

const BESIDE = 'pages and files'

function describeCall({ name, tag, description, endpoint }: ContractCall, schemas: SchemaWriter): JsonSchema {
  const { method, params, query, reply, errors } = endpoint
  const inQuery = method === 'GET' || method === 'DELETE'
  const guest = { name: 'clientUserId', in: 'query', required: false, description: 'Names the guest.', schema: schemas.write(ClientUserId, 'sent') }
  return {
    operationId: name,
    tags: [tag],
    summary: inWords(name),
    ...(description !== '' && { description }),
    parameters: [...parametersOf(schemas.write(params, 'sent'), 'path'), ...parametersOf(schemas.write(query, 'sent'), 'query'), ...(inQuery ? [guest] : [])],
    ...(!inQuery && { requestBody: bodyOf(name, endpoint.body, schemas) }),
    responses: {
      200: STREAMS.has(name) ? STREAM : { description: 'Done.', content: { 'application/json': { schema: schemas.write(reply, 'answered') } } },
      ...(name === 'readCurrentUser' && { 204: { description: 'Nobody is signed in, where the call said that this is an answer too.' } }),
      ...failuresOf([...errors, ...ALWAYS], schemas),
    },
    security: [...(errors.includes('not-signed-in') ? [] : [{}]), { bearer: [] }, { session: [] }],
  }
}

const STREAM: JsonSchema = {
  description: 'Lines of the AI SDK’s data stream protocol v1, `code:JSON`, each as it is there. The last is `d:`.',
  headers: { [STREAM_HEADER]: { schema: { const: STREAM_PROTOCOL } } },
  content: { 'text/plain': { schema: { type: 'string' } } },
}

function bodyOf(name: string, schema: ContractCall['endpoint']['body'], schemas: SchemaWriter): JsonSchema {
  const form = FORMS[name]
  if (form !== undefined) return { required: true, content: { 'multipart/form-data': { schema: form } } }
  const guest = { type: 'object', properties: { clientUserId: schemas.write(ClientUserId, 'sent') } }
  return { content: { 'application/json': { schema: { allOf: [schemas.write(schema, 'sent'), guest] } } } }
}

function parametersOf(written: JsonSchema, where: 'path' | 'query'): JsonSchema[] {
  const { properties = {}, required = [] } = written as { properties?: Record<string, JsonSchema>; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: where, required: where === 'path' || required.includes(name), schema }))
}

/** One answer for each status, with the codes that it can have. */
function failuresOf(codes: readonly ErrorCode[], schemas: SchemaWriter): JsonSchema {
  const unique = [...new Set(codes)]
  const statuses = [...new Set(unique.map((code) => ERROR_STATUS[code]))]
  const describe = (status: number) => unique.filter((code) => ERROR_STATUS[code] === status).map((code) => `\`${code}\``).join(', ')
  return Object.fromEntries(
    statuses.map((status) => [status, { description: describe(status), content: { 'application/json': { schema: schemas.write(ErrorBody, 'answered') } } }]),
  )
}

function describePlain({ path, summary, type, statuses = [] }: PlainRoute): JsonSchema {
  const content = type === null ? {} : { content: { [type]: { schema: type === 'application/json' ? {} : { type: 'string' } } } }
  return {
    tags: [BESIDE],
    summary,
    parameters: [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    responses: { [type === null ? 302 : 200]: { description: summary, ...content }, ...Object.fromEntries(statuses.map((status) => [status, { description: 'It cannot be had.' }])) },
  }
}

/** `createShareLink` is "Create share link". */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
