import { readFileSync } from 'node:fs'

/*
 * What a reader downloads, brotli, scripts with the styles in them; read from the manifest of the last build, so that a
 * chunk cannot be forgotten. Pictures and fonts come after the first action and are not counted.
 *
 * The chat on first interaction is the loader, the element and the widget: neither the first click nor the words that are then
 * written fetch a script (examples/embed/loading.spec.ts holds that). What an answer shows, notifications, the names of buttons
 * without words and the kept focus (`found`) are fetched when a message is sent, or with a dialog when something is opened:
 * nobody waits for them before that.
 */
const { path, files } = JSON.parse(readFileSync('dist/sdk/v1.json', 'utf8'))
const chunks = new Map(files.filter(({ kind }) => kind === 'chunk').map(chunk => [chunk.file, chunk]))
/** A page loads the chunks of one language: those of another than English have it in their names, `widget.de`. */
const languageOf = ({ name }) => /\.(\w+)$/.exec(name)?.[1] ?? 'en'
const languages = [...new Set([...chunks.values()].map(languageOf))].filter(language => language !== 'qps')
const onDisk = file => `dist${path}${file}`
/** Of a language, with the element and its parts, which are the same for all. The doctor is asked for by hand. */
const inLanguage = language => [...chunks.values()].filter(chunk => chunk.name !== 'doctor' && (['element', 'theme', 'article'].includes(chunk.name) || languageOf(chunk) === language))
const named = (language, word) => inLanguage(language).filter(({ name }) => word.test(name)).map(({ file }) => file)

/** A chunk with those that it imports at once. */
function closure(entries) {
  const found = new Set()
  const visit = file => {
    if (found.has(file) || !chunks.has(file)) return
    found.add(file)
    chunks.get(file).imports.forEach(visit)
  }
  entries.forEach(visit)
  return [...found].map(onDisk)
}

export default [
  { name: 'loader', path: 'dist/sdk/v1.js', limit: '1024 B', brotli: true },
  // Fetched by whoever calls it in the console, by no visitor.
  { name: 'the doctor', path: [...chunks.values()].filter(({ name }) => name === 'doctor').map(({ file }) => onDisk(file)), limit: '4 kB', brotli: true },
  ...languages.flatMap(language => [
    {
      name: `chat on first interaction (${language})`,
      path: ['dist/sdk/v1.js', ...closure([...named(language, /^(element|widget)\b/), ...named(language, /^chat/i)])],
      limit: '45 kB',
      brotli: true,
    },
    // Trips and their calendar; what opens over them is not in it, nor what carries its slips, nor what they share with the conversation.
    { name: `the calendar (${language})`, path: named(language, /^trips\b/).map(onDisk), limit: '30 kB', brotli: true },
    // 90 kB while there was a chat and a calendar. Comparing, the four letters, the days of a trip and the voice came after it,
    // each in a chunk that loads when it is first wanted: nobody ever downloads all of them at once. 14 kB more are editing and
    // arranging a trip, judged starts, the list of them, calendar files and the sheet on paper; 2.3 kB a link with a
    // say in it, the message seen before it goes, a trip made one's own, signing out and a bearer kept fresh; 0.9 kB a sign-in that outlives the page,
    // the server's own words where mail is refused, and a guest told for how long a copy is kept. 1.6 kB the
    // scene that stands in for a picture, what is fetched when a hand comes near, and letters that hold still; 1.6 kB a trip shown as it is
    // by now, changes asked for as they were shown, and reasons in the reader's language; 0.5 kB
    // the last day of a trip that has begun, and a drop that says why it stays. 0.9 kB a link that works once its mail has gone, the
    // question before sharing ends, a trip that is made one's own once, and days that are told to be a proposal; 1.7 kB
    // a changed trip put back, the trip that one adds to, and a scheduler that says where a thing stands and for how many a day is too small; 0.5 kB
    // reasons of days that are over, ends at midnight, and a hand that rests; 1.2 kB
    // a sign-out in every tab, and what is said when it does not work or a sign-in has ended; 0.3 kB
    // a drag whose frames stay short; 0.2 kB a link to be copied by hand, and the way to one's account from the list of trips. 1.3 kB places offered for a new journey,
    // a trip that says what it has already, a proposal that follows an undo, the focus near what was taken off, a second press that does no harm; 1.2 kB
    // who is found late told to all that stand on the page, and a sign-in that goes on where it has ended; 1.3 kB what one
    // carries on paper, and a dialog that is of one copy; 2.2 kB the films
      // at the head of the letters, and a welcome that says what an account is for; 0.2 kB a dialog that is scrolled by keys, and a conversation asked for again; 0.1 kB
      // room for what a page says at its head, and letters that the page has already; 0.1 kB what a provider wrote read aloud as English; 0.3 kB a partner's
      // settings, and a host that hears of a booking; 0.2 kB a dialog that lets the focus go before its contents do, and the languages of a trip's activities; 0.9 kB a carrying by key
      // that keeps the focus, is heard, and says what it passes over; 1.2 kB what carries in a chunk of its own, and presses that wait for it; 0.3 kB reasons of
      // refusals in the reader's words, and what is no longer offered; 0.4 kB a change that is sent again, its undo by name and the reason of a refusal; 6.7 kB a planner that wears its
      // page's colours, reads its article, and tells it what it shows: the first two only where a page asks for them; 0.2 kB times that stay in one line, letters that take only
      // whole numbers of days, and in German 0.4 kB more for the server's failures in the reader's words; 0.2 kB
      // dialogs that stay above a page which moves the planner; 0.9 kB notes that outlive a server which is down and say where they are too long, a view that follows
      // an undo and what was arranged, and what may stay where a trip is moved; 0.4 kB planners that share a trip, and functions that stay where they are written, which
      // the first load is smaller by. The tests' build also names the mirrored language, some 50 bytes that no visitor gets.
      { name: `everything with its lazy chunks (${language})`, path: ['dist/sdk/v1.js', ...inLanguage(language).map(({ file }) => onDisk(file))], limit: language === 'en' ? '179.2 kB' : '183.4 kB', brotli: true },
  ]),
]
