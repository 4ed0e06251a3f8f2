import { asPart, part, pattern } from '../language/pattern.ts'

const NEAR = '[^.;!?]{0,28}?'
/** Where one is to go, as it is said before the name of a town. */
const GOES_THERE = part`
  (?:(?:go|going|fly|flying|travel\w*|head\w*|drive|driving|mov(?:e|ing)|switch\w*|chang\w*|on|over|trip|rather|prefer\w*|like|want|make it|let's (?:do|have|say|try)|
  fahren|fliegen|reisen|wechseln|möchten?|wollen|aller|allons|partir|partons|voyager|changer|préfér\p{L}+|voul\p{L}+|voudr\p{L}+|ir|vamos|viajar|cambi\p{L}+|prefer\p{L}+|quer\p{L}+)
  ${NEAR}(?:to|in|for|nach|in|à|en|a|vers)|
  (?:visit|add|include|see|do|squeeze in|take in|besuch\p{L}*|visiter|ajout\p{L}*|visit(?:ar|amos)|añad\p{L}*|mean|meant|make it|prefers?|choose|took|take|want|rather|instead|actually|also|plus|
  and|then|afterwards|what about|how about|stattdessen|lieber|doch|auch|dann|danach|dazu|plutôt|finalement|ensuite|puis|aussi|mejor|después|luego|también|qué tal|sorry|no|nein|non|not|it's|nach|
  destination:|try|trying|look at|looking at)
  (?: (?:we|i|would|like|want|be|go|going|to|in|on|for|the|a|stay|spend|of|days?|nights?|two|three|four|one|couple|noch|zwei|drei|einen?|tage?|nach|à|en|deux|trois|jours?|dos|tres|
  días?|un|una|une|trip|tour|via|with|not|maybe|perhaps|also|please|\d+)){0,6})
`
const AFTER = part`
  (?:instead|then|too|as well|rather|it is|actually(?=\W*$)|(?:would be|is|sounds|might be) (?:better|nicer)(?! than)|afterwards|only|for \w+ (?:days?|nights?|weeks?)|stattdessen|auch|dazu|plutôt|à la place|aussi|finalement|mejor|también|en su lugar)
`
const DAYS_IN = String.raw`(?:days?|nights?|week|weekend|tage?|nächte?|jours?|nuits?|días?|noches?)\s+(?:each )?(?:in|à|en|a)`

/** 'How about from Oslo to Ghent': a journey in the place of the one that stands. */
const ROUTE = String.raw`(?:(?:what|how) about|try|maybe|perhaps)\s+(?:if (?:we|i) (?:go|went|fly|flew|travel) )?(?:from )?[\p{L}.'-]+(?: [\p{L}.'-]+){0,3}? to`
/** What is sold as a whole is asked for of another town: a trip there. */
const OFFERS = part`
  (?:(?:packages?|deals?|offers?|holidays?|vacations?|getaways?)(?: (?:do|would|have|you|we|got|us|me|available|going|leaving|that|go|there|be|are)){0,4} (?:to|for|in)|(?:anything|something)(?: (?:cheaper|similar|available|nice|good|else|left|leaving|going|like that)){0,2} (?:to|for)|
  what (?:else )?(?:(?:can|could|would) you offer|(?:options|packages|deals|offers) (?:do|would|have) (?:you|we|i) (?:have|get|got))(?: (?:me|us))? (?:in|for|to))
`

/** 'Can we take a look at Prague', 'could you try Prague'. */
const LOOKS = String.raw`(?:can|could|may|shall|let's|let us)(?: (?:we|you|i|please|maybe|just|also|now)){0,3} (?:(?:have|take) (?:a|another) look at|look at|try)`

/** A town named with the days of the trip: 'anything in Essen during those dates'. */
const SAME_DATES = String.raw`(?:for|on|during|with|over|in) (?:those|these|the same|our|my) (?:dates|days)`

/** Whether a trip to the town is asked for, in the place of the one that stands. */
export function asksForTripTo(sentence: string, names: readonly string[]): boolean {
  const town = `(?:${names.filter((name) => name !== '').map(asPart).join('|')})`
  return pattern('iu')`(?<!\p{L})(?:(?:${OFFERS}|${ROUTE}|${LOOKS})\s+(?:the )?${town}(?!\p{L})|in ${town} [^.;!?]{0,16}${SAME_DATES})`.test(sentence)
}

/** 'Seville sounds nice': the name opens the sentence, and no outing does. */
const OPENS = String.raw`^\W*(?:(?:ok|okay|oh|then|well|hmm|ah|yes|actually)\W+)*`
const PLEASES = String.raw`(?:sounds|looks|seems) (?:really |very |much |so |even )?(?:nice|nicer|good|great|better|lovely|perfect|fun|fine|interesting)`

/** Whether the town is gone to, added, or named for one that is given up: a name that only comes up says nothing of where the trip goes. */
export function goesTo(sentence: string, names: readonly string[]): boolean {
  const town = `(?:${names.filter((name) => name !== '').map(asPart).join('|')})`
  const goes = pattern('iu')`(?<!\p{L})${GOES_THERE}[\s,:]+${town}(?!\p{L})|(?<!\p{L})${town}[\s,]+${AFTER}(?!\p{L})|(?<!\p{L})${DAYS_IN}\s+${town}(?!\p{L})|${OPENS}${town} ${PLEASES}(?!\p{L})`
  return goes.test(sentence)
}
