import { part, pattern } from '../language/pattern.ts'
import type { Money } from './money.ts'
import type { Span } from './plain-text.ts'

/** What the words around a sum say of it. */
export interface Cue {
  /** They speak of what may be spent. */
  strong: boolean
  /** They speak of an amount, of whatever it be. */
  weak: boolean
  /** 'At most' or 'at least', where it is said. */
  bound: 'most' | 'least' | null
}

const HEDGE = part`
  (?:(?:of|is|was|are|at|to|for|a|about|around|roughly|approximately|approx\.?|up to|a total of|total|overall|altogether|all[ -]in|like|maybe|
  max(?:imum)?|only|just|say|set|somewhere|anywhere|between|from|under|below|no more than|not more than|more than|over|above|be|would be|will be|it|
  that|by|in the range of|in the region of|the|beyond|past|within|near|close)[\s:~]+)*
`
const SPENDING = part`
  budget(?:ed|ing)?(?:\s+(?:limit|range|cap|per person|per day|each|in total|for \w+(?: \w+)?))?|spend(?:ing)?|cost(?:ing)?|afford|
  price(?:\s+(?:range|limit|cap))?|funds|cap(?:ped)?|ceiling|limit|pay|money|cash|saved(?: up)?|savings|wallet|purse|kitty|(?:put|set) aside|
  scraped together|stretch(?: it)? to|manage|(?:in )?total(?: of| is| =)?|allowance|(?:go|going|gone) (?:over|above|beyond|past|higher than)|
  the most (?:i|we) (?:can|could|want to|would|will) (?:do|pay|go|spend|manage)|all (?:i|we)(?:'ve)? (?:have|got|had)|thinking(?: of| about)?|
  this (?:time|year)(?: round| around)?
`
const SHIFT = '(?:raise|increase|bump|lower|drop|reduce|cut|bring|change|set|put|push)(?:\\s+(?:it|that|this|the budget|my budget|our budget))?(?:\\s+(?:up|down))?\\s+to'
const STRONG = new RegExp(`\\b(?:${SPENDING}|${SHIFT}|up (?:it|that|this|the budget|my budget|our budget) to)(?:'s)?[\\s:=~-]*(?:\\((?:total|max|each|pp|all in)\\)[\\s:=]*)?(?:(?:says|for (?:it|this|the trip|everything))\\s+)?${HEDGE}[~<≤]?\\s*$`)
const NO_MORE = part`
  (?:under|below|less(?: than| then)?|up to|at most|not? (?:more|higher|greater)(?: than| then)?|nothing (?:over|above|more than)|
  not (?:over|above|exceed(?:ing)?)|max(?:imum)?(?: of)?|within|(?:don't|do not|can't|cannot|won't|never|not)\b[^.;!?]{0,24}\b(?:over|above|
  more than|exceed|beyond|past)|stretch(?: it)? to|cap(?:ped)? at|limit(?:ed)? (?:of|to|is))
`
const NO_LESS = '(?:at least|minimum(?: of)?|more than|over|above|from|upwards of)'
const SOME = "(?:around|about|roughly|approximately|make (?:it|that)|between|with|for|have|got|i've|we've|ok(?:ay)? with|exceed(?:ing)?|(?:agreed|settled|landed|decided)(?: on| at)?)"
const MOST = new RegExp(`\\b${NO_MORE}\\s+(?:about |around |say )*$|[<≤]\\s*$`)
const LEAST = new RegExp(`\\b${NO_LESS}\\s+(?:about |around )*$`)
const WEAK = new RegExp(`(?:\\b(?:${NO_MORE}|${NO_LESS.replace('|from', '')}|${SOME})\\b|[<≤~])[\\s:~]*${HEDGE}$`)
const AFTER = pattern()`
  ^\s*(?:,\s*)?(?:(?:is|are|would be|will be|'s) (?:really |about |just )?(?:(?:all|what|the most|as much as|the maximum) (?:that )?(?:i|we)(?:'ve|'d|'re|'m)? ?(?:have|got|had|can|could|want|would|will|are|am|willing|ready|saved|dare)\b|(?:my|our) (?:absolute |strict |total |whole |final )?(?:budget|limit|max\w*))|
  budget(?!\s*[:=]?\s*(?:of |is )?[\d$€£](?!\d?\s+(?:people|persons?|pax|adults?|travell?ers?|of us|friends|guests)\b))|enough\b(?![^.;!?]*\?)|tops|max(?:imum)?|at most|(?:in )?total|in all\b|all told|
  all together|all[ -]in|all inclusive|altogether|overall|(?:in )?cash\b(?! back)|(?:left )?to (?:spend|play with|blow|burn)|(?:aside|to one side|by for (?:it|this))\b|
  left\b(?! (?:over|of|side))|or less|or under|or so (?:to spend|total)|limit|ceiling|each\b(?! way)|per (?:person|head|day|night|couple|family|adult)|
  a (?:day|night|person)\b|pp(?:pn|pd)?\b|p\.[pd]\.|[/] ?(?:d|day|night|person|pers|head|pp|pax)\b|a head|in the (?:pot|kitty|bank|purse)\b|
  between (?:us|(?:the )?(?:two|both|three|four|five|six) of us)\b|and (?:not|no) (?:a |one )?(?:cent|penny|dime|euro|dollar|more|pound)|
  (?:give or take|ish)\b|for (?:everything|everybody|everyone|all of us|us (?:all|both|two)|(?:the )?both(?: of us)?|the pair of us|
  the (?:whole|entire|lot|family|trip|two of us|three of us|four of us))\b|for (?:the |all |a )?(?:whole |entire )?#|
  [^.;!?]{0,24}\b(?:all (?:that )?(?:i|we)(?:'ve| have)? (?:can|could|have|got)|(?:i|we) can afford|(?:i|we) (?:can|could|want to|will) spend)\b|
  is (?:\w+ )?(?:my|our|the) (?:\w+ )?(?:budget|max(?:imum)?|limit|ceiling|cap|most|top))
`

