import { describe, expect, it } from 'vitest'
import { activity } from '../../test/activities.ts'
import { entry, slot, tripWith } from '../../test/trip.ts'
import { coverOf, coverScore } from './cover.ts'

/** A picture of nobody's in particular. */
const plain = { imageUrl: 'https://pictures.example/a.jpg', provider: undefined as never }
const lisbon = { date: '2027-03-14', from: '09:00', to: '10:00' }

const LANDMARKS = ['Eiffel Tower', 'Louvre', 'Versailles', 'Notre Dame', 'Colosseum', 'Big Ben']

describe('the score of a cover', () => {
  it('is ten times the rating on a day of the trip [9.77]', () => {
    expect(coverScore(activity('A', { ...plain, rating: 4.5 }), 'day')).toBe(45)
  })

  it('is eight times the rating of what is merely saved [9.78]', () => {
    expect(coverScore(activity('A', { ...plain, rating: 4.5 }), 'saved')).toBe(36)
  })

  it.each(LANDMARKS)('is 20 higher with %s in the title [9.79]', (landmark) => {
    const title = `Early entry: ${landmark} with a guide`
    expect(coverScore(activity('A', { ...plain, rating: 4, title }), 'day')).toBe(60)
    expect(coverScore(activity('A', { ...plain, rating: 4, title: title.toLowerCase() }), 'saved')).toBe(52)
  })

  it('is 10 higher on a day, 8 when saved, with a picture of the tour provider [9.80, 9.81]', () => {
    const sold = activity('A', { imageUrl: 'https://pictures.example/a.jpg', provider: 'viator', rating: 4 })
    expect(coverScore(sold, 'day')).toBe(50)
    expect(coverScore(sold, 'saved')).toBe(40)
    const cdn = activity('A', { ...plain, imageUrl: 'https://media-cdn.tripadvisor.com/a.jpg', rating: 4 })
    expect(coverScore(cdn, 'day')).toBe(50)
    expect(coverScore(activity('A', { ...plain, imageUrl: 'https://nottripadvisor.com/a.jpg', rating: 4 }), 'day')).toBe(40)
  })
})

describe('the cover', () => {
  it('is the picture with the highest score, wherever its activity stands [9.82]', () => {
    const scheduled = slot('A', lisbon, { ...plain, imageUrl: 'https://pictures.example/day.jpg', rating: 4 })
    const louvre = entry('B', { ...plain, imageUrl: 'https://pictures.example/louvre.jpg', rating: 4.9, title: 'Louvre at night' })
    const plainSaved = entry('C', { ...plain, imageUrl: 'https://pictures.example/saved.jpg', rating: 4.9 })
    expect(coverOf(tripWith([scheduled], [plainSaved, louvre]))).toBe('https://pictures.example/louvre.jpg')
    expect(coverOf(tripWith([scheduled], [plainSaved]))).toBe('https://pictures.example/day.jpg')
  })

  it('passes over what has no picture, and is null without any', () => {
    expect(coverOf(tripWith([], [entry('A', { rating: 5 }), entry('B', { ...plain, rating: 1 })]))).toBe('https://pictures.example/a.jpg')
    expect(coverOf(tripWith([], [entry('A')]))).toBeNull()
  })
})
