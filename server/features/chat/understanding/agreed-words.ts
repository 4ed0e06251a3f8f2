import { part, pattern } from '../language/pattern.ts'
import { MONTH } from './date-words.ts'

const COUNT = part`
  (?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|ein(?:e|en)?|zwei|drei|vier|fünf|une?|deux|trois|quatre|cinq|una?|dos|tres|cuatro|cinco)
`
/** What changes days. */
export const CHANGES_DAYS = pattern('iu')`
  (?<!\p{L})(?:mov(?:e|es|ed|ing)|shift\w*|chang\w*|push\w*|postpon\w*|delay\w*|(?:re-?)?sched\w*|instead|rather|actually|extend\w*|longer|shorter|shorten\w*|lengthen\w*|
  make (?:it|that|them)|let's (?:do|say|take|try|go (?:with|for)) (?:the )?(?:\d|${MONTH})|better|suits?|wrong|correct\w*|mistake|drop\w*|i mean|meant|sorry|earlier|later|switch|forward|back|add\w*|cut|set|squeeze|(?:come|get|go|fly) (?:home|back)|dates?|trip|
  holidays?|vacation|nights?|(?:only|just|not) ${COUNT}|
  ${COUNT} (?:more|less|fewer|extra)|(?:more|less|fewer|extra) (?:days?|nights?|weeks?)|(?:days?|nights?|weeks?) (?:more|less|extra|off)|another|(?:what|how) about|not ${MONTH}|
  verschieb\p{L}*|verleg\p{L}*|stattdessen|lieber|doch|änder\p{L}*|früher|später|länger|kürzer|verlänger\p{L}*|verkürz\p{L}*|mehr|weniger|reise|termin\p{L}*|daten|sondern|neu\p{L}*|
  déplac\p{L}*|décal\p{L}*|repouss\p{L}*|avanc\p{L}*|plutôt|finalement|prolong\p{L}*|raccourc\p{L}*|voyage|séjour|de plus|de moins|ajout\p{L}*|au lieu|plus (?:tôt|tard|longtemps)|
  cambi\p{L}*|mov(?:er|emos)|retras\p{L}*|aplaz\p{L}*|adelant\p{L}*|mejor|alarg\p{L}*|acort\p{L}*|viaje|más|menos|añad\p{L}*|en vez|antes|después)(?!\p{L})
`
/** Whoever writes goes, comes, stays or leaves. */
export const OURS = pattern('iu')`
  (?<!\p{L})(?:(?:i|we|us)(?:'ll|'re|'m|'d|'ve)?|let's|wir|ich|nous|on|je)(?!\p{L})[^.;!?]{0,40}(?<!\p{L})(?:go|going|come|coming|arriv\w*|land(?:ing)?|get there|be there|
  leav\w*|depart\w*|fly|flying|travel\w*|stay\w*|head\w*|start\w*|return\w*|free|have|need|want|like|prefer|got|get|plan\w*|could|can|
  bleib\p{L}*|fahren|fahre|flieg\p{L}*|reisen?|ankomm\p{L}*|kommen|komme|abreis\p{L}*|anreis\p{L}*|landen?|haben|habe|möchte\p{L}*|wollen|will|brauch\p{L}*|können|
  rest\p{L}*|part(?:ir|ons|ez|s|ira?|irons)|arriv\p{L}+|ven(?:ir|ons)|all(?:er|ons)|séjourn\p{L}*|repart\p{L}*|rentr\p{L}*|avons|ai|voul\p{L}+|voudr\p{L}+|peut|pouvons|sera|serons)(?!\p{L})|
  (?<!\p{L})(?:vamos|voy|viaj\p{L}+|lleg\p{L}+|sal(?:imos|go|dremos)|volvemos|quedar\p{L}*|qued(?:amos|o)|estar\p{L}*|tenemos|tengo|quer\p{L}+|podemos|preferimos|
  leaving|arriving|landing|flying|staying|coming|begin\w*|start\w*)(?!\p{L})|^\W*(?:leave|arrive|land|fly|come|stay)(?!\p{L})
`
/** Who comes. */
export const OF_PARTY = pattern('iu')`
  (?<!\p{L})(?:we(?:'re|'ll)?|i(?:'m|'ll)|it's|there(?:'s|'re| is| are| will|'ll)|us|com(?:e|es|ing)|join\w*|accompan\w*|bring\w*|add\w*|along|with|tak(?:e|ing)|make (?:it|that)|chang\w*|instead|actually|
  just|only|plus|not|alone|less|fewer|more|without|drop\w*|can't|party|group|now|for|stay\w*|remain\w*|rather|home|correction|sorry|mean|meant|and if|what if|what about|
  wir|kommt|kommen|mit|dabei|allein\p{L}*|ohne|doch|jetzt|nous|on|vien\p{L}*|avec|seule?s?|sans|finalement|plutôt|
  somos|seremos|vamos|vien\p{L}*|con|voy|viaj\p{L}*|sin|ahora|mejor)(?!\p{L})
`
/** What there is to spend. */
export const OF_PURSE = pattern('iu')`
  (?<!\p{L})(?:budget\p{L}*|spend\w*|afford\w*|have|has|got|'ve|limit\w*|max\p{L}*|under|up to|tops|at most|no more|not more|more than|within|keep\w*|stay\w*|below|less than|total|altogether|
  (?:in|for) (?:all|everything|it all|the lot|the whole)|whole|rais\w*|make|increas\w*|cap|ceiling|each|per|left|remain\w*|nothing|expensive|over|for (?:the )?(?:both|two|all)|
  above|each up|go up|up (?:it|that|this|the budget)|bump\p{L}*|let's say|say|instead|actually|now|only|just|
  ausgeb\p{L}*|haben|habe|höchstens|unter|bis|insgesamt|mehr als|übrig|pro|dépens\p{L}*|avons|on a|j'ai|moins de|plus de|en tout|au total|reste\p{L}*|par|
  presupuesto|gast\p{L}*|tenemos|tengo|máximo|hasta|menos de|más de|en total|queda\p{L}*|por)(?!\p{L})
`
const ASKS = pattern('iu')`
  \?\s*$|^[\s¿,]*(?:(?:and|but|so|ok|und|et|y)\s+)*(?:is|are|was|were|do|does|did|will|would|has|what|which|when|where|who|why|how|until when|ist|sind|gibt|hat|wird|wer|wie|was|wann|wo|
  warum|reicht|reichen|est|sont|est-ce|combien|quand|où|pourquoi|quel\p{L}*|cuánt\p{L}*|qué|cuándo|dónde|cómo|por qué)(?!\p{L})
`
/** A question that asks for a change. */
const REQUESTS = pattern('iu')`
  (?<!\p{L})(?:(?:can|could|may|might|shall|should|would) (?:we|i|you|it|that|the \w+|my \w+|our \w+|she|he)|why (?:not|don't)|(?:what|how) about|what if|and if|possible|ok(?:ay)? if|
  (?:do|would) you mind|let's|make it|instead|können|könnte\p{L}*|kann (?:ich|man|meine?)|darf|geht|ginge|wie wäre|warum nicht|
  peut|peux|pouvons|pourr\p{L}+|est-ce qu|podemos|podr\p{L}+|puede\p{L}*|puedo|pued\p{L}+|qué tal)(?!\p{L})
`
/** Whether a question asks for no change, and so for what is, or would be. */
export function onlyAsks(sentence: string): boolean {
  return ASKS.test(sentence) && !REQUESTS.test(sentence)
}

