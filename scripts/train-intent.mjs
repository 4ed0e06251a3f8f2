// Teaches the assistant what a message is about: travel, small talk, or neither.
//   npm run train:intent              # writes the weights
//   npm run train:intent -- --check   # and shows first how well sentences are judged that were left out of the learning
import { readFileSync, writeFileSync } from 'node:fs'
import { fit, INTENTS } from './intent/fit.mjs'

const folder = new URL('../server/features/chat/understanding/', import.meta.url)
const { createUnderstand } = await import(new URL('index.ts', folder))
const { readWords } = await import(new URL('read-turn.ts', folder))
const { signsOf, signsInTrip } = await import(new URL('intent/signs.ts', folder))
const { openJudge, sizeFor } = await import(new URL('intent/judge.ts', folder))
const { openGazetteer } = await import(new URL('../../destinations/index.ts', folder))

const TODAY = '2026-11-21'
/** How much counts what a sentence says in the other situation: alone, or in the midst of a trip. */
const ELSEWHERE = 0.5
const PARTS = 5
/** Sentences are many and short: every sign is held loosely, and many are kept. */
const HOW = { hold: 1, kept: 14000 }

const catalogue = await openGazetteer({ dataDir: process.env.DATA_DIR ?? 'data', stocked: new Set() })
const understand = createUnderstand(catalogue)
const read = (name) => readFileSync(new URL(`labelled/data/${name}.jsonl`, folder), 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line))
const tuning = read('tuning').filter(({ expect }) => expect.free?.includes('intent') !== true).map((one) => ({ ...one, intent: one.expect.intent }))
const sentences = [...read('intent-training'), ...tuning].map(withSigns)

if (process.argv.includes('--check')) check()
const started = performance.now()
const learned = packed(fit(sentences.flatMap(rowsOf), sizeFor, HOW))
const file = JSON.stringify(learned)
writeFileSync(new URL('intent/data/weights.json', folder), `${file}\n`)
console.log(`Learned ${learned.signs.split('|').length} signs from ${sentences.length} sentences in ${((performance.now() - started) / 1000).toFixed(1)} s: ${(file.length / 1000).toFixed(0)} kB.`)
process.exit(0)

function withSigns({ text, context = [], intent, referenceDate = TODAY }) {
  const before = context.length === 0 ? {} : understand({ text: context.at(-1), context: context.slice(0, -1), referenceDate })
  const { told } = readWords(text, { catalogue, reading: { today: referenceDate, dayFirst: false }, goingTo: before.destination ?? null })
  return { text, intent, isInTrip: context.length > 0, signs: signsOf(told) }
}

/** What is said alone is as true within a trip; within one, 'two' is travel, which says nothing of 'two' alone. */
function rowsOf({ signs, intent, isInTrip }) {
  const [alone, inTrip] = [{ signs, intent }, { signs: signsInTrip(signs), intent }]
  if (!isInTrip) return [{ ...alone, weight: 1 }, { ...inTrip, weight: ELSEWHERE }]
  return [{ ...inTrip, weight: 1 }, ...(intent === 'travel' ? [] : [{ ...alone, weight: ELSEWHERE }])]
}

/** Whole numbers from -127 to 127, as differences from `other`. */
function packed({ names, weights: [travel, smallTalk, other] }) {
  const [towardsTravel, towardsSmallTalk] = [travel, smallTalk].map((weights) => weights.map((weight, at) => weight - other[at]))
  const most = [...towardsTravel.slice(0, -1), ...towardsSmallTalk.slice(0, -1)].reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0)
  const write = (weights) => Buffer.from(Int8Array.from(weights.slice(0, -1), (weight) => Math.round((weight / most) * 127)).buffer).toString('base64')
  const round = (value) => Number(value.toPrecision(6))
  return { unit: round(most / 127), bias: { travel: round(towardsTravel.at(-1)), smallTalk: round(towardsSmallTalk.at(-1)) }, signs: names.join('|'), travel: write(towardsTravel), smallTalk: write(towardsSmallTalk) }
}

function check() {
  const tallies = { alone: {}, 'in a trip': {} }
  for (let part = 0; part < PARTS; part += 1) {
    const isOut = (_, at) => Math.floor(at / 10) % PARTS === part
    const judge = openJudge(packed(fit(sentences.filter((one, at) => !isOut(one, at)).flatMap(rowsOf), sizeFor, HOW)))
    for (const { signs, intent, isInTrip } of sentences.filter(isOut)) {
      const tally = tallies[isInTrip ? 'in a trip' : 'alone']
      tally[intent] ??= { all: 0, travel: 0, exact: 0 }
      const judged = judge(signs, isInTrip)
      tally[intent].all += 1
      tally[intent].travel += Number(judged === 'travel')
      tally[intent].exact += Number(judged === intent)
    }
  }
  for (const [where, tally] of Object.entries(tallies)) {
    for (const intent of INTENTS) console.log(`${where}, ${intent}: ${tally[intent].exact} of ${tally[intent].all} named right, ${tally[intent].travel} let in`)
  }
}
