import type { Party } from './party.ts'
import { readGrownAges, readOwnAge } from './people/grown-ages.ts'

/** Puts beside a party how old its grown-ups are: what they pay may depend on it, and what the youngest may do. */
export function withGrownAges(party: Party | null, text: string): Party | null {
  const grown = readGrownAges(text)
  const own = readOwnAge(text)
  if (grown === null && own === null) return party
  const known: Party = party ?? { ages: [], spans: [] }
  if (grown === null) {
    // 'I'm 17 and go with my parents.'
    if (own !== null && own < 18 && (known.size ?? 0) > 1 && (known.children ?? 0) === 0 && known.ages.length === 0) return { ...known, adults: (known.size ?? 2) - 1, children: 1, ages: [own] }
    // 'I'm 74 and he's 71', 'I'm 17 and go alone'; a father of 45 with his son of 8 is told of by the son's age alone.
    const isToldOf = own !== null && !known.ages.includes(own) && (known.size === 1 || (known.ages.length > 0 && known.ages.every((age) => age > 17)))
    return isToldOf ? { ...known, ages: [own, ...known.ages] } : party
  }
  const spans = [...known.spans, grown.span]
  if (grown.least !== undefined) return { ...known, adultsFrom: grown.least, spans }
  if (known.ages.some((age) => age > 17)) return party
  if (grown.each !== undefined) return { ...known, eachAge: grown.each, spans }
  // 'We're 74 and 71': these are two, and not seventy-four.
  const isPair = known.size === undefined || known.size === grown.ages[0]
  return { ...known, ...(isPair ? { size: 2, adults: 2 } : {}), ages: [...grown.ages, ...known.ages], spans }
}
