import { pattern } from '../language/pattern.ts'
import { clausesOf, isOfAll } from './clauses.ts'
import { textsOf } from './claim.ts'
import type { Grounds } from './grounds.ts'
import { inDigits } from './number-words.ts'
import type { Subject } from './subject.ts'

const DISTANCE = pattern('i')`
  (?:(\b\d[\d.,]*)[\s-]?|\b(?:an?|half an?|a few|several|some|a couple of|(?:hundreds|thousands|tens) of|many)\s)(?:and an? (?:half|quarter)[\s-])?(?:(?:short|long|good|
  nautical|city|level|more)\s)?(kilomet(?:re|er)s?|kms?|miles?|met(?:re|er)s?|yards?|feet|blocks?|leagues?|streets away|(?<=\d\s?)m)\b(?![’'])
`
/** A bare 'a mile' is a distance where it is one of something: 'a block of flats' and 'a metre' of music are none. */
const NO_DISTANCE = /^(?:an?|some|many|several) (?:block|yard|league|met(?:re|er))s?$/i
/** The way of a thing that is booked, said without its name. */
const OF_WAY = /^\W*(?:the|its|this|that|your) (?:\p{L}+ )?(?:walk|tour|route|ride|way|trip|cruise|climb|hike|sail|loop|circuit|drive|meeting (?:point|place)|start)\b/iu

/** Says which distance of a sentence no field has of what it speaks of. */
export function findForeignDistance(grounds: Grounds, subject: Subject): string | null {
  if (!subject.isBound && subject.spokenOf.length === 0 && !OF_WAY.test(subject.claims)) return null
  for (const clause of clausesOf(grounds, subject)) {
    const [found, count = '\\ba', unit = ''] = DISTANCE.exec(inDigits(clause.text)) ?? []
    if (found === undefined || NO_DISTANCE.test(found) || inDigits(grounds.said).includes(found)) continue
    const root = /^(?:km|kilo)/i.test(unit) ? 'k(?:m|ilomet)' : /^m(?:et|$)/i.test(unit) ? 'm(?:et(?:re|er)|\\b)' : unit.replace(/s$|eet$/, '')
    const form = new RegExp(String.raw`(?<![\d.,])${count.replace('.', '[.,]')}[\s-]?(?:\w+ )?${root}`, 'i')
    if (!isOfAll(clause, (activity) => [...textsOf(activity), ...activity.meetingPoints].some((text) => form.test(inDigits(text))))) {
      return `It gives a distance (${JSON.stringify(found)}), which no tool result has of what it speaks of. Leave it out.`
    }
  }
  return null
}
