// Teaches the assistant what a message does to each thing and day that it names in a plan: takes it out, puts it in, moves it, or only speaks of it.
//   npm run train:edits              # writes the weights
//   npm run train:edits -- --check   # and shows how well lines are read that nothing was learned from; with --wrong which are not
import { readFileSync, writeFileSync } from 'node:fs'
import { fit } from './intent/fit.mjs'
import { packed } from './intent/packed.mjs'

const folder = new URL('../server/features/chat/concierge/plan-edits/', import.meta.url)
const { examplesOf } = await import(new URL('labelled/examples.ts', folder))
const { signsOf } = await import(new URL('signs.ts', folder))
const { openJudge, sizeFor } = await import(new URL('../../language/judge.ts', folder))

/** So many signs are kept of each model. */
const KEPT = { planned: 8000, other: 2500, day: 2500, hour: 600 }
const HOLD = 0.3
const read = (name) => readFileSync(new URL(`labelled/data/${name}.jsonl`, folder), 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line))
const lines = read('training')
const rows = lines.flatMap((line, at) => examplesOf(line).map((one) => ({ ...one, text: line.text, line: at, intent: one.role, weight: 1, signs: signsOf(one.items, one.at) })))
const models = Object.keys(KEPT)

const learn = (some, model) => {
  const own = some.filter((row) => row.model === model)
  const kinds = [...new Set(own.map(({ role }) => role))].sort()
  return packed(fit(own, sizeFor, { kinds, kept: KEPT[model], hold: HOLD }), kinds)
}

const learned = Object.fromEntries(models.map((model) => [model, learn(rows, model)]))
const file = JSON.stringify(learned)
writeFileSync(new URL('data/weights.json', folder), `${file}\n`)
console.log(`Learned from ${rows.length} names in ${lines.length} lines: ${(file.length / 1000).toFixed(0)} kB.`)
if (process.argv.includes('--check')) report(told(read('unseen'), Object.fromEntries(models.map((model) => [model, openJudge(learned[model])]))))

function told(some, judges) {
  return some.flatMap((line, at) => examplesOf(line).map((one) => {
    const shares = Object.entries(judges[one.model](signsOf(one.items, one.at))).sort((left, right) => right[1] - left[1])
    return { ...one, text: line.text, line: at, found: shares[0][0], share: shares[0][1] }
  }))
}

function report(told) {
  for (const model of models) {
    const own = told.filter((row) => row.model === model)
    const right = own.filter(({ role, found }) => role === found).length
    const acting = own.filter(({ role }) => role !== 'none')
    const acted = own.filter(({ found }) => found !== 'none')
    console.log(`${model}: ${right} of ${own.length} right (${((100 * right) / own.length).toFixed(1)} %); of ${acting.length} that do something ${acting.filter(({ role, found }) => role === found).length} told, of ${acted.length} told ${acted.filter(({ role, found }) => role === found).length} right`)
  }
  const all = new Map()
  for (const row of told) all.set(row.line, (all.get(row.line) ?? true) && row.role === row.found)
  console.log(`Whole lines: ${[...all.values()].filter(Boolean).length} of ${all.size}`)
  if (process.argv.includes('--wrong')) for (const row of told.filter((one) => one.found !== one.role)) console.log(`${row.share.toFixed(2)} ${row.model} ${row.slot}: ${row.role} -> ${row.found}: ${row.text}`)
}
