import { expect, it } from 'vitest'
import { agreedTo } from './turns.ts'

const PLACES = 'These come to mind.\n\nShall it be Lima, Oslo or Cairo?'
const DAYS = '3 to 6 May 2024 is over already. Did you mean 3 to 6 May 2027?'

it.each([
  ['the first one', 'Lima'], ['second one please', 'Oslo'], ['the last', 'Cairo'], ['3', 'Cairo'], ['you choose', 'Lima'], ['whichever', 'Lima'], ["I can't decide", 'Lima'],
])('takes the place that "%s" means of several', (text, place) => {
  expect(agreedTo(text, PLACES)).toBe(`Destination: ${place}`)
})

it.each(['none of these', 'not the first', 'something else', 'yes', 'how about Rome', 'the first two weeks of May would be best for the four of us, I suppose', 'Two of us, 5 days, €1500', 'three of us, a week', 'two adults and a baby', 'first week of May', 'the 2nd of May', 'third June'])('takes none of them for "%s"', (text) => {
  expect(agreedTo(text, PLACES)).toBe(null)
})

it.each(['number two', 'the 2nd', 'second please', '2'])('points at the second with "%s"', (text) => {
  expect(agreedTo(text, PLACES)).toBe('Destination: Oslo')
})

it('takes a place that was offered again in short', () => {
  for (const said of ['Say Oslo, and I look there.', 'Name Oslo or another town whenever you like.', 'As soon as you name another town, Oslo or any other, I look.', 'I can only go on with Oslo, or a town of your choice.']) expect(agreedTo('yes please', `I still have nothing. ${said}`)).toBe('Destination: Oslo')
})

it('takes days that were offered, and only when it is told so', () => {
  expect(agreedTo('yes', DAYS)).toBe('3 to 6 May 2027')
  expect(agreedTo('yes, exactly', DAYS)).toBe('3 to 6 May 2027')
  expect(agreedTo('no', DAYS)).toBe(null)
  expect(agreedTo('yes', 'Which days do you have?')).toBe(null)
  expect(agreedTo('yes', undefined)).toBe(null)
})
