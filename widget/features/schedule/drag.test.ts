import { describe, expect, it } from 'vitest'
import { scrollSpeed } from './auto-scroll.ts'
import { stepDrag, type DragEvent, type DragOutcome, type DragState, type DragStep, type Field, type Point } from './drag.ts'
import { createField } from './field.ts'

/** Two days of 100 by 400 px beside each other, with starts of 40 px height. */
const starts = [
  { key: 'mon-9', date: 'mon', from: 540, top: 0, left: 0 },
  { key: 'mon-14', date: 'mon', from: 840, top: 300, left: 0 },
  { key: 'wed-10', date: 'wed', from: 600, top: 60, left: 200 },
]
const area = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height })
const field: Field = createField({
  starts: starts.map(({ key, date, from }) => ({ key, date: date as never, from })),
  columns: () => [0, 100, 200].map((left, index) => ({ date: ['mon', 'tue', 'wed'][index] as never, area: area(left, 0, 100, 400) })),
  seen: () => starts.map(({ key, date, from, left, top }) => ({ key, date: date as never, from, area: area(left, top, 100, 40) })),
})

function run(events: DragEvent<string>[]) {
  const outcomes: DragOutcome<string>[] = []
  let state: DragState<string> = { state: 'idle' }
  for (const event of events) {
    const step: DragStep<string> = stepDrag(state, event, field)
    state = step.next
    if (step.outcome) outcomes.push(step.outcome)
  }
  return { state, outcomes, over: state.state === 'carried' ? state.over : undefined }
}
const at = (x: number, y: number): Point => ({ x, y })
const press = (device: 'mouse' | 'touch'): DragEvent<string> => ({ type: 'press', item: 'tram', device, at: at(500, 500) })
const move = (x: number, y: number): DragEvent<string> => ({ type: 'move', at: at(x, y) })
const pick: DragEvent<string> = { type: 'pick', item: 'tram', at: at(0, 0) }
const step = (direction: 'up' | 'down' | 'left' | 'right'): DragEvent<string> => ({ type: 'step', direction })

describe('a drag by mouse', () => {
  it('never comes of a plain click, even of a shaky one [9.76]', () => {
    expect(run([press('mouse'), { type: 'release' }]).outcomes).toEqual([])
    expect(run([press('mouse'), move(503, 502), { type: 'release' }]).outcomes).toEqual([])
  })

  it('lifts after a few pixels and drops on the start beneath', () => {
    const { outcomes, state } = run([press('mouse'), move(510, 500), move(50, 20), { type: 'release' }])
    expect(outcomes).toEqual([{ type: 'lifted', item: 'tram' }, { type: 'dropped', item: 'tram', place: 'mon-9' }])
    expect(state).toEqual({ state: 'idle' })
  })

  it('snaps to the nearest start of the hovered day', () => {
    expect(run([press('mouse'), move(50, 250)]).over).toBe('mon-14')
    expect(run([press('mouse'), move(50, 100)]).over).toBe('mon-9')
    expect(run([press('mouse'), move(250, 390)]).over).toBe('wed-10')
  })

  it('drops nothing over a day without a start or beside the calendar [4.120]', () => {
    for (const [x, y] of [[150, 100], [500, 480]] as const) {
      expect(run([press('mouse'), move(x, y), { type: 'release' }]).outcomes.at(-1)).toEqual({ type: 'missed', item: 'tram', cancelled: false })
    }
  })

  it('is given up by cancel', () => {
    expect(run([press('mouse'), move(50, 20), { type: 'cancel' }]).outcomes.at(-1)).toEqual({ type: 'missed', item: 'tram', cancelled: true })
  })
})

describe('a drag by touch', () => {
  it('is never a scroll: a finger that moves at once lifts nothing [9.76]', () => {
    expect(run([press('touch'), move(500, 480), { type: 'hold' }, move(50, 20), { type: 'release' }]).outcomes).toEqual([])
  })

  it('lifts after a long press', () => {
    expect(run([press('touch'), move(502, 501), { type: 'hold' }, move(250, 70), { type: 'release' }]).outcomes.at(-1)).toEqual({ type: 'dropped', item: 'tram', place: 'wed-10' })
  })
})

