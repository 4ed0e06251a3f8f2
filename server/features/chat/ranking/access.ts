/** What the provider says is hard on the legs. */
export function asksForFitness(accessibility: readonly string[] = []): boolean {
  return accessibility.some((words) => /\bgood level of fitness\b|\bstrenuous\b|\bphysically demanding\b/i.test(words))
}

/** What the provider says no pushchair gets into. */
export function barsStrollers(accessibility: readonly string[] = []): boolean {
  return accessibility.some((words) => /\bnot suitable for (?:[\w ]*)(?:pushchairs|strollers|prams)\b/i.test(words))
}

/** What the provider says of wheelchairs, when it says that they can come. */
export function isStepFree(accessibility: readonly string[] = []): boolean {
  return accessibility.some((words) => /\bwheelchair[- ](?:accessible|friendly)\b|\bsuitable for wheelchair|\bcan be visited in a wheelchair\b|\bstep-free\b/i.test(words) && !/\b(?:not|part|partly)\b/i.test(words))
}

/** What the provider says keeps a wheelchair out. Silence does not: then one has to ask. */
export function isBarred(accessibility: readonly string[] = []): boolean {
  return !isStepFree(accessibility) && accessibility.some((words) => /\bnot suitable for wheelchair|\bstairs\b|\bsteps\b|\buneven\b/i.test(words))
}

/** Steps on the way, which a pushchair has to be carried over. */
export function speaksOfSteps(accessibility: readonly string[] = []): boolean {
  return !isStepFree(accessibility) && accessibility.some((words) => /\b(?:stairs|steps)\b/i.test(words))
}
