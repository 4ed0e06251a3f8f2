import { expect, it } from 'vitest'
import type { MessageRow } from '../conversation/conversations.ts'
import { toModelMessages } from './prompt.ts'

const row = (position: number, role: MessageRow['role'], content: string): MessageRow =>
  ({ id: `m${position}`, conversation_key: 'k', position, role, content, sent_as: null, explicit_destination: null, recommendations: '[]', created_at: '2027-03-01T10:00:00.000Z' }) as MessageRow

it('gives what was said so far, by whom and nothing else of it, to whoever lists activities [3.88]', () => {
  const context = toModelMessages([row(0, 'user', 'Lisbon, and I like gardens'), row(1, 'assistant', 'When?'), row(2, 'user', 'In May')])
  expect(context.map((said) => Object.keys(said).toSorted())).toEqual([
    ['content', 'role'],
    ['content', 'role'],
    ['content', 'role'],
  ])
  expect(context.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
  expect(context[1]?.content).toBe('When?')
  expect(JSON.stringify(context[0]?.content)).toContain('Lisbon, and I like gardens')
})