describe('a finger that rests where it has lifted something', () => {
  const rest: DragEvent<string>[] = [{ type: 'press', item: 'tram', device: 'touch', at: at(50, 20) }, { type: 'hold' }]

  it('moves nothing, whatever start comes under it', () => {
    expect(run(rest).over).toBeNull()
    expect(run([...rest, { type: 'look' }, move(52, 22), { type: 'look' }]).over).toBeNull()
    expect(run([...rest, { type: 'look' }, { type: 'release' }]).outcomes.at(-1)).toEqual({ type: 'missed', item: 'tram', cancelled: false })
  })

  it('carries once it moves, and then also where it began', () => {
    expect(run([...rest, move(50, 60)]).over).toBe('mon-9')
    expect(run([...rest, move(50, 60), move(50, 20), { type: 'look' }]).over).toBe('mon-9')
  })
})

describe('a closed start', () => {
  const closed = { key: 'mon-11', date: 'mon' as never, from: 660, area: area(0, 100, 100, 80), closed: true }
  const tuesday = { key: 'tue', date: 'tue' as never, from: 0, area: area(100, 0, 100, 400), closed: true }
  const marked = createField({
    starts: starts.map(({ key, date, from }) => ({ key, date: date as never, from })),
    columns: () => [0, 100].map((left, index) => ({ date: ['mon', 'tue'][index] as never, area: area(left, 0, 100, 400) })),
    seen: () => [closed, tuesday, ...starts.map(({ key, date, from, left, top }) => ({ key, date: date as never, from, area: area(left, top, 100, 40) }))],
  })

  it('is what lies under the card on its own mark only', () => {
    expect([101, 179].map((y) => marked.nearest(at(50, y)))).toEqual(['mon-11', 'mon-11'])
    expect([60, 99, 181, 250].map((y) => marked.nearest(at(50, y)))).toEqual(['mon-9', 'mon-9', 'mon-14', 'mon-14'])
  })

  it('is all there is on a day without another', () => {
    expect(marked.nearest(at(150, 399))).toBe('tue')
  })

  it('is never reached by key', () => {
    expect(marked.first()).toBe('mon-9')
    expect(marked.next('mon-9', 'down')).toBe('mon-14')
    expect(marked.has('mon-11')).toBe(false)
  })
})

describe('a drag by key', () => {
  it('begins on the first start and moves between real starts only', () => {
    expect(run([pick]).over).toBe('mon-9')
    expect(run([pick, step('down')]).over).toBe('mon-14')
    expect(run([pick, step('down'), step('down')]).over).toBe('mon-14')
    expect(run([pick, step('up')]).over).toBe('mon-9')
  })

  it('goes to the nearest time of the next day that has any', () => {
    expect(run([pick, step('right')]).over).toBe('wed-10')
    expect(run([pick, step('right'), step('left')]).over).toBe('mon-9')
  })

  it('drops, or cancels', () => {
    expect(run([pick, step('right'), { type: 'drop' }]).outcomes.at(-1)).toEqual({ type: 'dropped', item: 'tram', place: 'wed-10' })
    expect(run([pick, { type: 'cancel' }]).outcomes.at(-1)).toEqual({ type: 'missed', item: 'tram', cancelled: true })
  })

  it('is not moved by the mouse', () => {
    expect(run([pick, move(250, 70)]).over).toBe('mon-9')
  })

  it('keeps its start when others appear, and finds one when its own is gone', () => {
    const only = (keys: string[]): Field => ({ ...field, has: (key) => keys.includes(key), first: () => keys[0] ?? null })
    const carried = stepDrag({ state: 'idle' }, pick, field).next
    const look = (keys: string[]) => stepDrag(carried, { type: 'look' }, only(keys)).next
    expect(look(['mon-14', 'mon-9'])).toMatchObject({ over: 'mon-9' })
    expect(look(['wed-10'])).toMatchObject({ over: 'wed-10' })
  })
})

describe('auto-scroll', () => {
  it('moves near the edges only, faster the nearer', () => {
    expect(scrollSpeed(400, 0, 800)).toBe(0)
    expect(scrollSpeed(60, 0, 800)).toBeLessThan(0)
    expect(scrollSpeed(2, 0, 800)).toBeLessThan(scrollSpeed(60, 0, 800))
    expect(scrollSpeed(790, 0, 800)).toBeGreaterThan(scrollSpeed(740, 0, 800))
    expect(scrollSpeed(900, 0, 800)).toBe(16)
  })
})
