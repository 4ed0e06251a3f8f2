import { describe, expect, it } from 'vitest'
import { readDuration } from './duration.ts'

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty', 'twenty-one']

describe('how long a trip is', () => {
  it('reads every count of days, nights and weeks in figures and words, nights being a day more [1.5, 3.36]', () => {
    const wrong: string[] = []
    COUNTS.forEach((word, at) => {
      const count = at + 1
      const plural = count === 1 ? '' : 's'
      const ways: [string, number][] = [
        [`for ${count} day${plural}`, count], [`for ${word} day${plural} in rome`, count], [`a ${count}-day trip`, count], [`${count} days or so`, count], [`about ${word} days`, count],
        [`${count} night${plural}`, count + 1], [`stay ${word} nights`, count + 1], [`${count} weeks`, count * 7], [`for ${word} weeks`, count * 7],
      ]
      for (const [words, days] of ways) if (readDuration(words)?.days !== days) wrong.push(`${words}: ${readDuration(words)?.days ?? 'none'}`)
    })
    expect(wrong).toEqual([])
  })

  it.each([
    ['four stops in the two weeks', 14], ['fit in the ten days around naples', 10], ['if it rains all 3 days', 3], ['all of the five days', 5], ['any other two weeks are fine', 14], ['i have a week free', 7], ['we have a week off', 7], ['what can we see in two fortnights', 28],
    ['a week', 7], ['a week and a half', 10], ['a fortnight in crete', 14], ['fortnight in corsica', 14], ['a long weekend', 3], ['weekend in paris', 2], ['48 hours in berlin', 2],
    ['4 days and 3 nights', 4], ['4d3n in bali', 4], ['two weeks and three days', 17], ['3 days in rome and 2 days in florence', 5], ['10 days in italy, 3 days in rome', 10], ['3 nights rome, 2 nights florence', 6],
    ['make it six days instead of four', 6], ['five to seven days', 7], ['can you do rome in 3 days', 3], ['a couple of days', 2], ['squeeze it into 3', 3], ['cut the trip to four please', 4], ['nine vacation days', 9], ['just a day in pisa', 1], ['a 12 day tour of morocco', 12],
    ['2.5 days', 3], ['1.5 weeks', 10], ['3/4 days', 4], ['for a day', 1], ['rome overnight', 2], ['a single night', 2], ['a 3-nighter', 4], ['rome in 3 days', 3], ['rome in 72 hours', 3], ['5 working days', 5], ['100 days', 100], ['no more than 4 days', 4],
    ['trip days: 5', 5], ['nights = 4', 5], ['3dys in oslo', 3], ['7 nigths', 8], ['the whole week', 7], ['vier tage', 4], ['por 5 días', 5], ['pendant trois jours', 3], ['per 4 giorni', 4], ['uma semana', 7], ['a 3-day business trip', 3], ['6 days before that', 6], ['to spend a week away', 7], ['five weekdays', 5], ['busy since january, so riga for 5 days', 5],
  ])('%s is %i days [1.5, 3.36]', (words, days) => {
    expect(readDuration(words)?.days).toBe(days)
  })

  it.each([
    'in the next two weeks', 'in the first two days', 'the other two weeks were great', 'in the last two weeks prices fell',
    'i want to see paris one day', '$100 a day', '$300 for a night', '2 hours a day', 'what a lovely day', 'a 3-day pass', 'in 3 days', 'open 7 days a week', 'day trip to sintra', '4 hour tour', 'every day', 'a night out',
    'have a good night', 'two weeks ago', 'a baby of 10 months', 'a few days', '30 days notice', 'within walking distance', 'the other day', '', 'one day we rest', 'one day for museums', 'a day at the spa', 'spend one day at the beach', 'it takes two days', 'less than a week', 'a one-night stand', 'the 7 day unlimited metrocard', 'can shift +/- 2 days', 'we fly in 3 days', 'the overnight train', 'in 4 weeks',
  ])('%s says no length [1.5]', (words) => {
    expect(readDuration(words)).toBeNull()
  })

  it.each([['two days longer', 2], ['a day less', -1], ['add another 3 days', 3], ['one more night', 1], ['shorten it by a day', -1]])('%s changes it by %i', (words, change) => {
    expect(readDuration(words)?.change).toBe(change)
  })
})
