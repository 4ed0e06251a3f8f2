import type { Blocker, Request } from './requests.ts'

/** What an answer says where it has seen what blocks a request: the sentence, and not a word that could stand in any letter. */
const SIGNS: Record<Blocker, (request: Request) => RegExp> = {
  place: ({ place }) => new RegExp(`${place}[^.?!]*(?:not on my books|shelves are empty|nothing)|\\b(?:nothing|nobody|no|do not (?:sell|have|know)|don't (?:sell|have|know))\\b[^.?!]*\\b(?:in|of) ${place}`, 'i'),
  budget: () => /\$[\d.,]+[^.?!]*(?:below every price|buys nothing|is too little|is not enough|will not)|nothing[^.?!]*(?:costs|for) \$[\d.,]+ or less|cheapest[^.?!]*\$/i,
  past: ({ start }) => new RegExp(`${start.slice(0, 4)}[^.?!]*\\b(?:is|are|was|were) (?:over|past|already)|(?:is|are) (?:already )?(?:over|past)[^.?!]*${start.slice(0, 4)}`, 'i'),
  horizon: ({ start }) => new RegExp(`no(?:thing|ne)?[^.?!]*(?:free start|bookable|on sale|booked)[^.?!]*${start.slice(0, 4)}|${start.slice(0, 4)}[^.?!]*(?:no free start|not (?:yet )?(?:open|bookable|on sale)|cannot be booked|too far)`, 'i'),
  party: ({ adults }) => new RegExp(`\\b${adults}\\b[^.?!]*(?:more than|too many|room for|at once|largest)|(?:room for|most that fit|at most|no more than)[^.?!]*\\d`, 'i'),
  must: ({ must }) => new RegExp(`\\b(?:no|not|nothing|nobody|none|don't|cannot)\\b[^.?!]*(?:${stemsOf(must).join('|')})|(?:${stemsOf(must).join('|')})[^.?!]*\\b(?:no|not|nothing|nobody|none)\\b`, 'i'),
}

/** 'A polar bear safari' → polar, bear, safar. */
function stemsOf(must: readonly string[]): string[] {
  return must.flatMap((thing) => thing.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5))
}

/** True where one sentence tells what blocks the request; of a thing that nobody sells, by its name. */
export function isNamed(request: Request, text: string): boolean {
  return request.blocker !== null && SIGNS[request.blocker](request).test(text)
}
