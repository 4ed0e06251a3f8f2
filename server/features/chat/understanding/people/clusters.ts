import { pattern } from '../../language/pattern.ts'
import type { PersonWord } from './person.ts'

const JOINT = pattern()`
  ^\s*(?:,?\s*(?:and|&|\+|plus|n|'n'|with|w\/?|along with|as well as|together with|travell?ing with|going with|including|incl\.?)\s+(?:also\s+|
  maybe\s+|for\s+|then\s+|there's\s+|a total of\s+|about\s+|around\s+)?|
  (?:,\s*|,?\s+and\s+)(?:one|another|the other|a (?:double|twin|single))\s+(?:room\s+)?for\s+|[,;/]\s*(?:with\s+|plus\s+|and\s+)?|\s|\+|&|
  -)\s*(?:for\s+)?$
`
/** 'My wife and I want to bring our kids'. */
const BROUGHT = /^(?:'[a-z]+)?\s[^.;!?\n]{0,40}\b(?:bring(?:ing|in'?)?|tak(?:e|ing|in'?))\s*$/
/** So many letters on, and nobody is named with those before. */
/** 'Six people, including two children': counted already. */
export const AMONG = /\b(?:incl(?:uding|\.)?|of (?:which|whom)|among (?:them|whom|us))(?:\s+(?:are|is|there are))?\s*$/
/** 'My wife's friend is joining my wife and me.' */
const JOINS = /^\s+(?:(?:is|are|will|'s|'ll|'re)\s+)?(?:be\s+)?(?:joining|coming (?:along )?with|accompanying|travell?ing with|going with|joins?|accompany|accompanies)\s+$/
/** 'I fly on Monday, my husband two days later.' */
const FOLLOWS = pattern()`
  ^\s+(?:(?:arriv(?:es?|ing)|follow(?:s|ing)?|com(?:es?|ing) later|fl(?:y|ies|ying)|lands?|joins?)\b|
  (?:an?|one|two|three|four|five|a few|\d+)\s+(?:days?|hours?|nights?|weeks?)\s+(?:later|after)|[#\s]+(?:later|after)?|later\b)
`
const FARTHEST = 110
/** 'My wife and I go to Rome in May along with two friends.' */
const JOINED = /^[^.;!?\n]{0,90}\b(?:along with|together with|joined by|accompanied by|as well as|in addition to|plus)\s+(?:also\s+)?$/
const WITH = /^\s[^.;!?\n]{0,70}(?<!\b(?:stay|stays|staying|live|lives|living|meet|meeting|share|sharing|dinner|lunch|drinks|coffee|talk|up)\s)\bwith\s+$/
/** 'Two friends, one of whom brings her boyfriend.' */
const BRINGS = pattern()`
  ^\s*(?:,|\(|-)?\s*(?:and\s+)?(?:(?:one|two|both) of (?:them|us|whom)|who|she|he|they)(?:'s|'re)?\s+(?:will\s+|is\s+|are\s+|
  also\s+)*(?:bring(?:s|ing)?|tak(?:es?|ing)|com(?:es?|ing) with)\s*$
`
/** 'For 2 adults and I need a car': another sentence begins. */
const COUNTED_FOR = /\b(?:person|people|adults?|passengers?|guests?|travell?ers?|pax|ppl|kids|child|children)$/
/** 'My mate Jordan and I'. */
const NAMED_JOINT = /^\s+\p{L}{1,20},?\s+(?:and|&)\s+$/u

/** Those who are named together, in one list each. */
export function clusters(people: readonly PersonWord[], text: string): PersonWord[][] {
  const found: PersonWord[][] = []
  for (const person of people) {
    const open = found.at(-1)
    const last = open?.at(-1)
    const between = last === undefined ? '' : text.slice(last.to, person.from)
    const speaks = open?.some(({ kind }) => kind === 'speaker') === true
    const isBrought = last !== undefined && isBroughtAlong(between, { last, person, speaks, follows: FOLLOWS.test(text.slice(person.to, person.to + 24)) })
    // 'My parents and me, three of us': the second says how many the first are.
    const isTotal = person.kind === 'speaker' && (person.count ?? 1) > 1 && (speaks || /^\s*[-:(;]/.test(between) || (/^\s*,\s*(?:so\s+|making\s+|that's\s+|all\s+)?$/.test(between) && /\bof us$/.test(text.slice(person.from, person.to))))
    const isBrokenDown = last !== undefined && last.kind === 'speaker' && (last.count ?? 1) > 1 && !/\b(?:and|plus|with|along)\b|[&+]/.test(between)
    const isClause = last !== undefined && /^i$/.test(text.slice(person.from, person.to)) && !last.owned && COUNTED_FOR.test(text.slice(last.from, last.to))
    // 'Six people, my parents are coming too': another clause begins.
    const isSubject = last?.kind === 'adult' && /^\s*[,;]\s*$/.test(between) && /^\s+(?:is|are|will|'s|'re|comes?|joins?)\b/.test(text.slice(person.to, person.to + 8))
    const isAmong = last?.kind === 'adult' && AMONG.test(between)
    if (open !== undefined && last !== undefined && !isAmong && !isTotal && !isSubject && !isBrokenDown && !isClause && (isBrought || JOINT.test(between) || (last.kind === 'relative' && NAMED_JOINT.test(between)))) open.push(asMany(person, last))
    else found.push([person])
  }
  return found.map(withoutWeak).filter((some) => some.some(({ kind }) => kind !== 'speaker'))
}

/** 'My wife and I go to Rome in May along with two friends': who is named later in the sentence comes along. */
function isBroughtAlong(between: string, { last, person, speaks, follows }: { last: PersonWord; person: PersonWord; speaks: boolean; follows: boolean }): boolean {
  if (between.length > FARTHEST) return false
  if (((speaks || last.owned) && JOINED.test(between)) || (last.owned && JOINS.test(between))) return true
  if (speaks && (BROUGHT.test(between) || ((person.owned || person.kind === 'child') && WITH.test(between)))) return true
  if (speaks && follows && person.owned && !person.theirs && /^[^.;!?\n]*$/.test(between)) return true
  return last.owned && BRINGS.test(between)
}

/** 'Two brothers and their wives': as many as those before. */
function asMany(person: PersonWord, { count }: PersonWord): PersonWord {
  return person.kind === 'relative' && person.count === null ? { ...person, count } : person
}

/** 'A couple', 'a Dane' and 'the in-laws' count only beside others who do. */
function withoutWeak(people: PersonWord[]): PersonWord[] {
  return people.some(({ weak, kind, count }) => !weak && (kind !== 'speaker' || (count ?? 1) > 1)) ? people : people.filter(({ weak }) => !weak)
}
