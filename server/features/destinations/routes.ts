import type Router from '@koa/router'
import { findDestinations, searchDestinations } from '@meander/sdk/contract/destinations'
import { limit } from '../../guards/limit.ts'
import { serve } from '../../http/serve.ts'
import type { DestinationCatalogue } from './catalogue.ts'
import { describeRegion } from './place.ts'

export interface DestinationsDeps {
  destinations: DestinationCatalogue
}

/** How many places a finished name may mean. */
const FOUND_AT_MOST = 8

export function addDestinationRoutes(router: Router, { destinations }: DestinationsDeps): void {
  serve(router, findDestinations, [limit('search')], ({ body }) => ({
    results: destinations
      .find(body.searchTerm)
      .slice(0, FOUND_AT_MOST)
      .map((place) => ({ destinationId: place.id, destinationName: place.name })),
  }))

  serve(router, searchDestinations, [limit('search')], ({ query }) => {
    const found = destinations.search(query.query, query.limit)
    if (query.explain === 'true') {
      return { matches: found.map(({ place, matchType, score }) => ({ name: place.name, matchType, score })) }
    }
    return { matches: found.map(({ place }) => ({ name: place.name, region: describeRegion(place) })) }
  })
}
