import { part } from '../../language/pattern.ts'
import type { Span } from '../plain-text.ts'

const ONLY = '(?:only|just|simply|nur|bloß|bloss|ausschließlich|seulement|uniquement|juste|sólo|solo|solamente|únicamente|soltanto|solamente|só|apenas|somente|alleen|enkel)'
const CHOOSES = part`
  (?:prefer|choose|chose|chosen|pick|decided?|settled?|stick|go(?:ing)? with|make it|(?:let's|lets|let us) (?:do|have)|lieber|plutôt|mejor|meglio|melhor|liever)
`
/** Between the choice and the name: no word that speaks of anything else. */
const TOWARDS = part`
  (?:[\s,]+(?:going|go|do|to|in|on|with|for|be|have|stay|staying|the|it|please|bitte|s'il vous plaît|nach|à|au|aux|a|ad|en|em|para|por favor|naar|aller|ir|andare|fahren|just|only|nur|and))*\s+
`
const ALL = '(?:all|whole|entire|complete|every|alle|allen|ganze|gesamte|sämtliche|tous|toutes|toute|tout|todos|todas|todo|toda|tutti|tutte|tutto|tutta|alles|hele)'
const TIME = part`
  (?:of|the|our|my|de|les|los|las|le|la|il|i|gli|os|as|die|der|unsere|unseren|nos|nuestros|\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|
  deux|trois|quatre|cinq|six|sept|dos|tres|cuatro|cinco|seis|siete|due|tre|quattro|cinque|sei|sette|dois|três|quatro|days?|nights?|time|week|weekend|trip|stay|tage?n?|nächte|zeit|
  woche|reise|jours?|nuits?|temps|semaine|séjour|voyage|días?|noches?|tiempo|semana|viaje|giorni|notti|tempo|settimana|viaggio|dias?|noites?|dagen|nachten)
`
const BEFORE = new RegExp(`(?<!\\p{L})(?<!\\b(?:not|nicht|pas|no|non|não|niet) )(?:${ONLY}|${CHOOSES})${TOWARDS}$`, 'iu')
const THANKS = "(?:(?:please|then|thanks|thank you|bitte|danke|merci|s'il vous plaît|por favor|gracias|per favore|grazie)\\W*)*"
const BEHIND = new RegExp(`^(?:,? (?:${ONLY}|instead|rather|alone|it is|stattdessen|allein|plutôt))+\\W*${THANKS}(?:[.!;]|$)`, 'iu')
const THE = '(?:(?:for|during|the|die|le|la|el)\\s+)*'
const ALL_BEHIND = new RegExp(`^,?\\s+${THE}${ALL}(?:\\s+(?!day\\b)${TIME}){1,4}(?:\\s+(?:please|bitte|instead|then))?\\W*(?:[.!;,]|$)(?!\\?)`, 'iu')
/** 'All the days in Rome are full' chooses nothing. */
const TELLS = /^\s+(?:is|are|was|were|will|would|seems?|look\w*|ist|sind|war|est|sont|es|son|está|están|è|sono|é|são)(?!\p{L})/iu
const ALL_TIME = new RegExp(`(?<!\\p{L})${ALL}(?:\\s+${TIME}){0,4}\\s+(?:in|at|for|to|à|en|a|ad|nach|em|für|pour|para|per)\\s+$`, 'iu')

/** 'Only Porto', 'Porto instead', 'nur Amsterdam', 'todos los días en Roma': one town is chosen, and others of the trip are given up. */
export function isChosenAlone(text: string, { from, to }: Span): boolean {
  const before = text.slice(Math.max(0, from - 80), from)
  const after = text.slice(to)
  return BEFORE.test(before) || BEHIND.test(after) || (ALL_TIME.test(before) && !TELLS.test(after)) || (ALL_BEHIND.test(after) && !/^[^.!;]*\?/.test(after))
}

const SOLO = /(?<!\p{L})solo\s+(?:(?:a|ad|en|in|por)\s+)?$/iu

/** 'Solo Ámsterdam' tells of a town, and of nobody who travels alone. */
export function soloBefore(text: string, towns: readonly Span[]): Span[] {
  return towns.flatMap(({ from }) => {
    const at = text.slice(0, from).search(SOLO)
    return at < 0 ? [] : [{ from: at, to: from }]
  })
}
