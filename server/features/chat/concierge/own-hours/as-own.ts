import { pattern } from '../../language/pattern.ts'
import type { Clause } from '../../reader/index.ts'
import { hoursInClause } from './hours-in-clause.ts'

/** 'We have a spa thing from 2 to 5', 'Wednesday is taken', 'breakfast with a friend': something of their own, whatever else it was read for. */
const TELLS_OWN = pattern('iu')`
  ^(?!.*(?:\?|\b(?:please|can you|could you|add|put|move|swap|book us|find|show|plan|free)\b))(?:
  .*\b(?:we|i|he|she|they|husband|wife|partner|friend|son|daughter|kids|boys|girls)(?:['’]ve)? (?:already )?(?:have|has|had|got|(?:are|am|is) having|(?<=['’]ve )got) (?:already |got )?
  (?:(?:an?|our|my|some|her|his|their|theatre|theater|opera|concert) (?!\w+ (?:of \d|old))|(?:breakfast|brunch|lunch|dinner|drinks|supper|tickets|friends|rehearsal|church|training|work)\b)|
  .*\b(?:is|are|['’]s) (?:already )?(?:taken|booked|reserved|getting married)\b|.*\b(?:meeting|seeing|visiting) (?:up with )?(?:my|our|an?|some|friends?|family)\b|
  .*\b(?:melts? down|(?:is|are|gets?|be) (?:done|tired|cranky|grumpy|exhausted|asleep)|(?:in|to) bed|asleep|sleeps?|naps?|bedtime)\b.*(?:\d|early|noon|midday)|
  .*\bearly (?:nights?|bedtimes?|sleepers?)\b)
`
/** 'That is our day for the market': told of what they do themselves. */
const IS_OUR_DAY = /^\W*(?:that|it|this)(?:['’]s| is| will be)(?: going to be)? (?:our|my) (?:\p{L}+ )?(?:day|morning|afternoon|evening|night) (?:for|at|with|in|of)\b/iu
/** 'We've got tickets for the zoo from 10 till 2': of hours that are told from end to end nobody asks the desk. */
const IS_THEIRS = /^\W*(?:we|i)(?:['’]ve)? (?:already )?(?:have|got|have got|booked|have booked) (?:already )?(?:tickets?|a (?:booking|reservation|table|slot|tour booked)|booked)\b.*\b(?:from|between) \d{1,2}/iu
/** Acts that such a clause is mistaken for; one that asks or is surely something else is left as it is. */
const MISTAKEN: ReadonlySet<string> = new Set(['aside', 'add', 'move', 'fuller', 'empty', 'taste', 'trip', 'courtesy', 'fill', 'find', 'keep', 'save'])
const SURELY = 0.8
const MADE_SURE = 0.65

/** A clause that tells of something of their own at an hour or in a part of a day, as one of hours. */
export function asOwn(clause: Clause): Clause {
  if (IS_OUR_DAY.test(clause.text) && clause.act !== 'hours') return { ...clause, act: 'aside', share: Math.max(clause.share, MADE_SURE), spans: clause.spans.filter(({ label }) => label === 'day') }
  const isOther = clause.share >= SURELY && clause.act !== 'aside' && !IS_THEIRS.test(clause.text)
  if (isOther || !MISTAKEN.has(clause.act) || !TELLS_OWN.test(clause.text) || hoursInClause(clause.text) === null) return clause
  return { ...clause, act: 'hours', share: Math.max(clause.share, MADE_SURE), spans: clause.spans.filter(({ label }) => label === 'day') }
}

const WITH_PEOPLE = /\s(?:with|visit(?:ing)?|meet(?:ing)?|see(?:ing)?|at)\s(?:an?|my|our|some|old|his|her|their)?\s?(?:\p{L}+\s)?(?:friends?|cousins?|aunts?|uncles?|famil(?:y|ies)|colleagues?|boss|clients?|relatives?|in-laws|parents|grandparents|sisters?|brothers?)(?:['’]s)?(?!\p{L})/giu

/** Whom somebody meets does not come along. */
export function withoutMet(text: string, clauses: readonly Clause[]): string {
  return clauses.filter(({ act }) => act === 'hours').reduce((rest, clause) => rest.replace(clause.text, clause.text.replace(WITH_PEOPLE, ' ')), text)
}
