import type { Day } from '@meander/sdk/contract/days'
import { isOn } from '../day-by-day/standing-plan.ts'
import type { Standing } from '../day-by-day/standing-plan.ts'
import type { Mention } from './mentions.ts'
import type { Moment } from './moments.ts'

const KIND = /(?<!\p{L})(?:something|anything|somewhere|etwas|quelque chose (?:de |d['’])?|algo)\s+(?!else\b|different\b|other\b|anderes\b|autre\b|distinto\b|diferente\b|in\b|on\b|at\b|that\b|this\b|to\b|instead\b|please\b|and\b|we\b|for (?:me|us|that|the same)\b)((?:(?:a (?:bit|little)|more|less|really|very|nice|with|for|about|by|to do with|mehr|mit|für|plus|avec|pour|más|con|para)\s+)*(?:the |a |some |die |der |das |la |le |les |los |las )?\p{L}+)/giu

/** 'Something with boats', 'etwas Ruhigeres'. */
export function kindsIn(text: string): Mention[] {
  return [...text.matchAll(KIND)].map((match) => ({ start: match.index, end: match.index + match[0].length, words: match[1] ?? '', planned: [], shown: [], isKind: true }))
}

const THING = String.raw`(?:thing|one|tour|activity|visit|outing|stop|trip|excursion|event|ding|sache|aktivität|truc|activité|sortie|cosa|actividad)s?`

/** 'The thing on Tuesday', 'Monday's one', 'the afternoon tour': what stands there, where it is one thing. */
export function pointedAt({ text, plan }: { text: string; plan: readonly Standing[] }, moments: readonly Moment[]): Mention[] {
  return moments.flatMap((moment, at) => {
    if ('time' in moment) return []
    const before = new RegExp(String.raw`(?:\b(?:the|that|this|our|whatever|what|das|die|le|la|el)\s+)?(?<!\p{L})${THING}(?:\s+(?:you (?:have|put|planned)|is|we have|planned))?\s+(?:on|for|of|in|am|du|del|de|le|el)\s+(?:the\s+)?$`, 'iu').exec(text.slice(0, moment.start))
    const behind = new RegExp(String.raw`^(?:['’]s)?\s+${THING}\b`, 'iu').exec(text.slice(moment.end))
    if (before === null && behind === null) return []
    const next = moments[at + 1]
    const part = 'part' in moment ? moment.part : next !== undefined && 'part' in next && next.start - moment.end < 4 ? next.part : null
    const there = plan.filter((one) => ('date' in moment ? isOn(one, { date: moment.date, part }) : part !== null && isOn(one, { date: one.date as Day, part })))
    const start = before === null ? moment.start : moment.start - before[0].length
    const end = moment.end + (behind?.[0].length ?? 0)
    return there.length === 1 ? [{ start, end, words: text.slice(start, end), planned: there, shown: [], isKind: false }] : []
  })
}
