import type { TripFacts } from './facts.ts'
import type { Party } from './party.ts'

/** Keeps who travels after one more message; a bare number answers the question how many, or takes their number back where `corrects` says so. */
export function addParty(facts: TripFacts, { party, bareCount, corrects, bareAges = [] }: { party: Party | null; bareCount: number | null; corrects?: boolean; bareAges?: number[] }): void {
  // '3 and 6', where two children were told of.
  if (bareAges.length > 0 && bareAges.length === facts.children && (party === null || party.size === undefined)) {
    facts.ages = bareAges
    return
  }
  if (party === null) {
    if (bareCount === null) return
    const isAnswer = facts.groupSize === undefined && facts.destination !== undefined
    const isCorrection = facts.groupSize !== undefined && corrects === true
    if (isCorrection) forgetWho(facts)
    if (isAnswer || isCorrection) facts.groupSize = bareCount
    return
  }
  if (isAmongKnown(facts, party)) return
  if (party.noChildren === true) leaveChildren(facts, party.size)
  if (party.change !== undefined) return changeSize(facts, party)
  const more = party.ages.length || party.children
  if (party.besides === true && more && facts.groupSize !== undefined && facts.adults === facts.groupSize) return changeSize(facts, { ...party, change: more, children: more })
  if (party.size !== undefined && !(party.describes === true && facts.groupSize !== undefined && facts.groupSize >= party.size)) {
    // 'How much for the four of us?' says nothing new of four who were told one by one.
    if (party.size !== facts.groupSize || party.children !== undefined || party.adults !== undefined) {
      delete facts.adults
      delete facts.children
    }
    if (party.size !== facts.groupSize) {
      delete facts.ages
      delete facts.adultsFrom
    }
    facts.groupSize = party.size
  }
  if (party.adults !== undefined) facts.adults = party.adults
  // Who has two of an age has two, however many are spoken of: 'the kids are 6 and 10; my daughter loves dinosaurs'.
  const children = party.children === undefined ? 0 : Math.max(party.children, party.ages.filter((age) => age < 18).length)
  if (children > 0) facts.children = children
  if (children > (party.children ?? 0) && facts.adults !== undefined && facts.groupSize !== undefined) facts.adults = Math.max(0, Math.min(facts.adults, facts.groupSize - children))
  if (party.ages.length > 0 && (party.size !== undefined || party.children !== undefined || facts.groupSize !== undefined)) facts.ages = withOthersAges(facts, party.ages)
  if (party.eachAge !== undefined) addEachAge(facts, party.eachAge)
  if (party.adultsFrom !== undefined) facts.adultsFrom = party.adultsFrom
}

/** 'The kids hate museums', 'the baby sleeps at one', 'my 9 year old loves boats': of those who are counted already, and nobody else. */
function isAmongKnown({ children, ages }: TripFacts, party: Party): boolean {
  const areKnown = party.ages.length > 0 && party.ages.every((age) => ages?.includes(age) === true)
  // 'Can the 4 year old join?'
  if (party.change !== undefined && party.change === party.ages.length && areKnown) return true
  if (children === undefined || party.size !== undefined || party.adults !== undefined || party.change !== undefined || party.besides === true || party.noChildren === true || party.eachAge !== undefined || party.adultsFrom !== undefined) return false
  if (party.uncounted === true) return true
  // 'The 16 year old finds it lame', where the children are 5 and 9: the ages are known, and somebody is spoken of.
  const areAllTold = (ages ?? []).filter((age) => age < 18).length === children
  if (areAllTold && party.children === 1 && children > 1) return true
  return party.children !== undefined && party.children < children && ((party.children === 1 && party.ages.length === 0) || areKnown)
}

/** The ages of grown-ups stay when those of the children are told, and the other way round. */
function withOthersAges({ ages = [], groupSize, children = 0 }: TripFacts, said: number[]): number[] {
  const others = said.every((age) => age < 18) ? ages.filter((age) => age > 17) : said.every((age) => age > 17) ? ages.filter((age) => age < 18) : []
  if (groupSize !== undefined && others.length + said.length > groupSize) return said
  return said.every((age) => age < 18) && said.length !== children ? said : others.length === 0 ? said : said.every((age) => age < 18) ? [...others, ...said] : [...said, ...others]
}

/** 'Both 68': of every grown-up. */
function addEachAge(facts: TripFacts, age: number): void {
  if (facts.groupSize === undefined) return
  const young = (facts.ages ?? []).filter((one) => one < 18)
  const grown = facts.groupSize - Math.max(young.length, facts.children ?? 0)
  facts.ages = [...Array.from({ length: Math.max(0, grown) }, () => age), ...young]
}

function forgetWho(facts: TripFacts): void {
  delete facts.adults
  delete facts.children
  delete facts.ages
  delete facts.adultsFrom
}

function leaveChildren(facts: TripFacts, size: number | undefined): void {
  if (size === undefined && facts.groupSize !== undefined && facts.children !== undefined && facts.children < facts.groupSize) facts.groupSize -= facts.children
  delete facts.children
  keepAges(facts, (facts.ages ?? []).filter((age) => age > 17))
}

function keepAges(facts: TripFacts, ages: number[]): void {
  if (ages.length > 0) facts.ages = ages
  else delete facts.ages
}

/** One more beside those counted; beside nobody counted, one more than the traveller. */
function changeSize(facts: TripFacts, { change = 0, children = 0, ages }: Party): void {
  const size = (facts.groupSize ?? 1) + change
  if (size < 1) return
  facts.groupSize = size
  if (facts.adults !== undefined) facts.adults = Math.max(1, facts.adults + change - children)
  if (children !== 0) facts.children = Math.max(0, (facts.children ?? 0) + children)
  if (facts.children === 0) delete facts.children
  if (change > 0 && ages.length > 0) facts.ages = [...(facts.ages ?? []), ...ages]
  if (change < 0) keepAges(facts, agesLeft(facts, { children, ages }))
}

/** 'The seven-year-old stays home' takes that age along; where nobody says which child it is, none is known any more. */
function agesLeft({ ages: known = [], children: left = 0 }: TripFacts, { children = 0, ages }: Pick<Party, 'children' | 'ages'>): number[] {
  if (ages.length > 0 && ages.every((age) => known.includes(age))) return known.filter((age, at) => !ages.includes(age) || known.indexOf(age) !== at)
  return children < 0 || left === 0 ? known.filter((age) => age > 17) : known
}
