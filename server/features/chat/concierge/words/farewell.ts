import { pattern } from '../../language/pattern.ts'
import { heardIn } from '../clauses/heard.ts'
import { asks } from '../clauses/sure.ts'
import type { Reading } from '../read-prompt.ts'
import type { Situation } from './situation.ts'

/** Goodbyes in the languages that the reader knows; 'ciao' and 'servus' are hellos too, and no goodbye at the beginning of a talk. */
const BYE = pattern('iu')`
  (?<!\p{L})(?:(?:good)?bye(?:[ -]?bye)?|good ?night|see (?:you|ya)(?= (?:later|soon|then|around|there)|\W*$)|farewell|c(?:ya|u)(?: (?:later|soon))?|later+s|ttyl|cheerio|take care|
  ciao|tschüss?|tschau|servus|pfiat di|(?:auf )?wiedersehen|wiederschauen|bis (?:dann|bald|später)|au revoir|à bientôt|adieu|bonne (?:soirée|journée)|
  hasta (?:luego|pronto|la vista)|adi[oó]s|nos vemos|arrivederci)(?!\p{L})
`

type Said = Pick<Reading, 'clauses' | 'clausesOf' | 'turns' | 'lastLength'>

/** The last thing a message says is a goodbye. */
export function bidsFarewell(reading: Said): boolean {
  const text = reading.turns.at(-reading.lastLength) ?? ''
  if (reading.turns.length <= reading.lastLength || text.includes('?')) return false
  const said = heardIn(reading)
  const last = said.length === 0 ? text : (said.findLast(({ act }) => act === 'courtesy')?.text ?? '')
  return BYE.test(last) && (said.length > 0 || text.split(/\s+/).length <= FEW)
}

const FEW = 8

/** Nothing is said but goodbye, thanks and what needs no answer; a no or a yes to nothing, too. */
export function onlyBidsFarewell(reading: Said & Pick<Reading, 'offer'>): boolean {
  return bidsFarewell(reading) && heardIn(reading).every((clause) => IDLE.has(clause.act) || (clause.share < UNLIKELY && !asks(clause)) || (clause.act === 'accept' && reading.offer === null))
}

const IDLE: ReadonlySet<string> = new Set(['courtesy', 'aside', 'keep', 'decline'])
const UNLIKELY = 0.5

/** One goodbye behind what was done; empty where none was said, or where all of the answer is one. */
export function sayFarewellToo(reading: Said & Pick<Reading, 'offer' | 'answered'>): string {
  return !bidsFarewell(reading) || onlyBidsFarewell(reading) ? '' : (GOODBYES.find((words) => !reading.answered.includes(words)) ?? '')
}

const GOODBYES = ['Travel well.', 'Goodbye, and have a good trip.', 'Until next time.'] as const

/** All of the answer to a goodbye. */
export function sayFarewell({ voice, facts: { destination }, reading }: Situation): string {
  const place = destination?.name
  return voice.mix(['Goodbye. ', 'Travel well. ', 'Until next time. ', 'Have a good trip. '], place === undefined ? ['I am here when a place comes to mind.', 'Come back whenever you feel like going somewhere.'] : reading.plan.length > 0
    ? [`The plan for ${place} stays as it stands.`, `I keep the days in ${place} as we left them.`, `Enjoy ${place}.`] : [`${place} will be here when you come back.`, `I keep ${place} as we left it.`, `Enjoy ${place}.`])
}
