import { wordList } from '../../language/word-list.ts'
import type { Token } from './tokens.ts'

/** Words of other languages that take back what was just said; English has its own in `roles.ts`. */
const NO = wordList('no nein nee nö non não nao')
const WAITS = wordList(`
  moment sekunde stopp halt warte wartet entschuldigung verzeihung sorry quatsch korrektur pardon attends attendez désolé désolée erreur perdón perdon espera esperad
  disculpa disculpe corrección
  digo scusa scusi aspetta desculpa desculpe perdão wacht momento momentito dicho
`)
const RATHER = wordList('lieber besser vielmehr stattdessen sondern beziehungsweise plutôt plutot mejor sino anzi piuttosto meglio melhor aliás liever')
/** What stands beside them and says nothing of its own. */
const BESIDE = wordList(`
  doch eher noch mal aber ach oh äh ähm hm na ja also dann eigentlich enfin mais ah euh eh bueno pero ma mas allora toch eigenlijk das war ist falsch einen kleinen bitte un une uno que o ou
  nach in à a au aux en ad al para pra naar zu wir ich nous je on va vais allons aller partir vamos voy ir andiamo andare gehen fahren fliegen reisen möchten wollen ich wir
  le la el die der das
`)
const SO_MANY = 8

/** 'Nach Rom … nein, doch lieber nach Wien', 'a Roma, perdón, a Atenas', 'à Rome, enfin non, plutôt à Venise': nothing but what takes the first name back. */
export function takesBackElsewhere(words: readonly Token[], from: number, to: number): boolean {
  const between = words.slice(from + 1, to)
  if (between.length === 0 || between.length > SO_MANY) return false
  if (!between.every(({ lower }) => NO.has(lower) || WAITS.has(lower) || RATHER.has(lower) || BESIDE.has(lower))) return false
  return between.some(({ lower }, at) => {
    const next = words[from + 2 + at]
    if (RATHER.has(lower) || WAITS.has(lower)) return true
    return NO.has(lower) && next !== undefined && (/[^\s]/.test(next.gap) || RATHER.has(next.lower) || /^(?:doch|toch)$/.test(next.lower))
  })
}
