/** Says which lines of marked messages are not as README.md says: `node check.mjs a.txt b.txt`. */
import { readFileSync } from 'node:fs'

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
const acts = new Set([...readme.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, act]) => act).concat('courtesy', 'complaint', 'foreign'))
const labels = new Set('item out in wish day from part time money count person place near trait'.split(' '))
const wrong = []
const seen = new Map()
const counts = new Map()

for (const file of process.argv.slice(2)) {
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const say = (what) => wrong.push(`${file}:${at + 1} ${what}: ${line.slice(0, 120)}`)
    const [, state, language, message] = /^(open|cards|plan) \| (en|de|fr|es) \| (.+)$/.exec(line) ?? []
    if (message === undefined) { say('no state, language and message'); continue }
    if (state === undefined || language === undefined) continue
    const clauses = [...message.matchAll(/\[([a-z-]+): ?([^[\]]*)\]/g)]
    if (clauses.length === 0) say('no clause')
    if (/[[\]]/.test(message.replaceAll(/\[([a-z-]+): ?([^[\]]*)\]/g, ''))) say('brackets that do not close')
    if (/\p{L}{4,}/u.test(message.replaceAll(/\[([a-z-]+): ?([^[\]]*)\]/g, ' ').replaceAll(/\b(?:and|but|then|also|und|aber|dann|puis|alors|mais|pero|luego|entonces)\b/gi, ''))) say('words outside clauses')
    for (const [, act, words] of clauses) {
      if (!acts.has(act)) say(`no act ${act}`)
      counts.set(act, (counts.get(act) ?? 0) + 1)
      for (const [, label] of words.matchAll(/\{([a-z-]+):[^{}]+\}/g)) if (!labels.has(label)) say(`no label ${label}`)
      if (/[{}]/.test(words.replaceAll(/\{([a-z-]+):[^{}]+\}/g, ''))) say('braces that do not close')
    }
    const plain = message.replaceAll(/\[[a-z-]+: ?|\{[a-z-]+:|[\]}]/g, '').toLowerCase()
    if (seen.has(plain)) say(`said before at ${seen.get(plain)}`)
    seen.set(plain, `${file}:${at + 1}`)
  }
}
console.log([...counts].toSorted((a, b) => b[1] - a[1]).map(([act, count]) => `${act} ${count}`).join(', '))
console.log(`${seen.size} messages; acts never used: ${[...acts].filter((act) => !counts.has(act)).join(' ')}`)
if (wrong.length > 0) { console.error(wrong.slice(0, 60).join('\n')); process.exitCode = 1 }
