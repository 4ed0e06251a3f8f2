// Scores the concierge's understanding against utterances labelled by hand.
//   npm run score:understanding -- [--half tuning|held-out] [--failures [field]]
// Failures are listed for the tuning half only: the held-out half prints figures, so that nobody tunes on it.
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  options: { half: { type: 'string', default: 'tuning' }, failures: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const { half, failures } = values

function stop(sentence) {
  console.error(sentence)
  process.exit(2)
}

if (half !== 'tuning' && half !== 'held-out') stop(`There is no half "${half}": say --half tuning or --half held-out.`)
if (failures && half === 'held-out') stop('Failures of the held-out half are not shown: whoever reads them tunes on them. Use --half tuning.')

const folder = '../server/features/chat/understanding/'
const { understand } = await import(`${folder}index.ts`)
const { readLabelled } = await import(`${folder}labelled/read-labelled.ts`)
const { measure } = await import(`${folder}labelled/measure.ts`)
const { precision, recall } = await import(`${folder}labelled/score.ts`)
if (typeof understand !== 'function') stop('server/features/chat/understanding/index.ts exports no function "understand".')

const share = (value) => value.toFixed(3)
const part = (some, all) => `${share(all === 0 ? 1 : some / all)} (${some} of ${all})`

function printScore({ score, times }) {
  console.log(`${half}: ${score.utterances} utterances\n`)
  console.log('field          recall  precision   wanted  given  right')
  for (const [field, tally] of Object.entries(score.fields)) {
    const counts = [tally.wanted, tally.given, tally.right].map((count, index) => String(count).padStart([9, 7, 7][index])).join('')
    console.log(`${field.padEnd(15)}${share(recall(tally))}   ${share(precision(tally))}  ${counts}`)
  }
  const { origins, intent } = score
  console.log(`\norigin taken for the destination   ${part(origins.takenForDestination, origins.withOrigin)}`)
  console.log(`travel let in                      ${part(intent.letIn, intent.travel)}`)
  console.log(`what is not travel kept out        ${part(intent.keptOut, intent.notTravel)}`)
  console.log(`intent exact                       ${part(intent.exact, intent.scored)}`)
  console.log(`throws                             ${score.throws}`)
  const sorted = times.toSorted((one, other) => one - other)
  const at = (quantile) => sorted[Math.min(sorted.length - 1, Math.floor(quantile * sorted.length))].toFixed(2)
  console.log(`processor ms per message           median ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}`)
}

function printFailures({ score }) {
  const wanted = score.failures.filter(({ field }) => positionals.length === 0 || positionals.includes(field))
  for (const { field, utterance, answer } of wanted) {
    const { text, context, referenceDate, locale = '-', expect } = utterance
    const of = (fields) => JSON.stringify(namesOnly(pick(fields, field)))
    console.log(`\n[${field}] ${[...context, text].join(' / ')}   (${referenceDate}, ${locale})\n  expected ${of(expect)}\n  answered ${of(answer)}`)
  }
}

const RESTS_ON = {
  dates: ['startDate', 'endDate'], party: ['groupSize', 'ages'], budgetPer: ['budget'], origin: ['origin', 'destination', 'destinations'],
  duration: ['duration', 'startDate', 'endDate'], destinations: ['destination', 'destinations'],
}

function pick(fields, field) {
  const names = RESTS_ON[field] ?? [field]
  return Object.fromEntries(names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]))
}

function namesOnly(value) {
  if (Array.isArray(value)) return value.map(namesOnly)
  if (typeof value !== 'object' || value === null) return value
  if (typeof value.name === 'string') return `${value.name}, ${value.countryCode ?? value.country ?? '?'}`
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, namesOnly(inner)]))
}

// The first call may read the gazetteer; it is no message of anybody's.
await Promise.resolve(understand({ text: 'Lisbon', context: [], referenceDate: '2027-03-10' })).catch(() => undefined)
const result = await measure(understand, readLabelled(half))
printScore(result)
if (failures) printFailures(result)
process.exit(0)
