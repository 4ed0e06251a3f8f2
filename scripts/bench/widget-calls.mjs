// What the server says in `widget.mjs`: always the same, after the same while, so that only the widget is measured.
import { setTimeout as sleep } from 'node:timers/promises'

export const CONVERSATION = 'bench-conversation-12345678'
/** Milliseconds until an answer begins. */
const THINKING = 1500
/** Each with as many cards as `CARDS` says. */
export const MESSAGES = 50
const CARDS = 20

const picture = (number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 50"><rect width="80" height="50" fill="hsl(${(number * 37) % 360} 45% 70%)"/><circle cx="${20 + (number % 40)}" cy="14" r="7" fill="#fff"/><path d="M0 36c14-12 24 3 40-4s26-9 40-1v19H0z" fill="hsl(${(number * 37) % 360} 45% 35%)"/></svg>`

const card = (letter) => (_, index) => ({
  id: `a-${letter}-${index}`,
  productCode: `BENCH-${letter}-${index}`,
  title: `Along the old wall, walk ${letter} by ${index}, with a baker and a view`,
  description: 'Two hours on foot from the harbour to the upper town, with three stops to taste what is baked there.',
  location: 'Alfama, Lisbon',
  destination: 'Lisbon',
  rating: 4 + (index % 10) / 10,
  reviewCount: 100 + index,
  price: { amount: 40 + index, currency: 'USD' },
  imageUrl: `/bench-pictures/${(letter * CARDS + index) % 60}.svg`,
  duration: '2 hours',
  provider: 'sample',
  sample: true,
  reason: 'For its gardens; has room on all of your days',
})
const cards = (letter) => Array.from({ length: CARDS }, card(letter))

const text = (letter) => `Lisbon in May, for the two of you. **Twenty** to choose from.\n\nI would begin with ${card(letter)(null, 0).title}, before it is hot.\n\nWhich of them shall I keep?`
const noDates = { destination: 'Lisbon', startDate: null, endDate: null, duration: null }
const found = { recommendations: cards(0), shouldShowRecommendations: true, preferences: { destination: 'Lisbon' }, extractedDates: noDates }

const trip = { destination: 'Lisbon', duration: 4, currentDay: 1, startDate: '2027-05-10', days: [1, 2, 3, 4].map((day) => ({ day, selectedActivities: [] })) }

const stream = [
  `f:${JSON.stringify({ messageId: 'm1' })}`,
  `2:${JSON.stringify([{ kind: 'recommendations', recommendations: cards(0), destination: 'Lisbon' }])}`,
  `2:${JSON.stringify([{ kind: 'multi-day-trip', multiDayTrip: trip }])}`,
  ...text(0).match(/\S+\s*/g).map((word) => `0:${JSON.stringify(word)}`),
  `2:${JSON.stringify([{ kind: 'suggestions', suggestions: ['A garden that few people find', 'Something cheaper'] }])}`,
  `e:${JSON.stringify({ finishReason: 'stop', usage: { promptTokens: 1, completionTokens: 1 }, isContinued: false })}`,
  `d:${JSON.stringify({ finishReason: 'stop', usage: { promptTokens: 1, completionTokens: 1 } })}`,
]

const messages = Array.from({ length: MESSAGES }, (_, index) => ({
  id: `m${index}`,
  sender: 'ai',
  text: text(index),
  timestamp: '2027-05-01T10:00:00Z',
  recommendations: cards(index),
}))

/** Answers the calls that a conversation makes; all others go to the real server. */
export async function answerCalls(context) {
  const json = (value) => (route) => route.fulfill({ json: value })
  await context.route('**/api/conversation/init*', json({ sessionId: CONVERSATION }))
  await context.route('**/api/conversation/recommendations*', json(found))
  await context.route(`**/api/conversation/${CONVERSATION}*`, json({ messages, preferences: { destination: 'Lisbon' } }))
  await context.route('**/api/chat*', async (route) => {
    await sleep(THINKING)
    await route.fulfill({ headers: { 'x-vercel-ai-data-stream': 'v1', 'content-type': 'text/plain; charset=utf-8' }, body: `${stream.join('\n')}\n` })
  })
  await context.route('**/bench-pictures/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture(Number(/(\d+)\.svg/.exec(route.request().url())?.[1])) }),
  )
}
