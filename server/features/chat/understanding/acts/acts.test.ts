import { describe, expect, it } from 'vitest'
import { readAct } from './index.ts'

describe('what a message in the middle of a conversation does', () => {
  it.each([
    ['so what would we owe in all', 'ask-total'], ['would that be above 90 euros', 'ask-total'], ['roughly how much is the harbour one', 'ask-price'],
    ['does the ferry one go on for the whole day', 'ask-duration'], ['is the palace open mondays', 'ask-starts'], ['is there still space for six of us', 'ask-places-left'],
    ['do we get lunch on the second', 'ask-inclusions'], ['does anybody pick us up at our hotel', 'ask-pick-up'], ['could we call it off and get our money back', 'ask-cancellation'],
    ['would my aunt in her wheelchair manage the first', 'ask-access'], ['is there a minimum age on the second', 'ask-ages'], ['does our toddler have to pay', 'ask-child-price'],
    ['any reduction for pensioners', 'ask-discount'], ['which languages is the tour given in', 'ask-language'], ['is that only for us or a shared group', 'ask-group'],
    ['how tiring is the second one', 'ask-effort'], ['where exactly do we meet for the walk', 'ask-meeting-point'], ['what shoes should I wear', 'ask-what-to-bring'],
    ['are there lockers or a cloakroom', 'ask-unrecorded'], ['could we fit both into one day', 'fits-together'], ['which one would you go for', 'choose'],
    ['got anything less expensive', 'cheaper'], ['not for us, show us others', 'other-ones'], ['leave out the castle please', 'drop'],
    ['make an itinerary for every day', 'plan-days'], ['thanks so much', 'thanks'], ['wie lange dauert die zweite', 'ask-duration'], ['cuánto cuesta la segunda', 'ask-price'],
  ])('%s', (text, act) => {
    expect(readAct(text).act).toBe(act)
  })

  it.each(['we are four and arrive on Sunday', 'we love tea', 'our budget is 300 euros', 'something with animals'])('asks nothing of the cards: %s', (text) => {
    expect(readAct(text).act).toBe('none')
  })

  it.each(['what is the square root of 144', 'write me a cover letter for a nurse', 'why does my laptop overheat'])('is about something else: %s', (text) => {
    expect(readAct(text).act).toBe('off-topic')
  })
})
