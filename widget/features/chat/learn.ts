import type { ChatCore, TripFacts } from './chat-core.ts'

/** What is newly known is added; what a part leaves open takes nothing away. */
export function learn(core: ChatCore, ...sources: (object | null)[]): void {
  const known = Object.assign({}, ...sources.map(knownIn)) as TripFacts
  if (Object.keys(known).length > 0) core.$facts.set({ ...core.$facts.get(), ...known })
}

const knownIn = (facts: object | null) => Object.fromEntries(Object.entries(facts ?? {}).filter(([, value]) => value !== null && value !== undefined))
