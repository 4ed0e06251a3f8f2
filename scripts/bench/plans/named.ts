import type { Blocker, Request } from './requests.ts'

/** By what an answer shows that it has seen what blocks a request. */
const SIGNS: Record<Blocker, RegExp> = {
  place: /shelves are empty|not on my books|nearest place|nothing (?:to do )?(?:in|there)|do not (?:sell|have|know)|don't (?:sell|have|know)|no (?:activities|things|inventory)/i,
  budget: /below every price|nothing in .* costs \$[\d.]+ or less|too little|not enough|cheapest|under every|costs? (?:at least|more)|\$[\d.]+ (?:a person )?(?:is|buys|will not)/i,
  past: /\bover\b|\bpast\b|already/i,
  horizon: /no free start|not (?:yet )?(?:open|bookable|on sale)|too far|cannot be booked|closed/i,
  party: /room for|at once|too many|groups? of|largest/i,
  must: /\bno\b|\bnot\b|nothing|don't/i,
}

/** True where the answer tells what blocks the request; of a thing that nobody sells, by its name. */
export function isNamed({ blocker, must }: Request, text: string): boolean {
  if (blocker === null || !SIGNS[blocker].test(text)) return false
  const words = must.flatMap((thing) => thing.toLowerCase().match(/[a-z]{4,}/g) ?? [])
  return words.length === 0 || words.some((word) => text.toLowerCase().includes(word.slice(0, 5)))
}