const FILLERS = pattern('giu')`
  (?<!\p{L})(?:no|not|yes|ok|okay|oh|ah|hm+|well|so|then|and|or|but|please|thanks|sorry|now|again|it|is|its|it's|i|we|mean|in|on|at|to|from|the|of|for|about|around|maybe|till|
  until|through|same|dates?|budget|wait|hang|hold|oops|actually|perhaps|rather|(?:scratch|scrap|strike|forget) that|(?:i|we)?(?:'ve| have)? ?changed (?:my|our) minds?|
  (?:would|might|could) be (?:better|nicer|best|easier)|
  nein|doch|ja|bitte|dann|und|im|am|vom|von|bis|zum|nach|den|der|das|die|es|jetzt|noch|einmal|non|oui|alors|et|en|à|au|aux|du|le|la|les|de|des|jusqu'au|s'il vous plaît|merci|
  sí|si|pues|y|el|los|del|al|a|hasta|desde|por favor|gracias|all|whole|only|just|days?|tage?|jours?|d[ií]as?|nights?|people|personen|personnes|personas)(?!\p{L})
`
/** Nothing but what was read, and words around it. */
export function isBare(blanked: string): boolean {
  return !/[\p{L}\d]/u.test(blanked.replaceAll('#', ' ').replace(FILLERS, ' '))
}
