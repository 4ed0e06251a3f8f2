import type { Day } from '@meander/sdk/contract/days'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { listItineraries } from '@meander/sdk/contract/itineraries'
import { beforeEach, describe, expect, it } from 'vitest'
import { activity } from '../../../test/activities.ts'
import { desk } from '../../../test/desk.ts'
import { fakeServer } from '../../../test/fake-server.ts'
import type { TripFacts } from './save-state.ts'
import { TEMPLATE_FORM_KEY } from './trip-defaults.ts'

const june = { window: { from: '2027-06-01' as Day, to: '2027-06-30' as Day } }

describe('the dates of a new trip whose days nobody has named', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  function draftAt(now: string, facts: TripFacts, dates: { from: Day; to: Day } | null = null) {
    const at = desk(fakeServer().on(listItineraries, () => []), {
      clock: () => new Date(now),
      facts: { conversationId: 'talk-1' as ConversationId, ...facts },
      config: dates ? { dates } : {},
    })
    at.save.open(activity('TRAM'))
    at.save.toCreate()
    const state = at.save.$save.get()
    at.destroy()
    if (state.step !== 'create') throw new Error(`the dialog is at ${state.step}`)
    const { startDate, endDate, proposed } = state.draft
    return [startDate, endDate, proposed]
  }

  it.each([
    ['three days', { duration: 3 }, '2027-06-03'],
    ['no length', {}, '2027-06-06'],
    ['more days than it has', { duration: 50 }, '2027-06-30'],
  ])('are the first of the month that the conversation knows, with %s', (_, facts, last) => {
    sessionStorage.setItem(TEMPLATE_FORM_KEY, JSON.stringify({ extractedDates: { startDate: '2027-05-10', endDate: '2027-05-16' } }))
    sessionStorage.setItem('extractedDates_talk-1', JSON.stringify({ destination: 'Lisbon', startDate: null, endDate: null, duration: 3 }))
    expect(draftAt('2027-05-05T12:00:00', { ...june, ...facts })).toEqual(['2027-06-01', last, true])
  })

  it('are those of it that are to come, and none of a month that is over', () => {
    expect(draftAt('2027-06-20T12:00:00', { ...june, duration: 3 })).toEqual(['2027-06-20', '2027-06-22', true])
    expect(draftAt('2027-07-02T12:00:00', { ...june, duration: 3 })).toEqual(['2027-08-10', '2027-08-15', true])
  })

  it('are no proposal once they are named, by the conversation or by the page', () => {
    expect(draftAt('2027-01-05T12:00:00', {}, { from: '2027-05-14' as Day, to: '2027-05-17' as Day })).toEqual(['2027-05-14', '2027-05-17', false])
    sessionStorage.setItem('extractedDates_talk-1', JSON.stringify({ startDate: '2027-06-14', duration: 3 }))
    expect(draftAt('2027-01-05T12:00:00', june)).toEqual(['2027-06-14', '2027-06-16', false])
  })
})
