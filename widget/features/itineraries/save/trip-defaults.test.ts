import type { Day } from '@meander/sdk/contract/days'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { describe, expect, it } from 'vitest'
import { activity } from '../../../test/activities.ts'
import { savingForEach, tram } from '../../../test/saving.ts'
import { TEMPLATE_FORM_KEY } from './trip-defaults.ts'

describe('what a new trip begins with', () => {
  const given = savingForEach()
  const { start, draft, sent, create } = given

  it.each([
    ['the currency that it was said in', { amount: 1500, currency: 'EUR' }, '€1,500'],
    ["the page's currency where none was said", { amount: 600, currency: '' }, 'CHF 600'],
  ])('begins with the budget of the conversation, in %s', async (_, budget, typed) => {
    start({ facts: { budget }, config: { currency: 'CHF' } })
    await create()
    given.at.save.back()
    given.at.save.toCreate()
    expect(draft().budget.replaceAll('\u00a0', ' ')).toBe(typed)
    expect(sent()).toMatchObject({ budgetLimit: budget.amount })
  })

  it('takes destination and party from the conversation when it knows them', () => {
    start({ facts: { destination: 'Porto', groupSize: 5, title: 'Porto, four days in May' } })
    given.at.save.open(tram)
    given.at.save.toCreate()
    expect(draft()).toMatchObject({ destination: 'Porto', groupSize: 5, title: 'Porto, four days in May' })
  })

  it('takes nothing from the open conversation for one that the page named [2.178]', async () => {
    const conversationId = 'open' as ConversationId
    start({ facts: { conversationId, tripId: 'trip-1' as never, destination: 'Porto', groupSize: 5, budget: { amount: 900, currency: 'USD' }, title: 'Porto, four days in May', duration: 4, window: { from: '2099-05-01' as Day, to: '2099-05-31' as Day } }, clock: () => new Date('2027-01-05T12:00:00') })
    sessionStorage.setItem('extractedDates_named', JSON.stringify({ destination: 'Kyoto', startDate: '2027-03-14', endDate: '2027-03-17', duration: 4 }))
    given.at.save.open(tram, { sessionId: 'named' })
    given.at.save.toCreate()
    expect(draft()).toMatchObject({ destination: 'Kyoto', groupSize: 2, budget: '', title: '', startDate: '2027-03-14', endDate: '2027-03-17' })
    given.at.save.edit({ title: 'Kyoto' })
    await given.at.save.create()
    expect(sent()).toMatchObject({ conversationId: 'named', sessionId: 'named', destination: 'Kyoto', budgetLimit: null })

    given.at.save.open(tram, { sessionId: 'unknown' })
    given.at.save.toCreate()
    expect(draft()).toMatchObject({ destination: 'Lisbon', groupSize: 2, startDate: '2027-08-10' })
    given.at.save.open(tram, { sessionId: conversationId })
    given.at.save.toCreate()
    expect(draft()).toMatchObject({ destination: 'Porto', groupSize: 5 })
  })

  it("calls a trip's destination 'Travel Destination' when nobody has named one [9.45]", () => {
    given.at.save.open(activity('A'))
    given.at.save.toCreate()
    expect(draft().destination).toBe('Travel Destination')
  })

  describe('on dates', () => {
    const datesAt = (now: string, config: NonNullable<Parameters<typeof start>[0]>['config'] = {}) => {
      start({ clock: () => new Date(now), facts: { conversationId: 'talk-1' as ConversationId }, config })
      given.at.save.open(tram)
      given.at.save.toCreate()
      return [draft().startDate, draft().endDate]
    }

    it('that are 10-15 August 2025 while that is to come [9.43]', () => {
      expect(datesAt('2025-07-01T12:00:00')).toEqual(['2025-08-10', '2025-08-15'])
      expect(datesAt('2024-12-31T12:00:00')).toEqual(['2025-08-10', '2025-08-15'])
    })

    it('that are the next 10-15 August which has not begun, later [9.44]', () => {
      expect(datesAt('2025-08-11T12:00:00')).toEqual(['2026-08-10', '2026-08-15'])
      expect(datesAt('2027-08-10T12:00:00')).toEqual(['2027-08-10', '2027-08-15'])
      expect(datesAt('2027-12-24T12:00:00')).toEqual(['2028-08-10', '2028-08-15'])
    })

    it('that the saved template form holds [9.42]', () => {
      sessionStorage.setItem(TEMPLATE_FORM_KEY, JSON.stringify({ extractedDates: { startDate: '2027-05-10', endDate: '2027-05-16' } }))
      expect(datesAt('2027-01-05T12:00:00')).toEqual(['2027-05-10', '2027-05-16'])
    })

    it('that are not those of a form with which another conversation began', () => {
      const form = { extractedDates: { startDate: '2027-05-10', endDate: '2027-05-16' } }
      sessionStorage.setItem(TEMPLATE_FORM_KEY, JSON.stringify({ ...form, sessionId: 'talk-0' }))
      expect(datesAt('2027-01-05T12:00:00')).toEqual(['2027-08-10', '2027-08-15'])
      sessionStorage.setItem(TEMPLATE_FORM_KEY, JSON.stringify({ ...form, sessionId: 'talk-1' }))
      expect(datesAt('2027-01-05T12:00:00')).toEqual(['2027-05-10', '2027-05-16'])
    })

    it('that the conversation has understood, before those of the form [9.42]', () => {
      sessionStorage.setItem(TEMPLATE_FORM_KEY, JSON.stringify({ extractedDates: { startDate: '2027-05-10', endDate: '2027-05-16' } }))
      sessionStorage.setItem('extractedDates_talk-1', JSON.stringify({ destination: 'Lisbon', startDate: '2027-03-14', endDate: null, duration: 4 }))
      expect(datesAt('2027-01-05T12:00:00')).toEqual(['2027-03-14', '2027-03-17'])
    })

    it.each([
      ['over', '2027-03-14', '2027-03-17', ['2027-08-10', '2027-08-15']],
      ['under way', '2027-03-30', '2027-04-04', ['2027-04-02', '2027-04-04']],
      ['to come', '2027-05-14', '2027-05-17', ['2027-05-14', '2027-05-17']],
    ])('of the page, where they are %s [5.19]', (_, from, to, dates) => {
      expect(datesAt('2027-04-02T12:00:00', { dates: { from: from as Day, to: to as Day } })).toEqual(dates)
    })

    it('that are not those of a conversation or a form that is over', () => {
      sessionStorage.setItem(TEMPLATE_FORM_KEY, JSON.stringify({ extractedDates: { startDate: '2026-05-10', endDate: '2026-05-16' } }))
      sessionStorage.setItem('extractedDates_talk-1', JSON.stringify({ startDate: '2026-03-14', duration: 4 }))
      expect(datesAt('2027-01-05T12:00:00')).toEqual(['2027-08-10', '2027-08-15'])
    })

    it('that are the default where storage holds nonsense', () => {
      sessionStorage.setItem(TEMPLATE_FORM_KEY, '{"extractedDates":')
      sessionStorage.setItem('extractedDates_talk-1', JSON.stringify({ startDate: '2027-02-30', endDate: 7 }))
      expect(datesAt('2027-01-05T12:00:00')).toEqual(['2027-08-10', '2027-08-15'])
    })
  })
})
