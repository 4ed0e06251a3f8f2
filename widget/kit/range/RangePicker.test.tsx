import type { Day } from '@meander/sdk/contract/days'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mountView } from '../../test/mount-planner.tsx'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { DatesDialog } from './DatesDialog.tsx'

describe("'Select Travel Dates' by keyboard", () => {
  let view: ReturnType<typeof mountView>
  let dialog: HTMLElement
  const confirm = vi.fn()
  const close = vi.fn()
  const focused = () => (view.root.activeElement as HTMLElement | null)?.dataset.day
  const shown = () => dialog.querySelector('.month:not(.second) h3')?.textContent
  const said = () => dialog.querySelector('.months [role="status"]')?.textContent
  async function press(key: string, reached: string, shiftKey = false): Promise<void> {
    view.root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }))
    await waitFor(() => expect(focused()).toBe(reached))
  }
  const enter = () => (view.root.activeElement as HTMLElement | null)?.click()

  beforeEach(async () => {
    confirm.mockClear()
    close.mockClear()
    view = mountView(<DatesDialog dates={null} longest={90} today={'2027-05-04' as Day} onConfirm={confirm} onClose={close} />)
    dialog = await findSoon(view.root, 'dialog', 'Select Travel Dates')
  })
  afterEach(() => view.destroy())

  it('begins on a day, not on a button beside it', async () => {
    await waitFor(() => expect(focused()).toBe('2027-05-04'))
    expect(dialog.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1)
  })

  it('says what to press first, and in the same place what was picked', async () => {
    const foot = () => dialog.querySelector('.chosen-dates')?.textContent
    expect(foot()).toBe('Choose the first day, then the last.')
    enter()
    await waitFor(() => expect(foot()).toBe('May 4, 20271 day'))
  })

  it('goes by days, weeks, months and years, and never into the past', async () => {
    await waitFor(() => expect(focused()).toBe('2027-05-04'))
    await press('ArrowLeft', '2027-05-04')
    await press('ArrowRight', '2027-05-05')
    await press('End', '2027-05-09')
    await press('ArrowDown', '2027-05-16')
    await press('Home', '2027-05-10')
    await press('PageDown', '2027-06-10')
    expect(shown()).toBe('June 2027')
    await press('PageDown', '2028-06-10', true)
    expect(shown()).toBe('June 2028')
    await press('PageUp', '2028-05-10')
    await press('PageUp', '2027-05-10', true)
    await press('PageUp', '2027-05-04')
    expect(shown()).toBe('May 2027')
  })

  it('goes on to the left where one reads from right to left', async () => {
    await waitFor(() => expect(focused()).toBe('2027-05-04'))
    dialog.querySelector<HTMLElement>('.months')?.style.setProperty('direction', 'rtl')
    await press('ArrowLeft', '2027-05-05')
    await press('ArrowRight', '2027-05-04')
  })

  it('picks a range, says it, and hands on its first and last day, nothing else [3.78, 4.95, 4.96, 5.17]', async () => {
    await waitFor(() => expect(focused()).toBe('2027-05-04'))
    enter()
    await waitFor(() => expect(said()).toBe('From May 4, 2027. Choose the last day.'))
    await press('ArrowDown', '2027-05-11')
    enter()
    await waitFor(() => expect(said()).toBe('May 4, 2027 - May 11, 2027, 8 days'))
    expect(dialog.querySelectorAll('[aria-selected="true"]')).toHaveLength(8)
    find(dialog, 'button', 'Confirm Dates').click()
    expect(confirm.mock.calls).toEqual([[{ from: '2027-05-04', to: '2027-05-11' }]])
  })

  it('goes on in the next month after a start on the last day of this one [4.97]', async () => {
    await waitFor(() => expect(focused()).toBe('2027-05-04'))
    for (const reached of ['2027-05-11', '2027-05-18', '2027-05-25']) await press('ArrowDown', reached)
    await press('End', '2027-05-30')
    await press('ArrowRight', '2027-05-31')
    enter()
    await waitFor(() => expect(shown()).toBe('June 2027'))
    await waitFor(() => expect(focused()).toBe('2027-06-01'))
  })

  it('leaves the focus on the arrow that turns the months', async () => {
    await waitFor(() => expect(focused()).toBe('2027-05-04'))
    await press('ArrowRight', '2027-05-05')
    const next = await waitFor(() => find(dialog.querySelector<HTMLElement>('.second') as HTMLElement, 'button', 'Next month'))
    next.focus()
    next.click()
    await waitFor(() => expect(shown()).toBe('June 2027'))
    expect(view.root.activeElement?.getAttribute('aria-label')).toBe('Next month')
    expect(dialog.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1)
  })

  it('begins anew of dates that are past', async () => {
    view.destroy()
    view = mountView(<DatesDialog dates={{ from: '2027-05-01' as Day, to: '2027-05-08' as Day }} longest={90} today={'2027-05-04' as Day} onConfirm={confirm} onClose={close} />)
    dialog = await findSoon(view.root, 'dialog', 'Select Travel Dates')
    expect(dialog.querySelectorAll('[aria-selected="true"]')).toHaveLength(0)
    expect(dialog.querySelector<HTMLButtonElement>('[data-day="2027-05-03"]')?.disabled).toBe(true)
  })

  it('changes nothing when it is left [2.61]', () => {
    find(dialog, 'button', 'Cancel').click()
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(close).toHaveBeenCalledTimes(2)
    expect(confirm).not.toHaveBeenCalled()
  })
})

