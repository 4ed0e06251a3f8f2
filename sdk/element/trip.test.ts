import { beforeAll, expect, it } from 'vitest'
import { createFakeWidget } from '../test/fake-widget.ts'
import { definePlanner } from './define.ts'

const widget = createFakeWidget()
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

beforeAll(() => {
  const none = () => Promise.reject(new Error('No page of this test asks for it'))
  definePlanner({ origin: 'https://meander.example', loadWidget: async () => widget, loadPartner: none, loadTheme: none, loadArticle: none })
})

it('hands the name of a trip on, by tag and by script, and joins another one anew', async () => {
  document.body.innerHTML = '<meander-planner trip=" lisbon "></meander-planner>'
  await settle()
  const planner = document.querySelector('meander-planner')
  expect(widget.alive[0]?.config.trip).toBe('lisbon')
  planner?.configure({ trip: 'rome' })
  await settle()
  expect(widget.alive.map(({ config }) => config.trip)).toEqual(['rome'])
  planner?.configure({ scheme: 'dark' })
  await settle()
  expect(widget.calls.map((call) => call.split(' ')[0])).toEqual(['mount', 'destroy', 'mount', 'update'])
})
