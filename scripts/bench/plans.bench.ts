// How good the plans are: every request of the frozen set on the product's whole path from words to the calendar, beside a naive planner.
//   npm run bench:plans            the table
//   npm run bench:plans -- --all   and what each failed on
//   npm run bench:plans -- others.json   of another set, see plans/make-requests.ts
import { deliverByProduct, deliverNaively } from './plans/deliver.ts'
import type { Delivered } from './plans/deliver.ts'
import { readThings } from './plans/facts.ts'
import { brokenHard, HARD } from './plans/hard.ts'
import type { Hard } from './plans/hard.ts'
import { isNamed } from './plans/named.ts'
import { openProduct } from './plans/product.ts'
import { FIRST, NOW, readRequests } from './plans/requests.ts'
import type { Request } from './plans/requests.ts'
import { mean, scoreOf, soft, SOFT } from './plans/soft.ts'
import type { Soft } from './plans/soft.ts'

interface Judged {
  request: Request
  delivered: boolean
  /** Of what the letter promised, what the calendar's own rules let stand. */
  taken: number | null
  broken: Hard[]
  scores: Record<Soft, number | null> | null
  /** Of an impossible one: said so, with what blocks it, and planned nothing; where one thing is not to be had, a plan may come instead. */
  named: boolean
  /** Things that changed and were not asked to, of all that stood; null where the last turn was about no one day. */
  strayed: number | null
  text: string
}

const product = await openProduct(NOW)
const requests = readRequests(process.argv.slice(2).find((one) => one.endsWith('.json')))

async function judge(request: Request, deliver: (request: Request) => Promise<Delivered>): Promise<Judged> {
  const { placed, before, promised, text } = await deliver(request)
  const things = await readThings(product, placed, request)
  const delivered = placed.length > 0
  const edited = request.edited === FIRST ? before[0]?.date : request.edited
  const others = before.filter(({ date }) => date !== edited)
  const changed = others.filter(({ code, date }) => !placed.some((one) => one.code === code && one.date === date)).length
  return {
    request,
    delivered,
    taken: promised === 0 ? null : placed.length / promised,
    broken: delivered ? brokenHard(things, request) : [],
    scores: delivered ? soft(things, request) : null,
    named: (!delivered || request.blocker === 'must') && isNamed(request, text),
    strayed: request.edited === null || before.length === 0 ? null : changed / before.length,
    text,
  }
}

const isPassed = ({ request, delivered, broken, named }: Judged): boolean => (request.blocker === null ? delivered && broken.length === 0 : named)

async function run(deliver: (request: Request) => Promise<Delivered>): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const request of requests) judged.push(await judge(request, deliver))
  return judged
}

const planners = [await run((request) => deliverByProduct(product, request)), await run((request) => deliverNaively(product, request))] as const
await product.close()

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`)
const average = (values: readonly number[]): string => mean(values)?.toFixed(2) ?? '–'
const row = (name: string, tell: (judged: readonly Judged[]) => string): void => console.log(`| ${name} | ${planners.map(tell).join(' | ')} |`)
const possible = (judged: readonly Judged[]): Judged[] => judged.filter(({ request }) => request.blocker === null)
const plans = (judged: readonly Judged[]): Judged[] => possible(judged).filter(({ delivered }) => delivered)
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
for (const name of SOFT) row(name, (judged) => average(plans(judged).flatMap(({ scores }) => scores?.[name] ?? [])))
row('score, 0 where one of H1 to H11 is broken', (judged) => average(possible(judged).map((one) => (isPassed(one) && one.scores !== null ? scoreOf(one.scores) : 0))))
row('share changed unasked by an edit of one day', (judged) => average(judged.flatMap(({ strayed }) => strayed ?? [])))

if (process.argv.includes('--all')) {
  for (const one of planners[0].filter((judged) => !isPassed(judged) || (judged.strayed ?? 0) > 0)) {
    console.log(`\n${one.request.id}: ${one.delivered ? one.broken.join(', ') : 'no plan'}${one.strayed ? `, strayed ${one.strayed.toFixed(2)}` : ''}\n  ${one.request.turns.join('\n  ')}\n  → ${one.text.replaceAll(/\s+/g, ' ').slice(0, 400)}`)
  }
}