describe("'Select Travel Dates' of a trip that has begun", () => {
  let view: ReturnType<typeof mountView>
  afterEach(() => view.destroy())
  const confirm = vi.fn()
  async function open(from: string, to: string, today: string): Promise<HTMLElement> {
    confirm.mockClear()
    const dates = { from: from as Day, to: to as Day }
    view = mountView(<DatesDialog mayHaveBegun dates={dates} longest={90} today={today as Day} onConfirm={confirm} onClose={() => {}} />)
    return findSoon(view.root, 'dialog', 'Select Travel Dates')
  }
  const dayIn = (dialog: HTMLElement, day: string) => dialog.querySelector<HTMLButtonElement>(`[data-day="${day}"]`)
  const foot = (dialog: HTMLElement) => dialog.querySelector('.chosen-dates')?.textContent

  it('keeps its first day, shows it, and takes each press for its last [5.19]', async () => {
    const dialog = await open('2026-11-20', '2026-11-24', '2026-11-22')
    expect(foot(dialog)).toBe('Nov 20, 2026 - Nov 24, 20265 days')
    expect(dayIn(dialog, '2026-11-20')?.closest('td')?.className).toBe('from')
    expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((one) => dayIn(dialog, one)?.disabled)).toEqual([true, true, false])
    await waitFor(() => expect((view.root.activeElement as HTMLElement | null)?.dataset.day).toBe('2026-11-24'))
    dayIn(dialog, '2026-11-29')?.click()
    await waitFor(() => expect(foot(dialog)).toContain('Nov 29'))
    dayIn(dialog, '2026-11-26')?.click()
    await waitFor(() => expect(foot(dialog)).toBe('Nov 20, 2026 - Nov 26, 20267 days'))
    expect([dayIn(dialog, '2026-11-20')?.closest('td')?.className, dayIn(dialog, '2026-11-26')?.closest('td')?.className]).toEqual(['from', 'to'])
    find(dialog, 'button', 'Confirm Dates').click()
    expect(confirm.mock.calls).toEqual([[{ from: '2026-11-20', to: '2026-11-26' }]])
  })

  it('opens on the month in which it can end, never longer than a trip may be, and goes back as far as it began', async () => {
    const dialog = await open('2026-09-29', '2026-11-24', '2026-11-22')
    expect(dialog.querySelector('.month:not(.second) h3')?.textContent).toBe('November 2026')
    await waitFor(() => expect(['2026-12-27', '2026-12-28'].map((one) => dayIn(dialog, one)?.disabled)).toEqual([false, true]))
    const back = find<HTMLButtonElement>(dialog, 'button', 'Previous month')
    back.click()
    await waitFor(() => expect(dayIn(dialog, '2026-10-15')?.closest('td')?.className).toBe('within'))
    back.click()
    await waitFor(() => expect(back.disabled).toBe(true))
    expect(dayIn(dialog, '2026-09-29')?.closest('td')?.className).toBe('from')
  })

  it('can be of a trip that ended yesterday: it goes on', async () => {
    const dialog = await open('2026-11-20', '2026-11-21', '2026-11-22')
    dayIn(dialog, '2026-11-23')?.click()
    await waitFor(() => expect(foot(dialog)).toBe('Nov 20, 2026 - Nov 23, 20264 days'))
  })

  it('lets it begin anew on another day when that is asked for', async () => {
    const dialog = await open('2026-11-20', '2026-11-24', '2026-11-22')
    find(dialog, 'button', 'Choose another first day').click()
    await waitFor(() => expect(foot(dialog)).toBe('Choose the first day, then the last.'))
    expect(findAll(dialog, 'button', 'Choose another first day')).toEqual([])
    expect(dialog.contains(view.root.activeElement)).toBe(true)
    dayIn(dialog, '2026-11-28')?.click()
    await waitFor(() => expect(foot(dialog)).toContain('Nov 28, 2026'))
    dayIn(dialog, '2026-11-30')?.click()
    await waitFor(() => expect(foot(dialog)).toBe('Nov 28, 2026 - Nov 30, 20263 days'))
  })

  it('keeps nothing of one so long ago that no last day could be chosen', async () => {
    const dialog = await open('2026-05-01', '2026-05-08', '2026-11-22')
    expect(foot(dialog)).toBe('Choose the first day, then the last.')
  })
})
