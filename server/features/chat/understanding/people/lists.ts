import { pattern } from '../../language/pattern.ts'
import { COUNT } from '../numbers.ts'
import type { Span } from '../plain-text.ts'
import { AMONG, clusters } from './clusters.ts'
import { areOthers } from './others.ts'
import { isOfAnotherTime } from './past.ts'
import type { PersonWord } from './person.ts'

/** People who are named one after another, added up. */
export interface PeopleCount {
  /** Absent when only children are counted. */
  size?: number
  adults?: number
  children?: number
  /** Without the one who speaks and those who go without saying. */
  named?: number
  spans: Span[]
}

/** 'Five nurses coming with me'. */
const COMES_ALONG = /^\s*(?:(?:who|that)(?:'s| is| are|'re| will be)?\s+|will be\s+|are\s+)?(?:coming|going|travell?ing|flying|joining|tagging)\s+(?:along\s+)?(?:with\s+)?(?:me|us)\b/
/** 'I'm bringing three people'. */
const TAKES = /\bi(?:'m| am|'ll be| will be|'ll| will)\s+(?:bring(?:ing)?|tak(?:e|ing))\s+$/
/** Words that bring people along with the one who speaks. */
const COMPANY = pattern()`
  (?:\b(?:with|w\/?|and|plus|bring(?:ing)?(?:\s+along)?|tak(?:e|ing)(?:\s+along)?|bringin'?|takin'?|joined by|accompanied by|along with|alongside|
  together with|includes?|including|surpris(?:e|ing)|treat(?:ing)?|i(?:'ve| have)? invit(?:ed?|ing)|i'm inviting|it's|it is|it'll be|it will be|
  there(?:'s| is| are|'ll be)|we(?:'re| are| will be|'ll be| have)|i(?:'m| am|'ll be| will be) (?:with|bringing)|us|party|group|family|travell?ers|
  just)|[&+:])\s*(?:a total of |just |also |only |both )?$
`
const NOT_COMPANY = pattern()`
  \b(?:(?:fit|fits|hold|holds|carry|seat|seats|entertain|host|fits up to)|
  (?:share|sharing|discuss|talk|speak|check|chat|argue|agree|send|compare)\b[^.;!?]{0,16}\bwith|
  (?:maximum|minimum|max|min|capacity|average|limit) (?:of|is)|groups of(?: \d+ (?:to|-))?|can|could|visit(?:ing)?|see(?:ing)?|
  meet(?:ing)?(?: up)?(?: with)?|from|to|gift for|present for|ask(?:ed)?|told|tell|know|call(?:ed)?|text|dinner with|stay(?:ing)? with|lives? with|
  living with|stud(?:y|ies|ying) with|lunch with|work(?:s|ing)? with|plays? with|teach(?:es|ing)? with|share (?:\w+ ){0,3}with|met|like|love|without|
  not|than)\s*$
`
const OTHERS_GO = /^\s*(?:(?:are|is|will be)\s+(?:fly|travel|visit|head)\w*|(?:needs?|has|have|wants?)\s+to\s+(?:fly|travel))\b(?!\s+(?:with|alongside))/
/** 'It is for my parents', 'my mum and dad want to see Lisbon': several who go by themselves. */
const OTHERS_WISH = /^\s*(?:want|would like|'d like|wish|hope|plan|intend|dream of|are (?:planning|hoping))\s+(?:to\s+)?(?:see|visit|go|explor|return|stay|spend)/
/** 'My daughter is 16 and wants to go with me'. */
const GOES_WITH_US = pattern()`
  ^(?: is \d{1,2})?,?(?: (?:(?:and|who|he|she|they)\s+)*(?:will|would like to|(?:is|are) (?:going to|coming|travell?ing|keen to)|wants? to|wishes to|hopes to|plans? to|
  might|comes?|joins?|accompan(?:y|ies)|goes|travels?|flies))(?: be)?(?: (?:come|go|travel|fly|join|accompany|visit|be|coming|going|joining|accompanying))?(?: along)?(?: (?:on|to) [\w ]{1,20}?)? (?:with )?(?:me|us)\b
`
const WITHOUT_US = /^[^.;!?]*\bwithout (?:us|me)\b/
const FOR_OTHERS = pattern()`
  \b(?:it's|it is|this is|this one is|it'll be|trip|holiday|vacation|getaway|weekend|flights?|tickets?|room|hotel|something|surprise|book(?:ing)?|
  plan(?:ning)?|arrang(?:e|ing)|organi[sz](?:e|ing))\s+for\s+$
`
const GONE = pattern()`
  ^\s*(?:fit\b|died|were killed|too many|too few|aren't|isn't|are not|is not|won't|will not|can't|cannot|is no longer|are no longer|has? dropped|
  dropped out|stay(?:s|ing)? (?:at )?home|recommended|said|told|lives?|lived|says?|went|visited|loves? (?:it|that)|has been|have been|suggested|got|
  who lives?)\b
`

const CHANGED_TO = /\b(?:change|set|switch|update|make|adjust|correct|amend)\w*\s+(?:it|that|this|(?:the |our |my )?(?:number of |no\.? of )?(?:passengers?|people|travell?ers?|guests?|party(?: size)?|group(?: size)?|pax|persons?|participants))\s+(?:back )?to\s+$/

/** The best count that the message's lists of people give: 'my wife, our two kids and my parents', '2 adults and a child'. */
export function countPeople(people: readonly PersonWord[], text: string): PeopleCount | null {
  const named = clusters(people, text)
  const each = eachWishing(named, text)
  if (each !== null) return each
  const counts = named.flatMap((some) => countCluster(some, text) ?? [])
  const sized = counts.filter(({ size }) => size !== undefined)
  if (sized.length === 0) return counts[0] ?? null
  const most = sized.reduce((largest, count) => ((count.size ?? 0) > (largest.size ?? 0) ? count : largest))
  return withChildrenApart(most, counts, text)
}

const WISHES = /^\s+(?:all |both |only |really )?(?:wants?|wishes|likes?|loves?|needs?|prefers?|fanc(?:y|ies)|would (?:like|love|rather)|(?:is|are) (?:into|after|keen))\b/

/** 'Dad wants golf, mum wants a spa, my sister and I want the sea': all who wish for something go. */
function eachWishing(named: readonly PersonWord[][], text: string): PeopleCount | null {
  const wishing = named.filter((some) => WISHES.test(text.slice(some.at(-1)?.to ?? 0, (some.at(-1)?.to ?? 0) + 24)) && some.every(({ kind, count, theirs }) => kind !== 'adult' && (count ?? 0) > 0 && !theirs)).flat()
  if (!wishing.some(({ kind }) => kind === 'speaker') || named.filter((some) => some.some((person) => wishing.includes(person))).length < 2) return null
  const saidOf = ({ from, to }: PersonWord): string => text.slice(from, to)
  const once = wishing.filter((person, at) => wishing.findIndex((other) => saidOf(other) === saidOf(person)) === at)
  const sum = (some: readonly PersonWord[]): number => some.reduce((total, { count }) => total + (count ?? 0), 0)
  const [size, children] = [sum(once), sum(once.filter(({ child }) => child))]
  return { size, named: size - 1, adults: size - children, ...(children > 0 ? { children } : {}), spans: wishing.map(({ from, to }) => ({ from, to })) }
}

/** 'An 11 and a 13 year old. We are 2 adults.': who is counted as a grown-up is without the children, wherever those are. */
function withChildrenApart(adults: PeopleCount, counts: readonly PeopleCount[], text: string): PeopleCount {
  const said = adults.spans.map(({ from, to }) => text.slice(from, to)).join(' ')
  const apart = counts.filter(({ size, children }) => size === undefined && (children ?? 0) > 0)
  const [first] = apart
  if (adults.size === undefined || adults.children !== undefined || first?.children === undefined || apart.length > 1) return adults
  if (AMONG.test(text.slice(0, first.spans[0]?.from)) && first.children < adults.size) return { ...adults, adults: adults.size - first.children, children: first.children }
  if (!/\b(?:adults?|grown|wife|husband|partner|hubby)\b/.test(said)) return adults
  return { ...adults, size: adults.size + first.children, adults: adults.size, children: first.children, spans: [...adults.spans, ...first.spans] }
}

function countCluster(people: PersonWord[], text: string): PeopleCount | null {
  const from = people[0]?.from ?? 0
  const to = people.at(-1)?.to ?? 0
  const before = text.slice(Math.max(0, from - 48), from)
  if (isOver(text, { from, to }) || isOfAnotherTime(text, from)) return null
  if (areOthers(text, { from, to, size: people.reduce((sum, { count }) => sum + (count ?? 0), 0) })) return null
  // 'What can I do with two kids', 'change the passengers to one adult'.
  const told = (/\b(?:to|for|can|could)\s+$/.test(before) && people.some(({ kind }) => kind === 'speaker')) || CHANGED_TO.test(before)
  if ((NOT_COMPANY.test(before) && !told) || (GONE.test(text.slice(to, to + 24)) && !people.some(({ kind }) => kind === 'speaker'))) return null
  const spans = [{ from, to }]
  const among = amongUs(people, text)
  if (among !== null) return { ...among, spans }
  const absolute = people.some(({ kind, besides }) => (kind === 'adult' || kind === 'couple') && !besides)
  const known = people.reduce((sum, { count, kind }) => sum + (kind === 'speaker' ? 0 : (count ?? 0)), 0)
  const speakers = Math.max(0, ...people.map(({ kind, count }) => (kind === 'speaker' ? (count ?? 1) : 0)))
  const children = people.reduce((sum, { count, child }) => sum + (child ? (count ?? 0) : 0), 0)
  const unsaid = people.some(({ count }) => count === null)
  const speaks = people.some(({ kind }) => kind === 'speaker')
  // 'Plus her parents', on its own.
  if (!speaks && people[0]?.theirs === true && !/^\W*(?:oh,?\s+)?(?:and|plus|also)\s+(?:also\s+)?$/.test(text.slice(0, from))) return null
  if (absolute) {
    const size = known + (speaks ? speakers : COMES_ALONG.test(text.slice(to, to + 40)) || TAKES.test(before) ? 1 : 0)
    return size < 1 || size > 200 ? null : { size, named: known, adults: size - children, ...(children > 0 ? { children } : {}), spans }
  }
  const relatives = people.some(({ kind, besides }) => kind === 'relative' || besides)
  // 'My parents are flying': they, without the one who writes.
  if (!speaks && known > 0 && !/\b(?:with|and|plus|bring\w*|tak(?:e|ing))\s+$/.test(before) && (OTHERS_GO.test(text.slice(to, to + 40)) || (known > 1 && children === 0 && (OTHERS_WISH.test(text.slice(to, to + 40)) || (FOR_OTHERS.test(before) && people.every(({ partner }) => !partner)))))) return { size: known, adults: known - children, ...(children > 0 ? { children } : {}), spans }
  // 'My son and his mate go without us.'
  if (!speaks && known > 0 && WITHOUT_US.test(text.slice(to, to + 60))) return { size: known, adults: known - children, ...(children > 0 ? { children } : {}), spans }
  const unowned = people.every(({ owned, theirs, kind }) => (!owned || theirs) && kind !== 'speaker')
  // 'Mum, dad and a baby', 'three girls': all are named, and nobody is named with them.
  if (unowned && relatives && known > 1 && (!COMPANY.test(before) || /:\s*$/.test(before)) && !/\bhave\s+$/.test(before)) return { size: known, adults: known - children, ...(children > 0 ? { children } : {}), spans }
  if (!isCompany(people, { before, speaks, text, from })) return onlyChildren({ children, unsaid, spans, people })
  if (unsaid && known === 0) return onlyChildren({ children, unsaid, spans, people })
  // 'We are bringing our kids': both parents speak.
  const parents = children > 0 && !speaks && isTwo(people, before) && !people.some(({ partner }) => partner) && (!relatives || people.some(({ ours, child }) => ours && child))
  const group = /\b(?:we(?:'re| are| will be|'ll be)|group of|us)\s+(?:just |all )?$/.test(before) && people.length === 1 && !people[0]?.owned && relatives
  const another = people[0]?.besides === true && people[0].kind === 'couple' && /\bwe\b/.test(before)
  const size = known + (speaks ? speakers : group ? 0 : parents || another ? 2 : 1)
  return { size, named: known, adults: size - children, ...(children > 0 ? { children } : {}), spans }
}

/** 'The four of us with children of 5 and 9' are four; 'the two of us with two kids' are not. */
function amongUs(people: readonly PersonWord[], text: string): Omit<PeopleCount, 'spans'> | null {
  const [us, young] = people
  if (us?.kind !== 'speaker' || young === undefined || people.length !== 2 || !young.child || young.ages.length === 0) return null
  const [size, children] = [us.count ?? 1, young.count ?? 0]
  if (size < 3 || children >= size || !AMONG_US.test(text.slice(us.to, young.from)) || COUNTED.test(text.slice(young.from, young.to))) return null
  return { size, named: size, adults: size - children, children }
}

const AMONG_US = /^\s*,?\s*(?:travell?ing |going )?with\s+$/
const COUNTED = new RegExp(`^(?:(?:my|our|the)\\s+)?(?:${COUNT})\\b`)

/** 'I was there with my wife in 1998.' */
function isOver(text: string, { from, to }: Span): boolean {
  return /\b(?:i|we)\s+(?:was|were|went|visited|stayed|travell?ed|came)\s+(?:there|here|with|to|in|together)\b[^.;!?,]*$/.test(text.slice(Math.max(0, from - 60), to)) && !/^[^.;!?]*\b(?:want|now)\b/.test(text.slice(to, to + 12))
}

function isTwo(people: PersonWord[], before: string): boolean {
  return people.some(({ ours }) => ours) || /\b(?:we|us|our|family|couple)\b/.test(before)
}

function onlyChildren({ children, unsaid, spans, people }: { children: number; unsaid: boolean; spans: Span[]; people: PersonWord[] }): PeopleCount | null {
  if (!people.every(({ kind }) => kind === 'child')) return null
  if (children > 0) return people.some(({ owned, count }) => owned || (count ?? 0) > 1) ? { children, spans } : null
  return unsaid && people.some(({ owned }) => owned) ? { children: 0, spans } : null
}

/** Whether those named travel with the one who speaks. */
function isCompany(people: PersonWord[], { before, speaks, text, from }: { before: string; speaks: boolean; text: string; from: number }): boolean {
  if (people.length === 1 && people[0]?.kind === 'child' && !people[0].owned && people[0].count === 1 && !/\b(?:with|bring|have)|^\W*(?:oh,?\s+)?(?:and|plus)\s+$/.test(before)) return false
  if (speaks || GOES_WITH_US.test(text.slice(people.at(-1)?.to ?? 0))) return true
  if (COMPANY.test(before) && (people.some(({ owned, count, kind }) => owned || (count ?? 0) > 1 || kind !== 'child') || /\b(?:with|bring)|^\W*(?:oh,?\s+)?(?:and|plus)\s+$/.test(before))) return true
  // Two or more who open a sentence are its travellers.
  return people.length > 1 && people.some(({ owned }) => owned) && /^\W*$|[.!?;:\n]\s*$/.test(text.slice(Math.max(0, from - 40), from))
}
