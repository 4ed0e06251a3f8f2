import { initConversation, postChat, readRecommendations } from '@meander/sdk/contract/chat'
import { searchDestinations } from '@meander/sdk/contract/destinations'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, type FakeServer } from '../../../test/fake-server.ts'
import { mountPlanner, type MountedPlanner } from '../../../test/mount-planner.tsx'
import { find, findAll, findSoon, type, waitFor } from '../../../test/queries.ts'

describe('a letter that is half written', () => {
  let server: FakeServer
  let planner: MountedPlanner
  const lisbon = { name: 'Lisbon', region: 'Lisboa, Portugal' }
  const dialogs = () => findAll(planner.root, 'dialog')
  const noDialog = () => waitFor(() => expect(dialogs()).toEqual([]))
  const press = (scope: ShadowRoot | HTMLElement, name: string | RegExp) => find(scope, 'button', name).click()
  const sent = () => server.callsOf(postChat).map(({ body }) => (body.messages as { content: string }[]).at(-1)?.content)
  const stored = () => JSON.parse(sessionStorage.getItem('templateFormData') ?? 'null') as Record<string, unknown> | null
  const field = (dialog: HTMLElement, label: string) => {
    const found = dialog.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)
    if (!found) throw new Error(`no field ${label}`)
    return found
  }
  async function open(title: string | RegExp): Promise<HTMLElement> {
    ;(await findSoon(planner.root, 'button', title)).click()
    return findSoon(planner.root, 'dialog')
  }
  async function pickDates(dialog: HTMLElement): Promise<HTMLElement> {
    field(dialog, 'Date').focus()
    field(dialog, 'Date').click()
    const picker = await findSoon(planner.root, 'dialog', 'Select Travel Dates')
    find(picker, 'button', 'Next month').click()
    const day = (at: number) => picker.querySelectorAll<HTMLButtonElement>('[data-day]')[at]
    await waitFor(() => expect(day(9)?.disabled).toBe(false))
    day(9)?.click()
    await waitFor(() => expect(day(9)?.getAttribute('aria-pressed')).toBe('true'))
    day(12)?.click()
    await waitFor(() => expect(day(12)?.getAttribute('aria-pressed')).toBe('true'))
    return picker
  }

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server = fakeServer()
      .on(searchDestinations, () => ({ matches: [lisbon] }))
      .on(initConversation, () => ({ sessionId: 'c1' as never }))
      .on(postChat, () => undefined as never)
      .on(readRecommendations, () => ({ recommendations: [], shouldShowRecommendations: false, preferences: {}, extractedDates: { destination: null, startDate: null, endDate: null, duration: null } }))
    planner = mountPlanner(server)
  })
  afterEach(() => planner.destroy())

  it('opens as a form of its own sentence, on its first blank [2.107, 4.90]', async () => {
    const dialog = await open(/^Romantic escape/)
    expect(dialog.querySelector('.half-letter')?.textContent).toBe('Plan  days in  for the two of us, from , with  and a budget of .')
    expect([...dialog.querySelectorAll('.blank-field')].map((blank) => blank.getAttribute('aria-label'))).toEqual(['Number of days', 'Destination', 'Date', 'Experiences', 'Budget'])
    expect(field(dialog, 'Experiences').tagName).toBe('TEXTAREA')
    expect([field(dialog, 'Date').readOnly, field(dialog, 'Destination').getAttribute('role'), field(dialog, 'Number of days').type]).toEqual([true, 'combobox', 'number'])
    expect(planner.root.activeElement).toBe(field(dialog, 'Number of days'))
  })

  it('says how a budget may be meant [2.375]', async () => {
    const dialog = await open(/^Solo journey/)
    expect(dialog.textContent).toContain('Enter total budget or per day budget (e.g. "$500 total" or "$100/day")')
  })

  it('can be sent from the first text that is not blank on [4.93]', async () => {
    const dialog = await open(/^Romantic escape/)
    const send = find<HTMLButtonElement>(dialog, 'button', 'Send')
    expect(send.disabled).toBe(true)
    type(field(dialog, 'Experiences'), '   ')
    expect(send.disabled).toBe(true)
    type(field(dialog, 'Experiences'), 'fado')
    await waitFor(() => expect(send.disabled).toBe(false))
  })

  it('marks what is still blank, and sends nothing [5.42]', async () => {
    const dialog = await open(/^Romantic escape/)
    type(field(dialog, 'Experiences'), 'fado')
    await waitFor(() => expect(find<HTMLButtonElement>(dialog, 'button', 'Send').disabled).toBe(false))
    press(dialog, 'Send')
    await waitFor(() => expect(find(dialog, 'alert').textContent).toBe('Still blank: Number of days, Destination, Date, Budget.'))
    expect([...dialog.querySelectorAll('[aria-invalid="true"]')]).toHaveLength(4)
    expect(planner.root.activeElement).toBe(field(dialog, 'Number of days'))
    expect(sent()).toEqual([])
    type(field(dialog, 'Budget'), '$500')
    await waitFor(() => expect(find(dialog, 'alert').textContent).toBe('Still blank: Number of days, Destination, Date.'))
  })

  it.each(['-3', '0', '2.5', '100'])('takes %s for no number of days', async (days) => {
    const dialog = await open(/^Romantic escape/)
    type(field(dialog, 'Number of days'), days)
    await waitFor(() => expect(find<HTMLButtonElement>(dialog, 'button', 'Send').disabled).toBe(false))
    press(dialog, 'Send')
    await waitFor(() => expect(find(dialog, 'alert').textContent).toBe('Still blank: Number of days, Destination, Date, Experiences, Budget.'))
    expect(planner.root.activeElement).toBe(field(dialog, 'Number of days'))
    type(field(dialog, 'Number of days'), '3')
    await waitFor(() => expect(find(dialog, 'alert').textContent).toBe('Still blank: Destination, Date, Experiences, Budget.'))
  })

  it('suggests places from two letters on, and takes the one picked [2.367, 4.94, 5.10]', async () => {
    const dialog = await open(/^Romantic escape/)
    type(field(dialog, 'Destination'), 'Li')
    ;(await findSoon(dialog, 'option', /^Lisbon/)).click()
    await waitFor(() => expect(field(dialog, 'Destination').value).toBe('Lisbon, Portugal'))
    expect(server.callsOf(searchDestinations).map(({ query }) => query.query)).toEqual(['Li'])
  })

  it('picks dates in one month until Done, and counts the days [2.368, 2.370]', async () => {
    const dialog = await open(/^Romantic escape/)
    const picker = await pickDates(dialog)
    expect(picker.querySelectorAll('.month')).toHaveLength(1)
    press(picker, 'Done')
    await waitFor(() => expect(dialogs()).toHaveLength(1))
    expect(field(dialog, 'Date').value).toMatch(/^\w{3} 10, \d{4} - \w{3} 13, \d{4}$/)
    expect(field(dialog, 'Number of days').value).toBe('4')
    expect(planner.root.activeElement).toBe(field(dialog, 'Date'))
  })

  it('takes back the dates that are not wanted after all, and is done with none', async () => {
    const dialog = await open(/^Romantic escape/)
    const picker = await pickDates(dialog)
    press(picker, 'Cancel')
    await waitFor(() => expect(picker.isConnected).toBe(false))
    expect(field(dialog, 'Date').value).toBe('')
    field(dialog, 'Date').click()
    expect((find(await findSoon(planner.root, 'dialog', 'Select Travel Dates'), 'button', 'Done') as HTMLButtonElement).disabled).toBe(true)
  })

  it('begins a chat with the finished letter, and keeps its dates for the tab [2.363, 3.19, 3.20, 3.21]', async () => {
    const dialog = await open(/^Romantic escape/)
    press(await pickDates(dialog), 'Done')
    type(field(dialog, 'Destination'), 'Lisbon')
    type(field(dialog, 'Experiences'), 'old trams\nfado in a small room.\n')
    type(field(dialog, 'Budget'), ' $900 total ')
    await waitFor(() => expect(find<HTMLButtonElement>(dialog, 'button', 'Send').disabled).toBe(false))
    press(dialog, 'Send')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatch(/^Plan 4 days in Lisbon for the two of us, from \w{3} 10, \d{4} to \w{3} 13, \d{4}, with old trams, fado in a small room and a budget of \$900 total\.$/)
    const { startDate, endDate, ...rest } = stored()?.extractedDates as { startDate: string; endDate: string }
    expect([startDate.slice(-2), endDate.slice(-2)]).toEqual(['10', '13'])
    expect(rest).toEqual({ destination: 'Lisbon', duration: 4 })
    expect(stored()?.sessionId).toBe('c1')
    await noDialog()
  })

  it.each(['Cancel', 'Close'])('is forgotten by %s [4.91, 4.92]', async (name) => {
    const dialog = await open(/^Romantic escape/)
    type(field(dialog, 'Experiences'), 'fado')
    await waitFor(() => expect(find<HTMLButtonElement>(dialog, 'button', 'Send').disabled).toBe(false))
    press(dialog, name)
    await noDialog()
    expect(stored()).toBeNull()
    const again = await open(/^Romantic escape/)
    expect(field(again, 'Experiences').value).toBe('')
    expect(find<HTMLButtonElement>(again, 'button', 'Send').disabled).toBe(true)
  })

  it('is left for another one in the picker [2.104]', async () => {
    press(await open(/^Romantic escape/), 'Other letters')
    const picker = await findSoon(planner.root, 'dialog', 'Choose Your Travel Style')
    expect(findAll(picker, 'button').filter((button) => button.matches('.quest'))).toHaveLength(4)
    press(picker, /^With friends/)
    const friends = await findSoon(planner.root, 'dialog', 'With friends')
    expect(field(friends, 'Number of friends').value).toBe('')
  })

  it('takes the place of the choice in the same dialog, which gives the focus back to what opened it', async () => {
    const opener = await findSoon(planner.root, 'button', /^Romantic escape/)
    opener.focus()
    const letter = await open(/^Romantic escape/)
    press(letter, 'Other letters')
    const picker = await findSoon(planner.root, 'dialog', 'Choose Your Travel Style')
    expect(picker).toBe(letter)
    await waitFor(() => expect(planner.root.activeElement).toBe(find(picker, 'button', /^Romantic escape/)))
    press(picker, /^With friends/)
    await findSoon(planner.root, 'dialog', 'With friends')
    expect(planner.root.activeElement).toBe(field(letter, 'Number of friends'))
    letter.dispatchEvent(new Event('cancel', { cancelable: true }))
    await noDialog()
    expect(planner.root.activeElement).toBe(opener)
  })

  it('is chosen where the page around asks for it, or none of them [2.105, 2.106]', async () => {
    planner.handle.open('templates')
    const picker = await findSoon(planner.root, 'dialog', 'Choose Your Travel Style')
    press(picker, 'Start from scratch')
    await noDialog()
    await waitFor(() => expect(planner.root.activeElement).toBe(find(planner.root, 'textbox', 'Message')))
    expect(find<HTMLTextAreaElement>(planner.root, 'textbox', 'Message').value).toBe('')
    expect(sent()).toEqual([])
  })
})
