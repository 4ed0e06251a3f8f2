import { readStarts } from '@meander/sdk/contract/trip-rules'
import { afterEach, describe, expect, it } from 'vitest'
import { failure } from '../../test/fake-server.ts'
import { fado, leaveBoards, press, shown, text, tram } from '../../test/lisbon-board.tsx'
import { find, findSoon, waitFor } from '../../test/queries.ts'
import { pressKey } from '../../test/show-board.tsx'
import { day, slot, tripWith } from '../../test/trip.ts'

afterEach(leaveBoards)

describe('Your Schedule', () => {
  const columns = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('.calendar .day')]

  it('has a title, its line, and every day of the trip [2.271, 2.272, 2.273, 2.276]', async () => {
    const { box } = await shown(tripWith([tram], [fado]))
    expect(text(box)).toContain('Drag experiences from above to schedule them')
    expect(columns(box).map((one) => one.dataset.date)).toEqual(['2027-03-14', '2027-03-15', '2027-03-16', '2027-03-17'])
    expect(find(box, 'button', 'Week').getAttribute('aria-pressed')).toBe('true')
  })

  it('says where the experiences wait when they are not above', async () => {
    const { box } = await shown(tripWith([tram], [fado]))
    find(box, 'button', 'Day').click()
    await waitFor(() => expect(text(box)).toContain('Drag experiences from above to schedule them, or from the list beside the day'))
  })

  it('asks for nothing to be dragged where nothing waits', async () => {
    const { box } = await shown(tripWith([tram]))
    expect(text(box)).not.toContain('Drag experiences')
  })

  it('has a day view that ends where the trip ends [2.277, 2.278, 2.279]', async () => {
    const { box } = await shown(tripWith([tram]))
    press(box, 'Day')
    const previous = await findSoon<HTMLButtonElement>(box, 'button', 'Previous day')
    const next = find<HTMLButtonElement>(box, 'button', 'Next day')
    expect([previous.disabled, next.disabled]).toEqual([true, false])
    expect(columns(box).map((one) => one.dataset.date)).toEqual(['2027-03-14'])
    for (const date of ['2027-03-15', '2027-03-16', '2027-03-17']) {
      next.click()
      await waitFor(() => expect(columns(box).map((one) => one.dataset.date)).toEqual([date]))
    }
    expect([previous.disabled, next.disabled]).toEqual([false, true])
  })

  it('draws rows of 30 minutes, 45 px in the week, 60 px in the day [9.89, 9.90, 9.91]', async () => {
    const { box } = await shown(tripWith([tram]))
    const height = () => box.querySelector<HTMLElement>('.slip')?.style.height
    const gap = 2
    expect(height()).toBe(`${6 * 45 - gap}px`)
    press(box, 'Day')
    await waitFor(() => expect(height()).toBe(`${6 * 60 - gap}px`))
  })

  it('opens a day an hour before the first thing on that day, whatever the others hold [9.84, 9.86]', async () => {
    const late = slot('L', { date: '2027-03-15', from: '19:00', to: '21:00' })
    const { box } = await shown(tripWith([tram, late]))
    const hours = () => [...box.querySelectorAll('.scale span')].map((one) => one.textContent)
    expect([hours()[0], hours().length]).toEqual(['9 AM', 13])
    press(box, 'Day')
    await waitFor(() => expect([hours()[0], hours().length]).toEqual(['9 AM', 5]))
    press(box, 'Next day')
    await waitFor(() => expect([hours()[0], hours().length]).toEqual(['6 PM', 4]))
    press(box, 'Next day')
    await waitFor(() => expect([hours()[0], hours().length]).toEqual(['7 AM', 14]))
  })

  it('shades the hours from 7 to 21 as daytime [9.92]', async () => {
    const late = slot('L', { date: '2027-03-14', from: '06:30', to: '07:30' })
    const { box } = await shown(tripWith([late, slot('M', { date: '2027-03-15', from: '20:00', to: '22:00' })]))
    const shade = box.querySelector<HTMLElement>('.daytime')
    expect(shade?.style.top).toBe(`${2 * 2 * 45}px`)
    expect(shade?.style.height).toBe(`${14 * 2 * 45}px`)
  })

  it('opens the detail of a scheduled activity by a click [2.281]', async () => {
    const { box, told } = await shown(tripWith([tram]))
    box.querySelector<HTMLElement>('.slip')?.click()
    expect(told.open).toHaveBeenCalledWith(tram.activity, { entryId: 'entry-T28', date: '2027-03-14', time: '10:00' })
  })

  it('marks the present minute on the day of today', async () => {
    const { box } = await shown(tripWith([tram], [], { startDate: day('2026-11-21'), endDate: day('2026-11-22') }))
    expect(box.querySelectorAll('.now').length).toBe(1)
  })
})

describe('starts that are on their way', () => {
  it('are said to be, and said not to have come', async () => {
    let answer = (_: Response) => {}
    const { box } = await shown(tripWith([tram], [fado]), { prepare: ({ server }) => server.on(readStarts, () => new Promise<Response>((resolve) => (answer = resolve))) })
    pressKey(find(box, 'button', 'Drag Fado in Alfama'), 'Enter')
    await waitFor(() => expect(text(box.querySelector('.key') as HTMLElement)).toContain('Loading start times'))
    answer(failure('provider-failed'))
    await waitFor(() => expect(text(box.querySelector('.key') as HTMLElement)).toContain('Unable to load availability'))
  })
})
