// Teaches the assistant what a message in the middle of a conversation does: which question it asks, what it accepts or drops.
//   npm run train:acts              # writes the weights
//   npm run train:acts -- --check   # and shows first how well wordings are told that were left out of the learning
import { readFileSync, writeFileSync } from 'node:fs'
import { fit } from './intent/fit.mjs'
import { packed } from './intent/packed.mjs'

const folder = new URL('../server/features/chat/understanding/', import.meta.url)
const { signsOfAct } = await import(new URL('acts/signs.ts', folder))
const { openActs } = await import(new URL('acts/judge.ts', folder))
const { sizeFor } = await import(new URL('../language/judge.ts', folder))
const acts = await import(new URL('acts/kinds.ts', folder))

/** So many signs fit the file that is kept. */
const KEPT = 2900
const HOLD = 1.5
const PARTS = 5
/** One in so many sentences about other matters; what is learned of intents has thousands. */
const OTHER_MATTERS = 4
const SURE = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

const read = (name) => readFileSync(new URL(`labelled/data/${name}.jsonl`, folder), 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line))
const others = read('intent-training').filter(({ intent, context = [] }) => intent === 'other' && context.length === 0).filter((_, at) => at % OTHER_MATTERS === 0)
const sentences = [...read('acts-training'), ...others.map(({ text }, at) => ({ text, act: 'off-topic', group: `off-topic ${at}` }))].map((one) => ({ ...one, intent: one.act, weight: 1, signs: signsOfAct(one.text) }))
const kinds = [...new Set(sentences.map(({ act }) => act))].sort()
const groups = [...new Set(sentences.map(({ group }) => group))]

if (process.argv.includes('--check')) check()
const started = performance.now()
const learned = packed(fit(sentences, sizeFor, { kinds, kept: KEPT, hold: HOLD }), kinds)
const file = JSON.stringify(learned)
writeFileSync(new URL('acts/data/weights.json', folder), `${file}\n`)
console.log(`Learned ${kinds.length} acts by ${learned.signs.split('|').length} signs from ${sentences.length} sentences in ${((performance.now() - started) / 1000).toFixed(1)} s: ${(file.length / 1000).toFixed(0)} kB.`)

/** By groups of wording: a sentence whose like was learned would prove nothing. */
function check() {
  const told = []
  for (let part = 0; part < PARTS; part += 1) {
    const out = new Set(groups.filter((_, at) => at % PARTS === part))
    const judge = openActs(packed(fit(sentences.filter(({ group }) => !out.has(group)), sizeFor, { kinds, kept: KEPT, hold: HOLD }), kinds))
    told.push(...sentences.filter(({ group }) => out.has(group)).map(({ text, act }) => ({ text, act, ...rename(judge(text)) })))
    if (!process.argv.includes('--all')) break
  }
  const share = (right, all) => `${right} of ${all} (${((100 * right) / Math.max(1, all)).toFixed(1)} %)`
  console.log(`Named right: ${share(told.filter(({ act, found }) => act === found).length, told.length)}`)
  for (const sure of SURE) {
    const acting = told.filter((one) => one.found !== 'none' && one.share >= sure)
    console.log(`From ${sure} on: ${share(acting.filter(({ act, found }) => act === found).length, acting.length)} right, ${share(acting.length, told.filter(({ act }) => act !== 'none').length)} spoken for`)
  }
  const said = told.filter(({ act }) => act === 'none')
  console.log(`Of what asks nothing, taken for a question of the cards: ${share(said.filter(({ found, share: sure }) => sure >= acts.SURE && acts.ASKS_OF_CARDS.has(found)).length, said.length)}`)
  if (process.argv.includes('--wrong')) for (const { text, act, found, share: sure } of told.filter((one) => one.act !== one.found && one.share >= 0.6)) console.log(`${sure.toFixed(2)} ${act} -> ${found}: ${text}`)
}

function rename({ act, share }) {
  return { found: act, share }
}
