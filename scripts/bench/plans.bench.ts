// How good the plans are: every request of the frozen set on the product's whole path from words to the calendar, beside a naive planner.
// Ends with 1 where a goal is missed: all pass, what is impossible is named, an edit strays nowhere. A soft score below the naive planner's is told as such.
//   npm run bench:plans            the table
//   npm run bench:plans -- --all   and what each failed on
//   npm run bench:plans -- --some=5   every fifth request alone, for a look in between
//   npm run bench:plans -- others.json   of another set, see plans/make-requests.ts
import { deliverByProduct, deliverNaively } from './plans/deliver.ts'
import type { Delivered } from './plans/deliver.ts'
import { HARD } from './plans/hard.ts'
import { isPassed, judge } from './plans/judge.ts'
import type { Judged } from './plans/judge.ts'
import { openProduct } from './plans/product.ts'
import { NOW, readRequests } from './plans/requests.ts'
import type { Request } from './plans/requests.ts'
import { mean, scoreOf, SOFT } from './plans/soft.ts'
import type { Soft } from './plans/soft.ts'

const words = process.argv.slice(2)
const file = words.find((one) => one.endsWith('.json'))
const every = Number(words.find((one) => one.startsWith('--some='))?.slice(7) ?? 1)
const spending = readRequests(new URL('plans/requests-to-spend.json', import.meta.url))
const requests = (file === undefined ? [...readRequests(), ...spending] : readRequests(file)).filter((_, at) => at % every === 0)
const product = await openProduct(NOW)

async function run(deliver: (request: Request) => Promise<Delivered>): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const request of requests) judged.push(await judge(product, request, await deliver(request)))
  return judged
}

const planners = [await run((request) => deliverByProduct(product, request)), await run((request) => deliverNaively(product, request))] as const
const [ours, naive] = planners
await product.close()

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`)
const average = (values: readonly number[]): string => mean(values)?.toFixed(2) ?? '–'
const row = (name: string, tell: (judged: readonly Judged[]) => string): void => console.log(`| ${name} | ${planners.map(tell).join(' | ')} |`)
const possible = (judged: readonly Judged[]): Judged[] => judged.filter(({ request }) => request.blocker === null)
const plans = (judged: readonly Judged[]): Judged[] => possible(judged).filter(({ delivered }) => delivered)
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
const scoresIn = (judged: readonly Judged[], name: Soft): number[] => plans(judged).flatMap(({ scores }) => scores?.[name] ?? [])
const share = (kind: Request['kind']) => (judged: readonly Judged[]): string => {
  const some = judged.filter(({ request }) => request.kind === kind)
  return percent(some.filter(isPassed).length, some.length)
}

console.log(`${requests.length} requests\n\n| | Meander | naive |\n|---|---|---|`)
row('final pass rate, all', (judged) => percent(judged.filter(isPassed).length, judged.length))
row('said at once', share('single'))
row('in several turns', share('several'))
row('impossible ones named as such', share('impossible'))
row('plans delivered of those that can be', (judged) => percent(plans(judged).length, possible(judged).length))
row('of a letter, what the calendar takes', (judged) => average(plans(judged).flatMap(({ taken }) => taken ?? [])))
for (const name of HARD) row(name, (judged) => percent(plans(judged).filter(({ broken }) => !broken.includes(name)).length, plans(judged).length))
row('ways that nobody can reckon', (judged) => String(sum(plans(judged).map(({ unverified }) => unverified))))
for (const name of SOFT) row(`${name}${name === 'S8 price fit' ? ` (${scoresIn(ours, name).length} requests)` : ''}`, (judged) => average(scoresIn(judged, name)))
row('score, 0 where one of H1 to H11 is broken', (judged) => average(possible(judged).map((one) => (isPassed(one) && one.scores !== null ? scoreOf(one.scores) : 0))))
row('share changed unasked by an edit of one day', (judged) => average(judged.flatMap(({ strayed }) => strayed ?? [])))

if (words.includes('--all')) {
  for (const one of ours.filter((judged) => !isPassed(judged) || (judged.strayed ?? 0) > 0)) {
    console.log(`\n${one.request.id}: ${one.delivered ? one.broken.join(', ') : 'no plan'}${one.strayed ? `, strayed ${one.strayed.toFixed(2)}` : ''}\n  ${one.request.turns.join('\n  ')}\n  → ${one.text.replaceAll(/\s+/g, ' ').slice(0, 400)}`)
  }
}
if (words.includes('--letters')) for (const one of ours.filter(({ request }) => request.blocker !== null)) console.log(`\n${one.request.id} ${one.named}: ${one.text.replaceAll(/\s+/g, ' ').slice(0, 500)}`)

console.log('')
function goal(name: string, isMet: boolean): void {
  if (!isMet) process.exitCode = 1
  console.log(`${isMet ? 'ok  ' : 'FAIL'}  ${name}`)
}
goal('every plan that can be is delivered, and passes', possible(ours).every(isPassed))
goal('every impossible request is named as such, with what blocks it', ours.filter(({ request }) => request.blocker !== null).every(isPassed))
goal('an edit of one day changes nothing on others', sum(ours.flatMap(({ strayed }) => strayed ?? [])) === 0)
// Soft scores are told and are no goals: the naive planner gives up nothing for them, since nearly none of its plans could be gone on.
for (const name of SOFT) {
  const [mine, other] = [mean(scoresIn(ours, name)), mean(scoresIn(naive, name))]
  if (mine !== null && other !== null) console.log(`${mine >= other - 0.0005 ? '      ' : 'below '}${name}: ${mine.toFixed(3)} beside the naive planner's ${other.toFixed(3)}`)
}
