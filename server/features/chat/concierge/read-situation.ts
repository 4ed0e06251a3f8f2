import { readAct } from '../understanding/acts/index.ts'
import { isPlaceName } from '../understanding/index.ts'
import type { TripFacts, Understand } from '../understanding/index.ts'
import { ruledOut } from './answers/new-needs.ts'
import { isGibberish } from './answers/unclear.ts'
import { readFactChange } from '../item-talk/fact-change.ts'
import { assumedDays, onAssumedDays } from './assumed-days.ts'
import { inEnglish } from '../item-talk/glossary.ts'
import { readTrip } from '../item-talk/read-trip.ts'
import { shortTitle } from '../item-talk/short-title.ts'
import type { Reading } from './read-prompt.ts'
import { afterCourtesies, inFull } from './questions/after-courtesies.ts'
import { asksForPlan } from './questions/plan-question.ts'
import { readReferences } from './references/read-references.ts'
import { readDayInPlanner, readPlannedDay } from './planned-day.ts'
import { refinementOfAct } from './questions/act-refinement.ts'
import { withoutNoTowns } from './no-towns.ts'
import { withLoneTraveller } from './lone-traveller.ts'
import { isUnchanged } from './search-input.ts'
import { wantsDays } from './clauses/heard.ts'
import { withoutHeardEdits } from './clauses/without-heard-edits.ts'
import { longestIn } from './longest.ts'
import { refinementOf } from './refinements.ts'
import { createVoice } from './voice.ts'
import type { Situation } from './words/situation.ts'
import { isOfOffer } from './plan-edits/of-offer.ts'
import { withoutEdits } from './plan-edits/without-edits.ts'
import { withoutNamedThings } from './named-things.ts'
import { readNamed } from './named-for-wish.ts'

/** What an answer is written from, out of the prompt. */
export function readSituation(reading: Reading, understand: Understand): Situation {
  const { lastLength, today, locale, answered } = reading
  const read = (said: readonly string[]): TripFacts =>
    understand({ text: said.at(-1) ?? '', context: said.slice(0, -1), referenceDate: today, ...(locale === undefined ? {} : { locale }) })
  const isTown = (name: string): boolean => { const place = read([`to ${name}`]).destination; return place?.hasInventory === true && place.name.toLowerCase() === name.toLowerCase() }
  const byNames = withoutEdits(reading, isTown)
  const namesPlace = (text: string): boolean => (text.match(/\p{Lu}[\p{L}'’-]+/gu) ?? []).some((name) => isPlaceName(name, understand))
  const heard = withoutHeardEdits(byNames, namesPlace, reading).map((turn, at) => (turn === reading.turns[at] ? turn : turn.replace(JOINED, '')))
  const turns = withoutNoTowns(reading, withoutNamedThings({ ...reading, turns: heard }, read), read)
  const earlier = turns.slice(0, turns.length - lastLength)
  const wasBefore = withoutRuledOut(withLoneTraveller(readTrip(earlier, read), turns.slice(0, -lastLength)))
  const lastText = afterCourtesies(inFull(inEnglish(reading.turns.at(-lastLength) ?? '')))
  const act = readAct(lastText)
  const { codes, by } = readReferences(lastText, reading, earlier)
  const pointed = by === 'none' || (by === 'pronoun' && codes.length > 1) ? [] : reading.cards.filter(({ productCode }) => codes.includes(productCode))
  const told = withoutRuledOut(onThatDay(withoutSettled(withLoneTraveller(readTrip(turns, read), turns), wasBefore), { before: wasBefore, lastText }))
  const wantsPlan = (asksForPlan(lastText) || asksForPlan(reading.turns.at(-lastLength) ?? '') || ((reading.plan.length === 0 || isUnchanged(told, wasBefore)) && wantsDays(reading))) && told.duration !== 1
  const { facts, before, assumed } = onItsDays(reading, { told, wasBefore, wantsPlan })
  return {
    facts,
    before,
    ...assumed,
    today,
    turn: turns.length,
    lastText,
    reading,
    pointed,
    told: heard,
    isTown,
    changesPlan: byNames.at(-lastLength) !== reading.turns.at(-lastLength) || isOfOffer(reading),
    isGibberish: isGibberish(lastText),
    act,
    // A limit in hours is one, and not to be less than what was shown.
    refinement: readFactChange(lastText) === null && longestIn(lastText) === null ? refinementOfAct(act, lastText, refinementOf(lastText, facts)) : null,
    wantsPlan,
    planned: readPlannedDay(facts, reading, (said) => readTrip(said, read)),
    inPlanner: reading.plan.length > 0 ? null : readDayInPlanner(facts, reading, (said) => readTrip(said, read)),
    named: readNamed(reading, before, (said) => readTrip(said, read)),
    voice: createVoice({
      answered,
      seed: turns[0] ?? '',
      turn: turns.length,
      names: [
        ...reading.cards.map(({ title }) => shortTitle(title)),
        ...[facts, before].flatMap(({ destination, destinations = [] }) => [destination, ...destinations]).map((place) => place?.name ?? ''),
      ],
    }),
  }
}

/** A plan that stands, or is to stand, needs days to stand on. */
function onItsDays({ turns, lastLength, plan }: Reading, { told, wasBefore, wantsPlan }: { told: TripFacts; wasBefore: TripFacts; wantsPlan: boolean }): Pick<Situation, 'facts' | 'before'> & { assumed: Pick<Situation, 'assumed'> } {
  const wantedPlan = plan.length > 0 || turns.slice(0, -lastLength).some((turn) => asksForPlan(turn))
  const assumed = wantsPlan || wantedPlan ? assumedDays(told) : null
  return { facts: assumed === null ? told : onAssumedDays(told), before: wantedPlan ? onAssumedDays(wasBefore) : wasBefore, assumed: assumed === null ? {} : { assumed } }
}

/** Of what is left of a message no 'and' joins anybody: 'and my sister wants to shop' is one who comes already. */
const JOINED = /^\W*(?:and|but|or|then|und|aber|et|mais|y|pero)\s+/iu

/** 'Something else for that afternoon': the day that was spoken of just before. */
function onThatDay(facts: TripFacts, { before, lastText }: { before: TripFacts; lastText: string }): TripFacts {
  return facts.onDay === undefined && before.onDay !== undefined && /\b(?:that|the same) (?:day|morning|afternoon|evening|night)\b/i.test(lastText) ? { ...facts, onDay: before.onDay } : facts
}

/** Who walks with a stick does not come for the walks. */
function withoutRuledOut(facts: TripFacts): TripFacts {
  const out = ruledOut(facts)
  return facts.interests?.some((wish) => out.includes(wish)) === true ? { ...facts, interests: facts.interests.filter((wish) => !out.includes(wish)) } : facts
}

/** Days that could not be travelled were told once; who goes on without others is not told again. */
function withoutSettled(facts: TripFacts, { impossible }: TripFacts): TripFacts {
  if (impossible === undefined || facts.impossible === undefined || facts.impossible.words !== impossible.words) return facts
  const { impossible: _told, ...rest } = facts
  return rest
}
