import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

export const DestinationResult = z.object({ destinationId: z.string(), destinationName: z.string() })
export type DestinationResult = z.infer<typeof DestinationResult>

/** A place whose name matches what was typed; `region` reads like 'Lisboa, Portugal'. */
export const DestinationMatch = z.object({ name: z.string(), region: z.string() })
export type DestinationMatch = z.infer<typeof DestinationMatch>

/** A match with the reason why it matched, as the demo shows it. */
export const ExplainedMatch = z.object({
  name: z.string(),
  matchType: z.enum(['exact', 'starts_with', 'alias', 'word', 'contains', 'fuzzy']),
  /** 0 to 1, higher is better. */
  score: z.number(),
})
export type ExplainedMatch = z.infer<typeof ExplainedMatch>

export const DESTINATION_SEARCH_LIMIT = 8
export const DESTINATION_SEARCH_LIMIT_DEMO = 10

export const findDestinations = defineEndpoint({
  method: 'POST',
  path: '/api/destinations/find',
  body: z.object({ searchTerm: z.string().check(z.maxLength(200)) }),
  reply: z.object({ results: z.array(DestinationResult) }),
})

const SearchQuery = {
  query: z.string().check(z.maxLength(200)),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), DESTINATION_SEARCH_LIMIT),
}

export const searchDestinations = defineEndpoint({
  method: 'GET',
  path: '/api/destinations/search',
  query: z.object({ ...SearchQuery, explain: z.optional(z.enum(['true', 'false'])) }),
  reply: z.object({ matches: z.union([z.array(DestinationMatch), z.array(ExplainedMatch)]) }),
})
