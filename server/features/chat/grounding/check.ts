import { findForeignWord } from './asserted.ts'
import { findForeignBusiness } from './businesses.ts'
import { findForeignCode } from './codes.ts'
import { findForeignComparison } from './comparisons.ts'
import { findContact } from './contacts.ts'
import { findDeed } from './deeds.ts'
import { findForeignDistance } from './distances.ts'
import { findForeignAmount } from './figures.ts'
import { findForeignAssertion } from './foreign.ts'
import { findForeignFrequency } from './frequency.ts'
import { findForeignGift } from './given.ts'
import type { Grounds } from './grounds.ts'
import { findForeignHour } from './hours.ts'
import { findForeignJudgement } from './judgements.ts'
import type { KnownActivity } from './known-activity.ts'
import { findForeignLength } from './lengths.ts'
import { findForeignLink, withoutKnownLinks } from './links.ts'
import { findForeignName } from './names.ts'
import { findForeignOffer } from './offers.ts'
import { findForeignDay } from './opening-days.ts'
import { plainText } from './plain-text.ts'
import { findForeignPromise } from './promises.ts'
import { findForeignQuality } from './qualities.ts'
import { readSubject } from './subject.ts'
import type { Subject } from './subject.ts'
import { findOrder } from './taint.ts'
import { findForeignSight } from './ways.ts'

/** What is wrong with a sentence. */
export interface Complaint {
  /** What of it no result bears, in a word: for the log, which holds nothing of what was said. */
  kind: string
  /** For the model to read: they quote it. */
  words: string
}

/** Checks the sentences of one reply in their order. */
export interface Checker {
  /** Null when the sentence says only what is known. */
  complain(sentence: string): Complaint | null
}

/** Kinds of complaint in the order in which they are looked for. */
type Looks = Readonly<Record<string, () => string | null>>

function firstOf(looks: Looks): Complaint | null {
  for (const [kind, find] of Object.entries(looks)) {
    const words = find()
    if (words !== null) return { kind, words }
  }
  return null
}

/** What is refused whatever it is about: addresses, contacts, ways to pay, codes, what sellers order, and deeds. */
function findForeign(sentence: string, grounds: Grounds, { claims }: Subject): Complaint | null {
  const text = withoutKnownLinks(claims, grounds)
  return firstOf({
    link: () => findForeignLink(sentence, grounds),
    contact: () => complainOfContact(text),
    code: () => findForeignCode(text, grounds),
    order: () => findOrder(sentence, grounds.orders),
    deed: () => findDeed(claims),
  })
}

function complainOfContact(text: string): string | null {
  const contact = findContact(text)
  return contact && `It holds ${contact}. Nobody is reached or paid but by the booking page of an activity: leave it out.`
}

/** What must stand in a result, and be of the activity of which it is said. */
function findForeignClaim(grounds: Grounds, subject: Subject): Complaint | null {
  const { claims } = subject
  return firstOf({
    name: () => findForeignName(claims, grounds),
    assertion: () => findForeignAssertion(grounds, subject),
    business: () => findForeignBusiness(claims, grounds),
    offer: () => findForeignOffer(claims, grounds),
    amount: () => findForeignAmount(grounds, subject),
    judgement: () => findForeignJudgement(subject),
    comparison: () => findForeignComparison(grounds, subject),
    quality: () => findForeignQuality(subject),
    distance: () => findForeignDistance(grounds, subject),
    hour: () => findForeignHour(grounds, subject),
    length: () => findForeignLength(grounds, subject),
    promise: () => findForeignPromise(grounds, subject),
    gift: () => findForeignGift(grounds, subject),
    sight: () => findForeignSight(grounds, subject),
    frequency: () => findForeignFrequency(grounds, subject),
    day: () => findForeignDay(claims, subject.isBound ? subject.segments.flatMap(({ members }) => members.flat()) : []),
    word: () => findForeignWord(grounds, subject),
  })
}

export function createChecker(grounds: Grounds): Checker {
  let soFar: readonly KnownActivity[] = []
  let last: readonly KnownActivity[] = []
  return {
    complain(given) {
      const sentence = plainText(given)
      const subject = readSubject(sentence, grounds, { soFar, last })
      const complaint = findForeign(sentence, grounds, subject) ?? findForeignClaim(grounds, subject)
      if (complaint !== null) return complaint
      soFar = subject.soFar
      if (subject.here.length > 0) last = subject.here
      return null
    },
  }
}
