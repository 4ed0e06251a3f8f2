import { wordList } from '../../language/word-list.ts'
import { isWishNoun } from '../wish-phrases.ts'
import type { Mention } from './mentions.ts'
import type { Token, Tokens } from './tokens.ts'

/** Classes of words in the languages that are read here, by which a town is taken out of a trip or chosen alone. */
const NO = wordList('no not never no-more kein keine keinen nicht nie ohne weder pas sans ni ne jamais sin nada niente non senza mai sem não nao nunca geen niet zonder without except')
const REMOVES = wordList(`
  drop skip scrap ditch remove delete cancel omit exclude strike scratch axe lose forget dropped skipped scrapped ditched removed deleted cancelled canceled omitted
  tomber cut
  streich streiche streichen streicht gestrichen weglassen auslassen weggelassen ausgelassen entfern entferne entfernen rausnehmen herausnehmen rauslassen überspringen vergiss vergessen
  supprime supprimez supprimer supprimons enlève enlever enlevez enlevons retire retirer retirez retirons annule annuler annulez oublie oublier oublions oubliez sautez sautons
  quita quitar quitad quitemos elimina eliminar elimine eliminen borra borrar saca sacar saltamos saltar omite omitir olvida olvidemos suprime suprimir
  togli togliere togliamo elimina eliminare eliminiamo leva levare leviamo salta saltare saltiamo cancella cancellare dimentica scarta tira tirar remova remover
  elimine corta cortar exclua
  schrap schrappen geschrapt weglaten weghalen
`)
/** Said behind a name, alone: 'Copenhagen is out', 'Kopenhagen fällt weg', 'Kopenhagen lassen wir weg'. */
const OUT = wordList('out off gone weg raus aus flach fuera via fora eruit')
/** What joins: it says nothing of a thing of its own. */
const JOINS = wordList(`
  the a please pls just about at all of any more longer now then after to go going visit visiting travel see want wanting wanna need like we i us you let's can could would
  should will do don't really and
  whole entire completely entirely altogether totally city town part leg bit stop stage is are be been was being isn't gets get has have had that this it it's may might
  must leave leaving take taking cut cross falls fall
  der die das den dem bitte ganz gar überhaupt komplett völlig wieder doch lieber jetzt auch mal dann mehr noch nach naar zu wir ich du sie man uns kannst kann können könnt
  könnten könnten möchten möchte wollen will würde
  würden sollen soll sollten müssen muss lass lassen lasst lässt nehmen nimm nehmt fällt fallen ist wird werden sein stadt teil fahren reisen fliegen gehen hin besuchen sehen
  le la les l' s'il vous plaît plait svp à a au aux ad plus du tout complètement on nous je tu peut peux pouvez pouvons pourrait veut veux voulons voudrions va vais allons
  allez aller partir voir visiter laisse laissez laissons
  laisser tomber est doit ville partie étape
  el los las por favor del todo ya queremos quiero quiere vamos voy ir iremos viajar visitar ver podemos puedes puede pueden podría ciudad más está lo para pra
  il lo gli per favore tutto più vogliamo voglio vorremmo andiamo vado andare visitare vedere possiamo puoi può è città
  o os as queremos quero ir vou vamos visitar podemos pode podes é cidade mais
  de het we ik wil willen gaan kunnen kun kan alsjeblieft helemaal
`)
/** Where somebody or something is: what is taken out is that thing, and not the town. */
const WITHIN = wordList(`
  in at near around of from through im am bei um von aus durch für über en de du des dans chez depuis pour por desde da di in nel del dal em no na do uit rond over by on
  with for vom zum zur
`)
const TOWARDS = wordList('nach to à a au aux ad naar para pra')
const ASKS_WHY = wordList('why warum wieso weshalb pourquoi qué que perché perche waarom porque porquê')
const SO_FAR = 7

/** Nouns of a stay as a whole: 'the part in Rome', 'der Aufenthalt in Rom'. */
const STAY = wordList('part leg stage stay stop teil aufenthalt etappe station tage nächte days nights partie étape séjour parte etapa estancia tappa soggiorno estadia')

/** 'Don't drop Rome', 'not only Rome', 'why not Rome': it is wanted. */
export function isTownKept({ words }: Tokens, { at }: Mention): boolean {
  const [first, second, third] = [words[at - 1], words[at - 2], words[at - 3]]
  if (first === undefined || second === undefined || isEnd(words[at]) || isEnd(first)) return false
  if (REMOVES.has(first.lower)) return isDenied(second) && !ASKS_WHY.has(third?.lower ?? '')
  return (NO.has(first.lower) && ASKS_WHY.has(second.lower)) || (/^(?:only|just|nur|seulement|solo|sólo|só|apenas|solamente|alleen)$/.test(first.lower) && NO.has(second.lower))
}

