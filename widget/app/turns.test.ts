import { describe, expect, it } from 'vitest'
import { takeTurns } from './turns.ts'

describe('several planners on one page', () => {
  const planners = (count: number) => {
    const [page, hosts] = pageOf(count)
    return hosts.map((host) => takeTurns(page, host))
  }
  function pageOf(count: number): [EventTarget, Element[]] {
    const box = document.createElement('main')
    box.innerHTML = '<i></i>'.repeat(count)
    return [new EventTarget(), [...box.children]]
  }
  const answering = (all: ReturnType<typeof planners>) => all.map((one) => one.isMine())

  it('are answered for by the first, before any of them is used', () => {
    expect(answering(planners(3))).toEqual([true, false, false])
  })

  it('are answered for by the first of the page, in whatever order they begin', () => {
    const [page, [one, two, three]] = pageOf(3) as [EventTarget, [Element, Element, Element]]
    const all = [two, one, three].map((host) => takeTurns(page, host))
    expect(answering(all)).toEqual([false, true, false])
  })

  it('leave the turn to one that has been used, whoever begins before it', () => {
    const [page, [one, two]] = pageOf(2) as [EventTarget, [Element, Element]]
    const second = takeTurns(page, two)
    second.take()
    expect(answering([takeTurns(page, one), second])).toEqual([false, true])
  })

  it('are answered for by the one last used', () => {
    const all = planners(3)
    all[2]?.take()
    expect(answering(all)).toEqual([false, false, true])
    all[1]?.take()
    all[1]?.take()
    expect(answering(all)).toEqual([false, true, false])
  })

  it('hand the turn on to exactly one other when it goes', () => {
    const all = planners(3)
    all[1]?.take()
    all[1]?.leave()
    expect(answering([all[0], all[2]].filter((one) => one !== undefined)).filter(Boolean)).toHaveLength(1)
  })

  it('keep the turn where it is when another goes', () => {
    const all = planners(2)
    all[1]?.leave()
    expect(all[0]?.isMine()).toBe(true)
  })

  it('know nothing of those of another page', () => {
    expect([...answering(planners(1)), ...answering(planners(1))]).toEqual([true, true])
  })
})
