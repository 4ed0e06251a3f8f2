import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { list, shortTitle } from './format.ts'
import type { Situation } from './situation.ts'

/** What somebody needs and what the providers of these say nothing of: to be asked before one books. Empty where nothing is open. */
export function sayAskFirst(picks: readonly SummarizedActivity[], situation: Pick<Situation, 'voice' | 'facts' | 'reading'>): string {
  return [askOfPeople(picks, situation), picks.length === 0 ? '' : askAboutDog(situation)].filter(Boolean).join(' ')
}

/** No operator's list says where dogs may come; said once. */
function askAboutDog({ voice, facts, reading }: Pick<Situation, 'voice' | 'facts' | 'reading'>): string {
  if (facts.dog !== true || /\bdogs?\b/.test(reading.answered)) return ''
  return voice.say('Where dogs may come no operator tells me, so ask before you book.', 'Whether your dog may come along nobody has told me: ask the operators first.')
}

function askOfPeople(picks: readonly SummarizedActivity[], situation: Pick<Situation, 'voice'>): string {
  return askAboutBoth(picks, situation) ?? [askAboutWheelchairs(picks, situation), askAboutDiet(picks, situation)].filter(Boolean).join(' ')
}

/** Where the same one is silent on both, in one sentence. */
function askAboutBoth(picks: readonly SummarizedActivity[], { voice }: Pick<Situation, 'voice'>): string | null {
  const open = picks.flatMap(({ title, reasons }) => {
    const diet = reasons.find((reason) => reason.kind === 'ask-diet')
    const isSilent = reasons.some(({ kind }) => kind === 'ask-access')
    return diet === undefined && !isSilent ? [] : [{ title: shortTitle(title), diet: diet?.diet ?? null, isSilent }]
  })
  const [only] = open
  if (only === undefined || open.length > 1 || only.diet === null || !only.isSilent) return null
  return voice.say(`For ${only.title} I would ask about wheelchairs and ${only.diet} food before booking.`, `${only.title} mentions neither wheelchairs nor ${only.diet} food, so ask first.`)
}

/** Of which of them the provider says nothing of wheelchairs, in one sentence for all. */
function askAboutWheelchairs(picks: readonly SummarizedActivity[], { voice }: Pick<Situation, 'voice'>): string {
  const silent = picks.filter(({ reasons }) => reasons.some(({ kind }) => kind === 'ask-access'))
  if (silent.length === 0) return ''
  const titles = silent.map(({ title }) => shortTitle(title))
  // Of those that say something nothing else is said.
  if (silent.length > 2 && silent.length === picks.length) return voice.say('None of them mentions wheelchairs, so ask before you book.', 'Of wheelchairs none of them says anything: ask the operators first.')
  if (silent.length === 2 && picks.length === 2) return voice.say(
    'Neither mentions wheelchairs, so ask before you book.',
    'Of wheelchairs both say nothing: ask the operators first.',
    `Neither ${list(titles, 'nor')} mentions wheelchairs.`,
    `About wheelchairs I have nothing in writing for ${list(titles)}.`,
  )
  const [place = ''] = silent.length === 1 ? [PLACES[picks.findIndex((pick) => pick === silent[0])]] : []
  if (place !== '' && picks.length > 1) return voice.say(
    `Of the ${place} nothing is said about wheelchairs, so ask before you book.`,
    `The ${place} is silent on wheelchairs: ask first.`,
    `For ${list(titles)} I would ask about wheelchairs before booking.`,
  )
  return voice.say(
    picks.length === 1 ? 'Nothing is said about wheelchairs, so ask before you book.' : null,
    `For ${list(titles)} I would ask about wheelchairs before booking.`,
    `On wheelchairs ${list(titles)} ${titles.length === 1 ? 'is' : 'are'} silent: ask first.`,
  )
}

const PLACES = ['first', 'second', 'third']

/** At which of them one eats and nothing is said of the diet that somebody keeps. */
function askAboutDiet(picks: readonly SummarizedActivity[], { voice }: Pick<Situation, 'voice'>): string {
  const silent = picks.flatMap(({ title, reasons }) => reasons.flatMap((reason) => (reason.kind === 'ask-diet' ? [{ title: shortTitle(title), diet: reason.diet }] : [])))
  const [first] = silent
  if (first === undefined) return ''
  const titles = [...new Set(silent.map(({ title }) => title))]
  const names = list(titles)
  const diets = list([...new Set(silent.map(({ diet }) => diet))], 'or')
  return voice.say(
    `${names} ${titles.length === 1 ? 'says' : 'say'} nothing of ${diets} food, so ask before you book.`,
    `Whether ${names} can do ${diets} food is not listed: ask first.`,
    `For ${names} I would ask about ${diets} food before booking.`,
  )
}
