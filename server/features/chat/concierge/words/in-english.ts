import type { Reading } from '../read-prompt.ts'

/** A language by its small words, and half a sentence in it that says in what language we write. */
interface Tongue {
  words: ReadonlySet<string>
  note: string
}

const TONGUES: readonly Tongue[] = [
  tongue('ich wir und mit für nach der die das ein eine einen im vom bis oder nicht möchten möchte wollen suche suchen gibt es etwas was wann wo wie kinder tage woche personen danke bitte hallo guten auch uns euch sind haben kann können gerne', 'Ich verstehe etwas Deutsch, schreibe aber Englisch.'),
  tongue('je nous et avec pour vers le la les un une des du au aux ou pas voudrais voudrions cherchons cherche quoi quand où comment enfants jours semaine personnes merci bonjour salut sommes avons est ce que qui dans en', 'Je vous comprends un peu, mais j’écris en anglais.'),
  tongue('yo nosotros y con para hacia el la los las un una unos del o quiero queremos buscamos busco qué cuándo dónde cómo niños días semana personas gracias hola buenos somos tenemos es que en de por mi', 'Le entiendo un poco, pero escribo en inglés.'),
  tongue('io noi e con per verso il lo la gli le un una dei del o non vorrei vorremmo cerchiamo cerco cosa quando dove bambini giorni settimana persone grazie ciao buongiorno siamo abbiamo è che di nel mia', 'La capisco un po’, ma scrivo in inglese.'),
  tongue('eu nós e com para o a os as um uma dos da ao ou não quero queremos procuramos procuro que quando onde como crianças dias semana pessoas obrigado obrigada olá bom somos temos é em de por minha', 'Entendo um pouco, mas escrevo em inglês.'),
  tongue('ik wij we en met voor naar de het een of niet wil willen zoeken zoek wat wanneer waar hoe kinderen dagen week personen bedankt dank hallo goedendag zijn hebben kan graag ook ons mijn van tot', 'Ik begrijp u een beetje, maar ik schrijf Engels.'),
]

const ENGLISH = new Set('i we and with for to the a an of in on at or not would like want looking is are there something what when where how children days week people thanks please hello also us have can my our it this that from until me you be do was no one two for'.split(' '))

function tongue(words: string, note: string): Tongue {
  return { words: new Set(words.split(' ')), note }
}

/** These stand in the names of places too: 'Playa de la Concha' is no Spanish message. */
const IN_NAMES = new Set('de la el los las un una uno del le les des du il lo gli dei nel der die das van het een o a os as um uma dos da ao em en y e é es per con au aux di'.split(' '))

/** Small words that it takes before a message counts as written in a language: one may stand in a name. */
const ENOUGH = 2
const LONG_WORD = 4

/** Said once, when somebody first writes in another language that we know; empty otherwise. */
export function sayInEnglish({ turns, lastLength, answered }: Pick<Reading, 'turns' | 'lastLength' | 'answered'>): string {
  const said = turns.at(-lastLength) ?? ''
  const words = said.toLowerCase().split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '')
  const count = (known: ReadonlySet<string>): number => words.filter((word) => known.has(word)).length
  const [best] = TONGUES.map((one) => ({ ...one, hits: count(one.words) })).toSorted((left, right) => right.hits - left.hits)
  if (best === undefined || best.hits <= count(ENGLISH) || !words.some((word) => best.words.has(word) && !IN_NAMES.has(word))) return ''
  // 'Danke' alone is a message in its language; 'yo' and 'no' are not.
  if (best.hits < ENOUGH && (words.length > 1 || (words[0]?.length ?? 0) < LONG_WORD)) return ''
  return TONGUES.some(({ note }) => answered.includes(note)) ? '' : best.note
}