/** 'No Rome at all', 'Kopenhagen bitte ganz streichen', 'sin Roma', 'wir wollen nicht nach Rom', 'Rome is out': the town itself is not wanted. */
export function isTownLeftOut(tokens: Tokens, mention: Mention): boolean {
  // 'Cut Milan by a night', 'cut Milan short'.
  if (isOfAThing(tokens, mention) || /^(?:by|short|shorter|down|um|kürzer)$/.test(tokens.words[mention.last + 1]?.lower ?? '')) return false
  return isDeniedBefore(tokens, mention) || isTakenOutBehind(tokens, mention)
}

/** 'The Copenhagen food tour', 'das Rom-Museum': a thing that bears the name. */
export function isOfAThing({ words }: Tokens, { last }: Mention): boolean {
  for (let at = last + 1; at <= last + 3; at += 1) {
    const word = words[at]
    if (word === undefined || !/^[\s-]$/.test(word.gap)) return false
    if (isWishNoun(word.lower)) return true
    if (JOINS.has(word.lower)) return false
  }
  return false
}

function isDeniedBefore({ words, text }: Tokens, { at, to }: Mention): boolean {
  for (let head = at - 1; head >= Math.max(0, at - SO_FAR); head -= 1) {
    const word = words[head]
    if (word === undefined || word.lower === 'been' || isEnd(words[head + 1])) return false
    if (REMOVES.has(word.lower)) return !isDenied(words[head - 1])
    if (NO.has(word.lower) || /^n'/.test(word.lower)) return !isAsked(text, to) && !ASKS_WHY.has(words[head - 1]?.lower ?? '') && !isPartOfName(words, head)
    if (isOfStay(words, head)) continue
    if (WITHIN.has(word.lower) && !TOWARDS.has(word.lower) && !/^(?:de|of)$/.test(word.lower)) return false
    if (!JOINS.has(word.lower) && word.lower !== 'de' && word.lower !== 'of') return false
  }
  return false
}

function isTakenOutBehind({ words, text }: Tokens, { at, last, to }: Mention): boolean {
  const before = isEnd(words[at]) ? undefined : words[at - 1]
  const isTowards = before !== undefined && TOWARDS.has(before.lower)
  if (before !== undefined && WITHIN.has(before.lower) && !isTowards && !isOfStay(words, at - 1)) return false
  for (let next = last + 1; next <= last + SO_FAR; next += 1) {
    const word = words[next]
    if (word === undefined || isEnd(word)) return false
    const isLast = words[next + 1] === undefined || isEnd(words[next + 1])
    if (REMOVES.has(word.lower)) return !isTowards && next > last + 1 - Number(isLast)
    if (OUT.has(word.lower) && isLast && next > last + 1) return !isTowards && !isAsked(text, to)
    if (/^(?:go|goes|weg|raus)$/.test(word.lower) && isLast) return !isTowards && (/^(?:weg|raus)$/.test(word.lower) || /^(?:can|could|must|may|should)$/.test(words[next - 1]?.lower ?? ''))
    if (/^(?:nicht|non|no|nein|pas|não|niet|nee)$/.test(word.lower) && isEndOfDenial(words, next) && !/^\s*#/.test(text.slice(word.to))) return !isAsked(text, to)
    if (!JOINS.has(word.lower)) return false
  }
  return false
}

/** 'Nicht', 'nicht mehr', 'no gracias': and nothing else behind it. */
function isEndOfDenial(words: readonly Token[], at: number): boolean {
  const next = words[at + 1]
  if (next === undefined || isEnd(next)) return true
  return /^(?:mehr|bitte|more|thanks|gracias|merci|danke|grazie|please|plus|più|más|mais|meer)$/.test(next.lower) && isEndOfDenial(words, at + 1)
}

const SOME = /^(?:\d+|an?|one|two|three|four|five|zwei|drei|vier|ein|einen|deux|trois|dos|tres|due|tre|more|mehr|first|last|erste|letzte)$/

/** 'The part in': the stay there, which is the town; 'two days in' are some of it. */
function isOfStay(words: readonly Token[], at: number): boolean {
  const noun = WITHIN.has(words[at]?.lower ?? '') ? at - 1 : at
  return STAY.has(words[noun]?.lower ?? '') && !SOME.test(words[noun - 1]?.lower ?? 'a')
}

/** 'Don't skip Rome'. */
function isDenied(before: Token | undefined): boolean {
  return before !== undefined && (/n't$/.test(before.lower) || NO.has(before.lower) || /^(?:ne|nie)$/.test(before.lower))
}

/** 'No' at the head of an answer, with a sign behind it, has been told apart; 'Nada' in a name has not. */
function isPartOfName(words: readonly Token[], head: number): boolean {
  return words[head]?.capital === true && words[head]?.first === false
}

/** A new clause begins with this word. */
function isEnd(word: Token | undefined): boolean {
  return word !== undefined && /[.!?;:,()\n…–—]|\s-+\s/.test(word.gap)
}

/** The sentence is a question: 'ist Rom nicht zu heiß?' */
function isAsked(text: string, from: number): boolean {
  return /^[^.!;\n]*\?/.test(text.slice(from))
}
