// Reads the measuring sets with the reader of messages as the server runs it, and says how well and how fast.
//   npm run score:reader -- --set unseen    # one of the sets
//   npm run score:reader
//   npm run score:reader -- --failures en   # and shows which clauses of a language were read as other acts
import { parseArgs } from 'node:util'

const { values: { failures, set } } = parseArgs({ options: { failures: { type: 'string' }, set: { type: 'string' } } })
const folder = new URL('../server/features/chat/reader/', import.meta.url)
const { openReading } = await import(new URL('reading.ts', folder))
const { readMarked } = await import(new URL('scoring/read-marked.ts', folder))
const { measure } = await import(new URL('scoring/measure.ts', folder))

const begun = performance.now()
const reading = await openReading()
await reading('Hello, we are going to Lisbon.', true)
const opened = performance.now() - begun
const times = []
for (const name of set ? [set] : ['test', 'unseen']) {
  const read = []
  for (const message of readMarked(name)) {
    const before = process.cpuUsage()
    read.push({ message, clauses: await reading(message.text, message.isFirst) })
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  console.log(`\n${name}.txt: ${read.length} messages\n`)
  console.log('      clauses   acts   sure  right of sure  cut alike  spans found  spans right')
  for (const language of ['en', 'de', 'fr', 'es']) print(language, read.filter(({ message }) => message.language === language))
  print('all', read)
  if (failures !== undefined) for (const one of read.filter(({ message }) => message.language === failures)) printFailures(one)
}
const sorted = times.toSorted((one, other) => one - other)
const at = (part) => sorted[Math.floor(part * (sorted.length - 1))].toFixed(0)
console.log(`\nprocessor ms a message: median ${at(0.5)}, p95 ${at(0.95)}; opened in ${opened.toFixed(0)} ms`)

function print(name, some) {
  const { clauses, acts, sure, rightOfSure, cut, spansFound, spansRight } = measure(some)
  const columns = [[clauses, 8, 0], [acts, 7, 1], [sure, 7, 1], [rightOfSure, 15, 1], [cut, 11, 1], [spansFound, 13, 1], [spansRight, 13, 1]]
  console.log(name.padEnd(5) + columns.map(([value, width, digits]) => value.toFixed(digits).padStart(width)).join(''))
}

function printFailures({ message, clauses }) {
  const told = clauses.map(({ act, share, text }) => `[${act} ${share.toFixed(2)}: ${text}]`).join(' ')
  const wanted = message.clauses.map(({ label, start, end }) => `[${label}: ${message.text.slice(start, end)}]`).join(' ')
  if (clauses.map(({ act }) => act).join() !== message.clauses.map(({ label }) => label).join()) console.log(`\nread   ${told}\nmarked ${wanted}`)
}
