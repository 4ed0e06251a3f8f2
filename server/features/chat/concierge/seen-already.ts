import { pattern } from '../language/pattern.ts'

const SEEN = pattern('gu')`
  (?:(?<!\p{L})(?:i|we|he|she|they|dad|mum|mom|\p{L}+)(?:['’]ve|['’]s| have| has)?) (?:already |both |all )*(?:seen|been (?:to|up|in)|done|visited|climbed|was at|were at)
  (?: already)? (?:the )?((?:\p{Lu}[\p{L}'’-]+ ?){1,3})([^.;!?]*)
`
/** Once is enough of it. */
const ENOUGH = /\b(?:already|before|times|twice|so not|not (?:that|again|it)|no need|(?:don['’]t|do not) (?:need|want)|enough|skip|last (?:time|year)|too often)\b/i
const LEFT_OUT = /(?:^|[^\p{L}])(?:not|skip|without|no|anything but) (?:the )?((?:\p{Lu}[\p{L}'’-]+ ?){1,3})(?: again| this time| please)?(?=[.,;!?]|$)/gu

/** Sights that somebody knows and does not want again, by their names in small letters; a town is none. */
export function seenAlready(turns: readonly string[], places: readonly string[]): string[] {
  const towns = new Set(places.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)))
  const names = turns.flatMap((turn) => [
    ...[...turn.matchAll(SEEN)].flatMap(([all, name = '']) => (ENOUGH.test(all) ? [name] : [])),
    ...[...turn.matchAll(LEFT_OUT)].map(([, name = '']) => name),
  ])
  return [...new Set(names.map((name) => name.trim().toLowerCase()).filter((name) => name.length > 3 && !name.split(' ').every((word) => towns.has(word))
    && !/^(?:not|that|again|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(name)))]
}
