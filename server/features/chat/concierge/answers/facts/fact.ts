import type { KnownFacts } from '../../../tools/read-activities.ts'
import type { AskedDays } from '../../questions/asked-days.ts'
import type { ShownQuestion } from '../../questions/shown-question.ts'
import type { Situation } from '../../words/situation.ts'

/** What the inventory answers to a question about one activity. */
export interface Fact {
  /** Of a question for yes or no; 'told' of any other; 'unknown' where the inventory does not say. */
  verdict: 'yes' | 'no' | 'unknown' | 'told'
  /** What follows its title, in several ways: 'takes 3 hours'. */
  says: readonly string[]
  /** The same where several are told one after the other: '3 hours'. */
  short: string
}

export interface Asking {
  question: ShownQuestion
  situation: Situation
  /** The days that the question names. */
  days: AskedDays | null
  /** True where the same activity has just been spoken of: then it is 'it'. */
  isFurther?: boolean
}

export type ReadFact = (known: KnownFacts, asking: Asking) => Fact

/** What the inventory is silent on. */
export function unknown(what: string): Fact {
  return { verdict: 'unknown', says: [`says nothing on ${what}`, `has no word on ${what}`, `leaves open ${what}`], short: `nothing said on ${what}` }
}

export function hasTag({ tags }: Pick<KnownFacts, 'tags'>, words: RegExp): boolean {
  return tags.some((tag) => words.test(tag))
}

/** The start of a phrase in the middle of a sentence. */
export function lower(text: string): string {
  return /^[A-Z](?:[a-z]| )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
