import { pattern } from '../language/pattern.ts'
import { readNumber } from './money.ts'
import { inDigits } from './number-words.ts'
import { areBorne } from './segments.ts'
import type { Subject } from './subject.ts'

const RATING = pattern('gi')`
  (\d(?:[.,]\d{1,2})?)\s*(?:\/\s*5\b|out of (?:5|five)\b|stars?\b(?!\s+hotel)|-star\b(?!\s+hotel)|★)|
  \b(?:rated|rating(?: of| is)?|scores?|stands at|has)\s*:?\s*(?:at |of )?(\d[.,]\d{1,2})(?!\d)(?!\s?(?:km|miles?|hours?|metres|euros?|€))
`
const REVIEWS = /(\d[\d.,]*)\+?\s+(?:\w+\s+)?(?:reviews?|ratings?|people|travell?ers|guests|visitors)\b/gi
const REVIEWED = /\b(?:review|rat(?:ed|ing)|scor|stars?\b|stands at|out of 5|loved?\b|recommend|praised?|enjoyed)/i

/** Says which rating of a sentence, or which number of those who judged, no tool result has of what it speaks of. */
export function findForeignJudgement({ segments, isBound }: Subject): string | null {
  for (const segment of segments) {
    const text = inDigits(segment.text).replace(/(\d) point (\d)/g, '$1.$2')
    const ratings = [...text.matchAll(RATING)].map(([, before, after]) => readNumber((before ?? after ?? '').replace(',', '.')))
    const rating = areBorne(ratings, segment.members, (activity, value) => activity.ratings.some((known) => Math.abs(known - value) < 0.051))
    if (rating !== undefined) return `It gives a rating of ${rating}, which no tool result has of what it speaks of.`
    if (!REVIEWED.test(text)) continue
    const counts = [...text.matchAll(REVIEWS)].map(([, number = '']) => readNumber(number)).filter((value) => value > 20 || isBound)
    const count = areBorne(counts, segment.members, (activity, value) => activity.reviewCounts.some((known) => isCountOf(known, value, text)))
    if (count !== undefined) return `It speaks of ${count} reviews, which no tool result has of what it speaks of.`
  }
  return null
}

/** Exactly, or cut down where the sentence says so: 'over 1,200'. */
function isCountOf(known: number, said: number, sentence: string): boolean {
  return known === said || (/\b(?:over|more than|about|around|nearly|almost|some|roughly)\b|\+/i.test(sentence) && Math.abs(known - said) <= 0.1 * known)
}