/** '8000 is more realistic'. */
const JUDGED_AFTER = pattern()`
  ^\s*(?:is|seems|sounds|looks|feels|would be|might be)\s+(?:much |a bit |far |about |probably )?(?:more )?(?:realistic|fair(?:er)?|better|right|
  closer|likelier|likely|reasonable|sensible|doable)\b
`

/** What is bought, and is no trip. */
const GOOD = part`
  (?:hotels?|hostels?|rooms?|airbnb|flats?|apartments?|flights?|fares?|tickets?|tours?|trains?|taxis?|cabs?|ubers?|guides?|meals?|dinners?|
  lunch(?:es)?|menus?|visas?|insurance|car|rental|ferry|museum|entry|entrance|admission|pass(?:es)?|shoes|one|ones|options?|activit(?:y|ies)|cruise|
  spa|massage|class|lesson|show|concert|boat|phone|bike|parking|breakfasts?|tolls?|petrol|gas|beers?|coffees?|wine|pizza|taxi ride|ride|entry fee|
  city pass|metro|bus|day pass)s?
`
/** Money of another kind: gone, owed, given, changed or earned. */
const OTHER_MONEY = pattern()`
  \b(?:voucher|coupon|gift card|gift|refund(?:ed)?|discount|deposit|tips?|tipped|salary|wages?|rent|mortgage|bills?|loan|fine|tax|exchange|convert|
  withdraw|transfer(?:red)?|send|earn(?:s|ed|ing)?|owe[sd]?|lend|lent|borrow(?:ed)?|lost|won|stole|stolen|reward|prize|(?<!\b(?:to|in|for) )split|
  divided?|fees?|surcharges?|supplement|altitude|invoice|debt)\b[^.;!?,]{0,24}$|\bchange\s+(?:about |some |my )?$
`
const GONE = pattern()`
  \b(?:paid|spent|gets|receives|(?:was|were|been|got) (?:quoted|offered|charged|told)|costs|costed|cost (?:me|us)|charged|charges|worth|lost|
  earn(?:ed|ing|s)?|was|were|sells? for|goes for|is (?:it|that|this)|found (?:it|one) (?:for|at)|
  (?:does|do|did|would|will) (?:it|that|this|they) (?:really )?cost)\s+(?:about |around |only |over |me |us |like |really |the |another )*$
`
const GOOD_PRICED = pattern()`
  \b${GOOD}\s+(?:(?:in|at|to|from|of|for)\s+[a-z]+\s+|[a-z]+\s+){0,2}?(?:is|are|was|were|'s|costs?|charge[sd]?|comes? to|starts? (?:at|from)|
  for only)\s+(?:about |around |only |just |over )*$
`
const BOUGHT = /\b(?:booked|reserved|bought|saw|seen|spotted|(?:got|found|get)\s+(?:the|a|an|some|our|my|one)\s+\w+|paid for)\b[^.;!?]{0,32}\b(?:at|for|from)\s+(?:about |around |only |just )*$/
const SETTLED = /\b(?:booked|paid|reserved|sorted|bought)(?:\s+already)?\s*[,:(-]\s*(?:at |for )?$/
const SAID_ELSEWHERE = pattern()`
  \b(?:it|website|web ?site|site|sign|page|they|listing|poster|app|menu|brochure|he|she|guide|google|office|desk|driver|shop|cashier|somebody|someone|
  people)\s+(?:(?:in|at|by|of) (?:the )?\w+ )?(?:said|says|shows?|showed|quoted|lists?|listed|wants|wanted|asks?|want|say|charge|asked|
  charges)\s+(?:for )?(?:about |around |only )*$
`
const TOO_MUCH = /\btoo (?:much|expensive|pricey|dear|steep|high)\b\s*[,:;-]?\s*(?:at )?$|\b(?:how much is|how many \w+ is|what(?:'s| is))\s+$/
/** 'Is 45 euros per person or for all?' */
const ASKED = /(?:^|[.!?\n]\s*)(?:so |and |ok |but )?(?:is|are|was|were)\s+(?:the |that |those )?$/
/** 'Is the train to Bath 30 pounds return?' */
const ASKED_OF_GOOD = new RegExp(`(?:^|[.!?\\n]\\s*)(?:so |and |ok |but )?(?:is|are|was|were)\\s+(?:the|that|a|an|this)\\s[^.;!?]{0,12}\\b${GOOD}\\b[^.;!?]{0,24}$`)
const ENOUGH = /^\s*(?:[\w ]{0,24} )?(?:enough|ok|okay|realistic|doable|possible|sufficient|feasible|reasonable|plenty|too little|fine)\b/
/** '20 euros for a good breakfast' is the price of one. */
const FOR_ONE = pattern()`
  ^\s*(?:each )?for (?:an?|one|each|the|that) (?:[a-z]+ ){0,2}?(?:breakfast|brunch|lunch|dinner|meal|coffee|beer|wine|drink|ticket|taxi|cab|ride|
  massage|museum|entry|souvenir|bottle|sandwich|pizza|ice cream)\b
`
const FAIR = /^[\s,:;-]*(?:is (?:that|this|it) )?(?:an? )?(?:fair|good (?:deal|price|value)|reasonable price|normal|rip[- ]?off|too (?:much|expensive|dear)|worth it)\b[^.;!?]{0,12}\?/
/** 'I saved 300 euros by booking early.' */
const SPARED = /^\s*(?:by|when|because|off|on (?:the|my|our))\b/
const NOT_THIS = /\b(?:instead of|not|rather than)\s+(?:just |only )?$/
const THING_AFTER = /^\s*(?:-\s*)?(?:tours?|tickets?|deposit|tip|fee|fees|voucher|gift|coupon|fine|bill|note|discount|off\b|refund|option|one\b|activity|entry|each way|way|less|cheaper|sign|menu)\b/
const ONE_WAY = /^\s*(?:one|each)[ -]way\b/
/** 'The $60 boat trip', 'that 80 euro cruise': named by its price. */
const NAMED_BY_PRICE = /\b(?:the|that|this|those|these|your)\s+$/
const NAMED_AFTER = pattern('u')`
  ^\s+(?!(?:budget|limit|max\w*|total|per|a|an|each|for|we|i|you|is|was|that|or|and|in|on|to|from|mark|range|with|if|at|as|but|so|please|of|by|left|
  should|would|will|allowance|ceiling)\b)\p{L}{3,}
`
const MONEY_IN_BUDGET = /\b(?:budget|spend|afford|limit|max(?:imum)?|up to|under|less than|at most|no more than|within|can (?:you|we|i)\b[^.;!?]*)\s+(?:is |of |was |about |around |on |a )*$/

/** 'The tour for 45 euros sounds good': that very one, by its price. */
const THAT_ONE = /\b(?:the|that|this) (?:\w+ )?(?:tour|ticket|cruise|museum|boat(?: trip)?|class|show|pass|flight|ride|lesson|massage|concert|one|option|excursion)\s+(?:for|at)\s+(?:only |just |about )?$/

/** Whether a sum is the price of something, gone, or not meant for the trip. */
export function isOtherMoney(text: string, { span }: Money): boolean {
  const before = text.slice(Math.max(0, span.from - 64), span.from)
  const rest = text.slice(span.to, span.to + 48)
  if (NOT_THIS.test(before) || GONE.test(before) || SETTLED.test(before) || SAID_ELSEWHERE.test(before) || TOO_MUCH.test(before)) return true
  if (OTHER_MONEY.test(before) || ((ASKED.test(before) || ASKED_OF_GOOD.test(before)) && !ENOUGH.test(rest)) || (/\bsaved?\s+$/.test(before) && SPARED.test(rest))) return true
  // 'A taxi for 25 euros, fair?'
  if (FAIR.test(rest)) return true
  // 'I make 3000 euros a month.'
  if (FOR_ONE.test(rest) || (/^\s*(?:a|per|each|every) (?:month|year)\b/.test(rest) && !/\b(?:budget|spend|max\w*)\b/.test(before))) return true
  if (MONEY_IN_BUDGET.test(before)) return false
  if (GOOD_PRICED.test(before) || BOUGHT.test(before) || THAT_ONE.test(before)) return true
  return NAMED_BY_PRICE.test(before) && NAMED_AFTER.test(rest)
}

/** Whether a sum is named with the thing that it buys: '60 dollar tour'; 'under 90 euros one way' is a limit all the same. */
export function isOfThing(rest: string, bound: Cue['bound']): boolean {
  return THING_AFTER.test(rest) && !(bound === 'most' && ONE_WAY.test(rest))
}

export function cueOf(text: string, { from, to }: Span): Cue {
  const before = text.slice(Math.max(0, from - 64), from)
  const rest = text.slice(to, to + 48)
  return { strong: STRONG.test(before) || AFTER.test(rest), weak: WEAK.test(before) || JUDGED_AFTER.test(rest), bound: MOST.test(before) ? 'most' : LEAST.test(before) ? 'least' : null }
}
