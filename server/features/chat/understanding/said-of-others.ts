import { part, pattern } from '../language/pattern.ts'

/** People who do not travel with whoever writes. */
const STRANGERS = part`
  (?:neighbou?rs?|colleagues?|cousins?|friends? of (?:mine|ours)|(?<!(?:\d|two|three|four|five|six|seven|eight|nine|ten|of|more|other|how many) )people|everyone|somebody|someone|
  locals|others|boss|kids next door|blog\w*|website|another site|
  nachbar\p{L}*|kolleg\p{L}+|(?<!(?:\d|zwei|drei|vier|fünf|sechs) )leute|chef\p{L}*|voisine?s?|collègues?|gens|vecin[oa]s?|compañer[oa]s?|gente)
`
/** 'My sister was', 'un ami a dit': what they did or say, and not that they come along. */
const KIN = part`
  (?:sisters?|brothers?|mum|mom|mother|dad|father|parents?|sons?|daughters?|husband|wife|partner|friends?|mates?|aunts?|uncles?|niece|nephew|
  schwester|bruder|mutter|vater|eltern|mann|frau|freund\p{L}*|sœur|soeur|frère|mère|père|mari|femme|amie?s?|hermana|hermano|madre|padre|marido|mujer|amig[oa]s?)
`
const SAYS = '(?:says?|said|thinks?|claims?|keeps|told|wonders?|asks?|wants to know|likes?|loves?|hates?|sagt|meint|findet|dit|pense|trouve|dice|cree|piensa)'
const JOINS = pattern('iu')`
  (?<!\p{L})(?:com(?:e|es|ing)|join\w*|with us|too|as well|also|along|bring\w*|kommt|kommen|mit|dabei|vien(?:t|nent|e|en)|avec nous|aussi|con nosotros|también)(?!\p{L})
`
const OF_OTHERS = pattern('iu')`(?<!\p{L})(?:${STRANGERS}(?!\p{L})|${KIN}(?: \p{L}+){0,1} ${SAYS}(?!\p{L}))`

/** What was, long before this trip. */
const ONCE = pattern('iu')`
  (?<!\p{L})(?:(?<!\bif )(?:i|we|he|she|it|they|(?:my|our|his|her|a|the) [\p{L}'-]+(?: [\p{L}'-]+)?) (?:just |only |really |already |never |once |also |both )?
  (?:was|were|went|did|paid|stayed|saw|spent|waited|lived|visited|hated|loved|flew|drove|took|came|found|heard|met|married|used to|
  (?:'ve|have|has|'d) (?:already |never |just |once |only )?(?:been|done|seen|stayed|lived|visited|paid))|got married|
  (?:i|we)'(?:ve|d) (?:already |never |just |once |only )?(?:been|done|seen|stayed|lived|visited|paid)|been there|
  last (?:year|time|summer|winter|spring|autumn|week|weekend|month|january|february|march|april|may|june|july|august|september|october|november|december)|
  on (?:our|my) last|(?:years?|months?) ago|in (?:19\d\d|20[01]\d|202[0-5])|
  war(?:en|st|t)?|hatten?|gewesen|damals|letzte[nsmr]? (?:jahr|woche|mal|monat|sommer|winter|herbst|januar|februar|märz|april|mai|juni|juli|august|september|oktober|
  november|dezember)|schon (?:ein)?mal|hab(?:e|en|t)? [^.;!?]{0,40}(?:bezahlt|gezahlt|gesehen|besucht|verbracht)|hat [^.;!?]{0,40}(?:bezahlt|gezahlt)|
  étai(?:s|t|ent)|étions|avai(?:s|t|ent)|(?:suis|est|sommes|sont|ai|a|avons|ont) (?:déjà )?(?:été|allée?s?|payé|vu|visité|passé|resté\p{L}*|détesté|adoré)|
  (?:an|mois|été|hiver|semaine|juin|juillet|août|mai|avril|mars|octobre|novembre|septembre|décembre|janvier|février) derni(?:er|ère)|
  estuv\p{L}+|fui(?:mos)?|fueron|pag(?:ó|ué|amos)|vimos|(?:he|ha|hemos|han) (?:estado|ido|pagado|visto)|(?:año|mes|verano|semana|vez) pasad[oa])(?!\p{L})
`

/** Of other people or of another time, and so of no trip of theirs that is planned. */
export function isOfOthers(sentence: string): boolean {
  return ONCE.test(sentence) || (OF_OTHERS.test(sentence) && !JOINS.test(sentence))
}

/** What is done at the desk, or in the life around the journey, has a day as well: 'I'll book it next week', 'my birthday is on the 14th'. */
const BESIDE_THE_TRIP = pattern('iu')`
  (?<!\p{L})(?:think\w*|sleep on|decid\w*|ask(?:ing)?|talk\w*|discuss\w*|(?:i|we)(?:'ll| will|'d| would)? (?:probably |maybe )?(?:book|buy|pay|call|write|order)|pay(?:ing)?|get back|
  let you know|remind\w*|hold (?:this|it|that)|wait\w*|minutes?|give me|birthday|passport|pay ?day|anniversary|got married|wedding|school|work|office|expir\w*|cancel\w*|saved?|brb|
  überleg\p{L}*|entscheid\p{L}*|meld\p{L}*|besprech\p{L}*|buch\p{L}*|zahl\p{L}*|bezahl\p{L}*|geburtstag\p{L}*|hochzeitstag|arbeit\p{L}*|schule|stornier\p{L}*|absag\p{L}*|
  réfléch\p{L}*|décid\p{L}*|réserv\p{L}*|pay(?:er|ons|e)|parler|anniversaire|école|travail|annul\p{L}*|
  pensar\p{L}*|decid\p{L}*|reserv\p{L}*|pagar\p{L}*|hablar\p{L}*|cumpleaños|colegio|trabajo|cancelar\p{L}*|escrib\p{L}*)(?!\p{L})
`

export function isBesideTheTrip(sentence: string): boolean {
  return BESIDE_THE_TRIP.test(sentence)
}

/** 'What if we had a day more', 'would four nights have been better', 'wäre es im Februar billiger'. */
const IMAGINED = pattern('iu')`
  (?<!\p{L})(?:(?:what )?if (?:we|i|it) (?:had|were|was)|would (?:it|that|this|they|there|\S+ (?:days?|nights?|weeks?)) (?:have been|be|cost)|what would|in theory|out of curiosity|just wondering|
  (?:et |mais )?si (?:nous|on|j'|c')\s?(?:av|ét)\p{L}+|serait|seraient|auraient?|(?:y )?si (?:tuvi|fué|hubi)\p{L}+|sería\p{L}*|habría|wäre\p{L}*|hätte\p{L}*|würde\p{L}*|angenommen)(?!\p{L})
`

export function isImagined(sentence: string): boolean {
  return IMAGINED.test(sentence)
}
