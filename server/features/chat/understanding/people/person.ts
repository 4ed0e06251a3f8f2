import { pattern } from '../../language/pattern.ts'
import type { Span } from '../plain-text.ts'
import type { NounPhrase } from './behind-noun.ts'

export type PersonKind = 'speaker' | 'adult' | 'child' | 'relative' | 'couple'

/** One who is named, or several who are named with one word. */
export interface PersonWord extends Span {
  kind: PersonKind
  /** Null where it is not said how many: 'the kids'. */
  count: number | null
  child: boolean
  /** 'Two more', 'three other people': they come with those who are counted already. */
  besides: boolean
  /** 'Our kids' are those of two. */
  ours: boolean
  /** The other one of a couple. */
  partner: boolean
  /** 'My', 'our': a person of the one who speaks. */
  owned: boolean
  /** 'Her friend': a person of somebody else. */
  theirs: boolean
  /** Counts only beside others: 'a couple', 'a Dane'. */
  weak: boolean
  ages: number[]
  /** Where the noun ends and ages begin. */
  named: number
}

/** Words of these classes that mean something else here: 'kids menu', 'adult price', 'people watching'. */
const THING_AFTER = pattern()`
  ^-(?!\s|old|daughter|son|in-law)|^['’]?\s*(?:\/mm\b|games?\b|menus?\b|activit|clubs?\b|prices?\b|tickets? price|rates?\b|friendly|watching|pool|
  museum|section|discount|fares?\b|meal|room\b|rooms\b|entrance|carrier|mover|beds?\b|live\b|lives\b|lived|say\b|said|recommend|told|who live|
  there are\b|speak|are (?:nice|friendly|so|very)|stuff|play|areas?\b|corner|tickets? (?:cost|are)|seats?\b|size|shows?\b|tours?\b|tent|boat|themed|
  class(?:es)?\b|camp|hospital|hostel|bar\b|pub\b|shop)
`
const PARTNER = /^(?:wife|wifey|missus|mrs|hubby|hubs|husband|partner|girlfriend|boyfriend|fianc.e?|spouse|gf|bf|dh|dw|dp|lady|sweetheart|lover)$/

/** 'Dear husband', 'dear daughter', as forums write them: those of the one who writes. */
const DEAR = /^d(?:h|w|p|d|s|gs|gd|sis|bro)$/

