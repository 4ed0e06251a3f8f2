import { readAvailability } from '@meander/sdk/contract/activities'
import { postChat } from '@meander/sdk/contract/chat'
import { describe, expect, it } from 'vitest'
import { FINISH, liveReply, reply, text } from '../test/chat-stream.ts'
import { answerAsPlanner, dayPlanningForEach } from '../test/plan-days.tsx'
import { find, findAll, findSoon, waitFor } from '../test/queries.ts'
import { start } from '../test/trip.ts'

describe('planning day by day', () => {
  const given = dayPlanningForEach()
  const { panel, heading, press, said, begin, add, done, goOn } = given

  it('shows the day of the trip and its date while one is planned, and nothing otherwise [2.77, 2.108, 2.109]', async () => {
    given.server.on(postChat, () => reply(text('Where to?'), FINISH))
    given.mount()
    given.planner.handle.send('Hello')
    await waitFor(() => expect(given.planner.root.querySelector('.letter .words')?.textContent).toBe('Where to?'))
    expect(panel()).toBeNull()
    answerAsPlanner(given.server)
    given.planner.handle.send('Three days in Lisbon')
    await waitFor(() => expect(heading()).toBe('Lisbon, day 1 of 3'))
    expect(panel()?.textContent).toContain('Saturday, March 14')
  })

  it('puts an activity behind the others of the day by its picker, and takes it out again [2.110, 4.77]', async () => {
    await begin()
    await add('Tram 28', 1)
    expect(find(given.planner.root, 'dialog').querySelector('h2')?.textContent).toBe('Choose for day\u00a01, Sat, Mar 14')
    find(given.planner.root, 'button', 'Add to Day 1: Fado').click()
    await done()
    expect([...(panel()?.querySelectorAll('li .what') ?? [])].map((one) => one.textContent?.trim())).toEqual(['Tram 28', 'Fado'])
    find(given.planner.root, 'button', 'Remove Fado').click()
    await waitFor(() => expect(panel()?.querySelectorAll('li')).toHaveLength(1))
  })

  it('says what is closed on the day before it is put there, and offers it for the day it is open', async () => {
    given.server.on(readAvailability, ({ params }) => ({ slots: params.productCode === 'TRAM' ? [] : [start('2099-03-15', '20:00'), start('2099-03-16', '20:00')] }))
    await begin()
    await press('Add to Day')
    const fado = await findSoon<HTMLButtonElement>(given.planner.root, 'button', 'Add to Day 2: Fado')
    const tram = await findSoon<HTMLButtonElement>(given.planner.root, 'button', 'Not on these days: Tram 28')
    expect(fado.textContent).toBe('Add to Day 2')
    expect(tram.disabled).toBe(true)
    expect([...given.planner.root.querySelectorAll('p.hours')].map((one) => one.textContent)).toEqual(['No free start on this day', 'No free start on this day, but on Sun,\u00a0Mar\u00a015; Mon,\u00a0Mar\u00a016'])
    fado.click()
    const placed = await findSoon<HTMLButtonElement>(given.planner.root, 'button', 'On day 2: Fado')
    expect(panel()?.querySelectorAll('li')).toHaveLength(0)
    placed.click()
    await findSoon(given.planner.root, 'button', 'Add to Day 2: Fado')
  })

  const point = (...types: string[]) => (button: HTMLElement) => {
    for (const type of types) button.dispatchEvent(new PointerEvent(type, { bubbles: type === types[0] }))
  }
  it.each([
    ['a hand', point('pointerover', 'pointerenter'), point('pointerout', 'pointerleave')],
    ['the focus', (button: HTMLElement) => button.focus(), (button: HTMLElement) => button.blur()],
  ])('keeps a button as it is while %s is on it, whatever free starts come meanwhile', async (_what, come, go) => {
    let arrive: (found: { slots: ReturnType<typeof start>[] }) => void = () => {}
    const starts = new Promise<{ slots: ReturnType<typeof start>[] }>((resolve) => { arrive = resolve })
    given.server.on(readAvailability, () => starts)
    await begin()
    await press('Add to Day')
    const fado = await findSoon<HTMLButtonElement>(given.planner.root, 'button', 'Add to Day 1: Fado')
    come(fado)
    arrive({ slots: [start('2099-03-15', '20:00')] })
    await findSoon(given.planner.root, 'button', 'Add to Day 2: Tram 28')
    expect(fado.textContent).toBe('Add to Day')
    go(fado)
    await waitFor(() => expect(fado.textContent).toBe('Add to Day 2'))
  })

  it('puts back what was taken out of a day, with its hour, and offers to skip only a day that holds nothing', async () => {
    await begin()
    find(given.planner.root, 'button', 'Skip Day')
    await add('Tram 28', 1)
    await waitFor(() => expect(given.planner.root.querySelectorAll('.hours input')).toHaveLength(2))
    given.planner.root.querySelectorAll<HTMLElement>('.hours input')[1]?.click()
    await done()
    expect(findAll(given.planner.root, 'button', 'Skip Day')).toEqual([])
    const shown = () => [...(panel()?.querySelectorAll('li .what') ?? [])].map((one) => one.textContent?.trim())
    expect(shown()).toEqual(['9:30 AM Tram 28'])
    find(given.planner.root, 'button', 'Remove Tram 28').click()
    await waitFor(() => expect(shown()).toEqual([]))
    ;(await findSoon(given.planner.root, 'button', 'Undo')).click()
    await waitFor(() => expect(shown()).toEqual(['9:30 AM Tram 28']))
    await waitFor(() => expect(given.planner.root.activeElement?.getAttribute('aria-label')).toBe('Remove Tram 28'))
  })

  it('goes on, skips, and completes in the words that the given.server reads [4.78, 4.79, 4.80]', async () => {
    await begin()
    find(given.planner.root, 'button', 'Continue').focus()
    await goOn(2)
    await waitFor(() => expect(panel()?.contains(given.planner.root.activeElement)).toBe(true))
    await press('Skip Day')
    await waitFor(() => expect(heading()).toBe('Lisbon, day 3 of 3'))
    expect(findAll(given.planner.root, 'button', 'Continue')).toEqual([])
    await press('Complete Trip Planning')
    await waitFor(() => expect(said()).toEqual(['Three days in Lisbon', 'Continue to day 2', 'Skip day 2, no activities planned', 'Complete Trip Planning']))
    // Nothing was chosen: there is nothing to save, but every day can be gone back to.
    await waitFor(() => expect(findAll(given.planner.root, 'button', /^Plan this day: /)).toHaveLength(3))
    expect(find<HTMLButtonElement>(given.planner.root, 'button', 'Save Your Days').disabled).toBe(true)
  })

  it('goes to the next day at once, before the reply is there', async () => {
    await begin()
    const live = liveReply()
    given.server.on(postChat, () => live.response)
    await goOn(2)
    live.say(text('Here.'), FINISH)
    live.end()
    await findSoon(given.planner.root, 'button', 'Send')
    expect(heading()).toBe('Lisbon, day 2 of 3')
  })

  it('says that a price is for one person, in the day and where one chooses for it', async () => {
    await begin()
    await add('Tram 28', 1)
    await waitFor(() => expect([...given.planner.root.querySelectorAll('.for-day .price')].map((one) => one.textContent)).toEqual(['$42.50 per person', '$61 per person']))
    await done()
    expect(panel()?.querySelector('li .price')?.textContent).toBe('$42.50 per person')
  })

  it('shows all days once it is complete, can be folded, and goes back to a day that was left empty', async () => {
    await begin()
    await add('Tram 28', 1)
    await done()
    await goOn(2)
    await press('Skip Day')
    await waitFor(() => expect(heading()).toBe('Lisbon, day 3 of 3'))
    expect([...(panel()?.querySelectorAll('.days-line i') ?? [])].map((one) => one.className)).toEqual(['past', 'skipped', 'here'])
    await press('Complete Trip Planning')
    await waitFor(() => expect(heading()).toBe('Your days in Lisbon'))
    expect([...(panel()?.querySelectorAll('.all-days li') ?? [])].map((one) => one.textContent?.trim())).toEqual(['Sat, Mar 14 Tram 28Change', 'Sun, Mar 15Nothing plannedPlan this day', 'Mon, Mar 16Nothing plannedPlan this day'])

    await press('Hide the days')
    await waitFor(() => expect(panel()?.querySelectorAll('.all-days li')).toHaveLength(0))
    find(given.planner.root, 'button', 'Save Your Days')
    await press('Show the days')
    find(given.planner.root, 'button', 'Plan this day: Day 2').focus()
    await press('Plan this day: Day 2')
    await waitFor(() => expect(heading()).toBe('Lisbon, day 2 of 3'))
    expect(said().at(-1)).toBe('Continue to day 2')
    await waitFor(() => expect(panel()?.contains(given.planner.root.activeElement)).toBe(true))
  })
})
