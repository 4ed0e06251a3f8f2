import type { KnownFacts } from '../../tools/read-activities.ts'
import { list, shortTitle } from '../words/format.ts'
import { placeIn } from '../words/picks.ts'
import type { Situation } from '../words/situation.ts'

/** What stays when one is taken out. */
export function sayRemoved({ voice, reading, pointed = [] }: Situation): string {
  const gone = new Set(pointed.map(({ productCode }) => productCode))
  const left = reading.lastShown.slice(0, reading.lastNamed).filter((code) => !gone.has(code)).flatMap((code) => reading.cards.find(({ productCode }) => productCode === code)?.title ?? [])
  const out = list(pointed.map(({ title }) => shortTitle(title)))
  const stays = left.length === 0 ? voice.say('Nothing of the others stays.', 'With that none is left.') : voice.say(`That leaves ${list(left.map(shortTitle))}.`, `What stays: ${list(left.map(shortTitle))}.`)
  return `${voice.say(`${out} is out.`, `Without ${out}, then.`, `I leave out ${out}.`)} ${stays} ${voice.say(
    'Shall I look for something in its place?', 'Would you like another one for it?', 'Should something else stand there?',
  )}`
}

/** Who asks how long it takes before anything was shown. */
export function sayNothingShown({ voice }: Situation): string {
  return `${voice.say(
    'I have shown you nothing yet of which I could tell that.', 'There is nothing on the table yet that I could answer that for.',
  )} ${voice.say('Which place is it to be?', 'Which city do you have in mind?', 'In which town shall I look?')}`
}

/** One too many, and nobody said which. */
export function sayWhichToDrop({ voice, reading }: Situation): string {
  const named = reading.lastShown.slice(0, reading.lastNamed).flatMap((code) => reading.cards.find(({ productCode }) => productCode === code)?.title ?? [])
  return voice.say(`Which one shall go: ${list(named.map(shortTitle), 'or')}?`, `Gladly: ${list(named.map(shortTitle), 'or')}?`, `One of them, then. Which: ${list(named.map(shortTitle), 'or')}?`)
}

/** Nobody has said from where: what is known is where each begins. */
export function sayWhereTheyMeet({ voice }: Situation, known: readonly KnownFacts[]): string {
  const places = list(known.map(({ title, meetingPoint }) => `${shortTitle(title)} at ${placeIn(meetingPoint)}`))
  return `${voice.say(
    'Near to where you stay I cannot tell, since I do not know where that is.', 'Distances from your door I do not know.',
    'That depends on where you are, which nobody has told me.',
  )} ${voice.say(`They begin here: ${places}.`, `What I know is where they meet: ${places}.`)} ${voice.say(
    'Say “closer to the first one” and I look around that.', 'Name one of them, and I find what is close to it.',
    'Ask for something near one of these, and I can do that.',
  ).replaceAll(/[“”]/g, '"')}`
}

/** Who asks of something by a name that no card bears. */
export function sayNoneOfThese({ voice, reading, facts }: Situation): string {
  const named = reading.lastShown.slice(0, reading.lastNamed).flatMap((code) => reading.cards.find(({ productCode }) => productCode === code)?.title ?? [])
  const place = facts.destination?.name ?? 'your trip'
  return `${voice.say(
    'None of those I showed goes by that name.', 'That is none of the ones above, as far as I can tell.', 'I cannot tell which you mean.',
  )} ${voice.say(`Last there were ${list(named.map(shortTitle))}.`, `I spoke of ${list(named.map(shortTitle))}.`)} ${voice.say(`Shall I look for it in ${place}?`, 'Is it one of them?', `What is it that you would like in ${place}?`)}`
}