const IS_GROWN = /^(?:'s| is| are| has been)? (?:now )?(?:currently )?(?:stud(?:ying|ies)|working|works|liv(?:ing|es?)|got married|getting married|married|graduat\w+|moved|an exchange student|at (?:uni|university|college)\b)(?! out\b)/

/** What a noun phrase says of the party; null where its noun means no people here. */
export function personOf(phrase: NounPhrase, { from, to, named, text }: Span & { named: number; text: string }): PersonWord | null {
  const { noun, determiner, besides } = phrase
  const after = text.slice(to, to + 20)
  // '2000 per couple', 'couples resorts'.
  if (noun.kind === 'couple' && (/\b(?:per|each|every)\s+$/.test(text.slice(Math.max(0, from - 8), from)) || /^['’]?\s+(?:resorts?|hotels?|retreats?|spas?|packages?|massages?|activities|therapy|only\b)/.test(after))) return null
  // 'Does he need an adult ticket?', 'is the child fare lower'; 'one adult ticket' is bought for somebody.
  if (/^(?:an?|the|any|that|this)?$/.test(determiner) && !/^(?:\d|one)/.test(text.slice(from, to)) && /^\s*(?:tickets?|fares?|prices?|rates?|entry|admission|pass)\b/.test(after)) return null
  if (THING_AFTER.test(after) || (!noun.plural && /^ of (?:an?|the|my|his|her)\b/.test(after)) || /^'s?(?:\s(?!and\b)|$)/.test(text.slice(to))) return null
  // 'My daughter is studying in Leeds': she is there, grown up, and visited.
  if (noun.kind === 'child' && IS_GROWN.test(text.slice(to))) return null
  const base: Base = {
    from,
    to,
    named,
    child: false,
    besides,
    ours: /\bour\b/.test(determiner) && !determiner.endsWith("kin's"),
    partner: PARTNER.test(noun.lemma),
    owned: /\b(?:my|our|his|her|their|mine)\b/.test(determiner) || DEAR.test(noun.lemma),
    theirs: /^(?:his|her|their)$/.test(determiner),
    weak: false,
    ages: phrase.ages,
  }
  return READERS[noun.kind](phrase, base)
}

type Base = Omit<PersonWord, 'kind' | 'count'>
type Reader = (phrase: NounPhrase, base: Base) => PersonWord | null

const READERS: Record<NounPhrase['noun']['kind'], Reader> = { adult: readAdult, doer: readDoer, couple: readCouple, child: readChild, kin: readKin, pair: readPair }

function readAdult({ noun, count, determiner, ages }: NounPhrase, base: Base): PersonWord | null {
  if (noun.lemma === 'single parent') return { ...base, kind: 'speaker', count: 1 }
  // 'I am 40 years old.'
  if (noun.lemma === 'adult' && ages.length > 0 && determiner === '' && count === 1) return null
  if (count === null) return null
  // 'A guy' counts beside others only.
  if (count === 1 && /^(?:an?|another)$/.test(determiner) && !base.besides && ages.length === 0 && !/^(?:adult|senior|grownup|pensioner)$/.test(noun.lemma)) return { ...base, kind: 'adult', count, weak: true }
  return { ...base, kind: 'adult', count }
}

/** 'Three nurses'; 'a nurse' beside others only. */
function readDoer({ noun, count }: NounPhrase, base: Base): PersonWord | null {
  if (count === null) return null
  if (count === 1) return noun.plural ? null : { ...base, kind: 'adult', count, weak: true }
  return noun.plural ? { ...base, kind: 'adult', count } : null
}

function readCouple({ noun, count, determiner }: NounPhrase, base: Base): PersonWord | null {
  if (noun.plural && count === null) return null
  if (count === null || (count === 1 && !base.besides)) return /^(?:the|my|our)/.test(determiner) ? null : { ...base, kind: 'couple', count: 2, weak: true }
  return { ...base, kind: 'couple', count: count * 2 }
}

function readKin({ noun, count, determiner }: NounPhrase, base: Base): PersonWord | null {
  if (noun.lemma === 'single parent') return { ...base, kind: 'speaker', count: 1 }
  // 'A lady at the desk'.
  if (/^(?:lady|fella|fellow|fellows|neighbou?r|carer|caregiver|groom|bride|ma|pa|abuela|sis|bro|lover|associate)$/.test(noun.lemma) && determiner === '' && count === null) return null
  if (!noun.plural) return { ...base, kind: 'relative', count: count ?? 1 }
  if (count !== null) return { ...base, kind: 'relative', count }
  if (determiner.startsWith('both')) return { ...base, kind: 'relative', count: 2 }
  // 'Two brothers and their wives': as many as they are.
  return determiner === 'their' ? { ...base, kind: 'relative', count: null } : base.ages.length > 1 ? { ...base, kind: 'relative', count: base.ages.length } : null
}

function readPair({ noun, count, determiner }: NounPhrase, base: Base): PersonWord | null {
  return { ...base, kind: 'relative', count: count ?? 2, weak: count === null && ((determiner === '' && base.named - base.from < 14) || (/^in-?laws$/.test(noun.lemma) && base.ages.length === 0)) }
}

function readChild({ noun, count, determiner, grown, ages }: NounPhrase, base: Base): PersonWord | null {
  // Of a family's children some may be grown.
  const isChild = !grown && (ages.length === 0 || ages.some((age) => age <= 17))
  const own = count ?? (ages.length > 0 ? ages.length : null)
  if (/^(?:twin|triplet)$/.test(noun.lemma) && noun.plural) return { ...base, kind: 'child', child: isChild, count: count === null || count === 1 ? (noun.lemma === 'twin' ? 2 : 3) : count }
  // 'Boys' and 'girls' with a number are friends as often as children.
  if (/^(?:boy|girl|youth)$/.test(noun.lemma) && noun.plural && !base.ours && ages.length === 0 && !/little|young|small/.test(determiner)) return own === null ? null : { ...base, kind: 'relative', count: own }
  const owned = base.owned || /^the\b/.test(determiner)
  if (own === null && !noun.plural) return { ...base, kind: 'child', child: isChild, count: 1, owned: base.owned || determiner !== '' }
  return { ...base, kind: 'child', child: isChild, owned, count: determiner.startsWith('both') ? 2 : own }
}
