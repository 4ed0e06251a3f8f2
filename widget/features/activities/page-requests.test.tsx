import { readPageActivity } from '@meander/sdk/contract/page-activity'
import { describe, expect, it, vi } from 'vitest'
import { find, findSoon } from '../../test/queries.ts'
import { tram, withActivities } from '../../test/show-activities.tsx'
import { createActivities } from './activities.ts'
import { ActivityDetail } from './ActivityDetail.tsx'
import { listenToPage as listen } from './page-requests.ts'

const here = withActivities()
const listenToPage = (target: EventTarget, given: Omit<Parameters<typeof listen>[1], 'read'>) => listen(target, { read: async (named) => readPageActivity(named), ...given })
/** What was named has been read. */
const heard = () => new Promise<void>((resolve) => void setTimeout(resolve))

describe('what a page asks for', () => {
  it("opens on the browser event 'expandActivity', until one stops listening [2.179]", async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    here.show(<ActivityDetail activities={here.at.activities} api={here.at.api} />)
    const { stop } = listenToPage(window, { activities: here.at.activities, save: here.at.save, isMine: () => true })
    window.dispatchEvent(new CustomEvent('expandActivity', { detail: { activity: 'nothing' } }))
    await heard()
    expect(here.at.activities.$expanded.get()).toBeNull()
    window.dispatchEvent(new CustomEvent('expandActivity', { detail: { activity: { activityData: tram } } }))
    await findSoon(here.view.root, 'dialog', tram.title)
    here.at.activities.close()
    stop()
    window.dispatchEvent(new CustomEvent('expandActivity', { detail: { activity: tram } }))
    await heard()
    expect(here.at.activities.$expanded.get()).toBeNull()
  })

  it('takes what a page leaves empty for not known, as it is and wrapped [2.177, 2.179]', async () => {
    const told: unknown[] = []
    const open = (one: unknown) => void told.push(one)
    const { stop } = listenToPage(window, { activities: { open }, save: { open }, isMine: () => true })
    const { price: _price, rating: _rating, ...known } = tram
    const named = { ...tram, price: null, rating: null }
    const say = (name: string) => [named, { activityData: named }].forEach((activity) => window.dispatchEvent(new CustomEvent(name, { detail: { activity } })))
    ;['expandActivity', 'openItineraryModal'].forEach(say)
    await heard()
    expect(told).toEqual([known, known, known, known])
    stop()
  })

  it('takes what cannot be for not known, however deep it stands, and a number for a text [2.177, 2.179]', async () => {
    const told: unknown[] = []
    const open = (one: unknown) => void told.push(one)
    const { stop } = listenToPage(window, { activities: { open }, save: { open }, isMine: () => true })
    const { id: _id, price: _price, rating: _rating, reviewCount: _reviews, ...known } = tram
    const cancellationPolicy = { description: null, refundEligibility: [{ percentageRefundable: 100, dayRangeMin: 3 }] }
    const images: unknown[] = ['https://media.example/1.jpg', null]
    const named = { ...tram, id: 7, price: { amount: 42, currency: null }, rating: 99, reviewCount: -3, images, cancellationPolicy }
    for (const name of ['expandActivity', 'openItineraryModal']) window.dispatchEvent(new CustomEvent(name, { detail: { activity: named } }))
    await heard()
    const { refundEligibility } = cancellationPolicy
    const whole = { ...known, id: '7', images: ['https://media.example/1.jpg'], cancellationPolicy: { refundEligibility } }
    expect(told).toEqual([whole, whole])
    stop()
  })

  it('opens no detail of what has no name, no policy that can be read, or no end', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const told: unknown[] = []
    const open = (one: unknown) => void told.push(one)
    const { stop } = listenToPage(window, { activities: { open }, save: { open }, isMine: () => true })
    const endless: Record<string, unknown> = { ...tram, title: ' ' }
    endless.itinerary = [endless]
    for (const activity of [{ ...tram, title: ' ' }, { ...tram, cancellationPolicy: { refundEligibility: 'all' } }, endless, { ...tram, title: undefined }]) {
      window.dispatchEvent(new CustomEvent('expandActivity', { detail: { activity } }))
    }
    await heard()
    expect([told, warned.mock.calls.length]).toEqual([[], 4])
    stop()
  })

  it('opens saving without data for an activity that cannot be understood, and is deaf to what names none [2.177]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const asked: unknown[] = []
    const { stop } = listenToPage(window, { activities: { open: () => {} }, save: { open: (...what) => void asked.push(what) }, isMine: () => true })
    for (const detail of ['tram', { activity: { title: 'No code' } }]) window.dispatchEvent(new CustomEvent('openItineraryModal', { detail }))
    await heard()
    expect(asked).toEqual([[null, { sessionId: null }]])
    stop()
  })

  it('opens the panel that it stands in before its dialog, and answers what came before it ran', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const told: string[] = []
    const save = { open: () => void told.push('save') }
    const activities = { open: () => void told.push('detail') }
    let mine = true
    const page = listenToPage(window, { activities, save, isMine: () => mine, show: () => void told.push('show') })
    const event = (name: string, detail: unknown = { activity: tram }) => new CustomEvent(name, { detail })
    window.dispatchEvent(event('expandActivity'))
    window.dispatchEvent(event('openItineraryModal'))
    await heard()
    expect(told.splice(0)).toEqual(['show', 'detail', 'show', 'save'])
    window.dispatchEvent(event('expandActivity', { activity: 'nothing' }))
    mine = false
    window.dispatchEvent(event('expandActivity'))
    window.dispatchEvent(event('openItineraryModal'))
    await heard()
    expect(told).toEqual([])
    page.hear(event('expandActivity'))
    page.hear(event('openItineraryModal'))
    await heard()
    expect(told).toEqual(['show', 'detail', 'show', 'save'])
    page.stop()
  })

  it('saves with the session that the browser event named, and answers only when it is its turn [2.178, 2.179]', async () => {
    const asked: unknown[] = []
    const save = { open: (...what: unknown[]) => void asked.push(what) }
    const activities = createActivities({ ...here.at, save })
    let mine = false
    const { stop } = listenToPage(window, { activities, save, isMine: () => mine })
    const detail = { activity: tram, sessionId: 'session-7' }
    const say = () => ['expandActivity', 'openItineraryModal'].forEach((name) => window.dispatchEvent(new CustomEvent(name, { detail })))
    say()
    await heard()
    expect([activities.$expanded.get(), asked]).toEqual([null, []])
    mine = true
    say()
    await heard()
    expect(activities.$expanded.get()).toMatchObject({ form: 'whole', sessionId: 'session-7' })
    expect(asked).toEqual([[expect.objectContaining({ productCode: 'TRAM' }), { sessionId: 'session-7' }]])
    here.show(<ActivityDetail activities={activities} api={here.at.api} />)
    find(await findSoon(here.view.root, 'dialog', tram.title), 'button', 'Save to Itinerary').click()
    expect(asked[1]).toEqual(asked[0])
    stop()
    activities.destroy()
  })
})
