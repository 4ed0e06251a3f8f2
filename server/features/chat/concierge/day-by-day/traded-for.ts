import type { Day } from '@meander/sdk/contract/days'
import type { Changes } from './changes-of.ts'
import type { PlanWish, PutWish } from './plan-wish.ts'
import { plainly } from './standing-plan.ts'
import type { Standing } from './standing-plan.ts'

/** What goes is out, and what comes for it stands where that stood, or where it was asked for; where nothing can come, it stays unless it is unwanted anyway. */
export function tradedFor({ out, puts }: Extract<PlanWish, { kind: 'trade' }>, there: readonly Standing[], days: readonly Day[]): Changes {
  const gone = there.filter(({ productCode }) => out.includes(productCode))
  const here = puts.filter((one) => isHere(one, { there, days })).slice(0, MOST)
  const moved = there.filter(({ productCode }) => here.some(({ codes }) => codes.includes(productCode)))
  const kept = there.filter((one) => !gone.includes(one) && !moved.includes(one))
  const put = here.map((one) => {
    const place = gone.find(({ productCode }) => one.instead.includes(productCode))
    const back = [...(one.isFirm ? [] : gone.filter(({ productCode }) => one.instead.includes(productCode))), ...moved.filter(({ productCode }) => one.codes.includes(productCode))]
    return {
      key: puts.indexOf(one),
      ...(one.codes.length > 0 ? { codes: [...one.codes] } : { words: one.words, ...(one.isKind ? { isKind: true } : {}) }),
      ...(one.words === '' ? { isAny: true } : {}),
      not: [...out],
      ...(one.isExchange === true ? { isWhole: true } : {}),
      ...(one.isBack === true ? { isBack: true } : {}),
      ...whenOf(one, { place, at: moved.find(({ productCode }) => one.codes.includes(productCode)) }),
      ...(back.length > 0 ? { instead: back.map(plainly) } : {}),
    }
  })
  return { kept, moves: [], openings: [], otherwise: [], ...(put.length > 0 ? { put } : {}) }
}

/** So many at once are more than anybody says in a message. */
const MOST = 6

type When = Pick<NonNullable<NonNullable<Changes['put']>[number]>, 'date' | 'isThere' | 'time' | 'earliest' | 'latest'>

export function whenOf({ day, time }: PutWish, { place, at }: { place: Standing | undefined; at: Standing | undefined }): When {
  // What stands already, and was asked for at no other time, stands.
  const stood = place ?? at
  const isItsDay = stood !== undefined && (day === null || (day.date === stood.date && day.part === null))
  const hour = time ?? (isItsDay ? stood.startTime : undefined)
  const hours = hour === undefined ? {} : { time: hour }
  if (day === null) return stood === undefined ? hours : { date: stood.date, ...hours }
  const { part } = day
  return { date: day.date, isThere: true, ...hours, ...(part === null ? {} : { earliest: part.earliest, ...(part.latest === undefined ? {} : { latest: part.latest }) }) }
}

/** Of several towns it is asked for at the one whose days these are. */
function isHere({ day, instead }: PutWish, { there, days }: { there: readonly Standing[]; days: readonly Day[] }): boolean {
  if (day === null && instead.length === 0) return true
  return day === null ? there.some(({ productCode }) => instead.includes(productCode)) : days.includes(day.date)
}
