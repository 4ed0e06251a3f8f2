import english from 'dictionary-en'

const { words, names } = readDictionary(new TextDecoder().decode(english.dic))

/** Whether English has the word in small letters, in any of its forms: 'reading', 'orange', 'bends'. */
export function isEnglishWord(lower: string): boolean {
  if (words.has(lower) || stemsOf(lower).some((stem) => words.has(stem))) return true
  // 'Centre', 'colour', 'organise', 'travelling': the dictionary is American.
  const american = lower.replace(/our(?=s?$|ed$|ing$|ite)/, 'or').replace(/(?<=[tb])re(?=s?$)/, 'er').replace(/is(?=e[ds]?$|ing$|ation)/, 'iz').replace(/ll(?=ing$|ed$|er)/, 'l')
  if (american !== lower && (words.has(american) || stemsOf(american).some((stem) => words.has(stem)))) return true
  // 'Reset', 'unpack': the dictionary has the word that these turn round.
  return /^(?:re|un)[a-z]{3,}$/.test(lower) && words.has(lower.slice(2))
}

/** Whether the dictionary knows it as a proper name: then it is spelled as meant, and no slip. */
export function isProperName(lower: string): boolean {
  return names.has(lower)
}

function readDictionary(text: string): { words: Set<string>; names: Set<string> } {
  const [small, large] = [new Set<string>(), new Set<string>()]
  for (const line of text.split('\n')) {
    const word = line.split('/', 1)[0] ?? ''
    if (/^[a-z]/.test(word)) small.add(word)
    else if (/^[A-Z][a-z]/.test(word)) large.add(word.toLowerCase())
  }
  return { words: small, names: large }
}

/** What a word may be a form of. */
function stemsOf(word: string): string[] {
  const ending = /^(.{2,}?)('s|s|es|ies|ed|d|ing|er|ers|r|est|ly|ness|ings)$/.exec(word)
  if (ending === null) return []
  const stems: string[] = []
  for (const suffix of ['s', 'es', 'ed', 'd', 'ing', 'ings', 'er', 'ers', 'r', 'est', 'ly', 'ness', "'s"]) {
    if (!word.endsWith(suffix) || word.length < suffix.length + 3) continue
    const stem = word.slice(0, -suffix.length)
    stems.push(stem, `${stem}e`)
    if (stem.at(-1) === stem.at(-2)) stems.push(stem.slice(0, -1))
  }
  if (word.endsWith('ies')) stems.push(`${word.slice(0, -3)}y`)
  return stems
}
