import { describe, expect, it } from 'vitest'
import { parseMarkdown, type Block, type Inline } from './parse.ts'
import { settled } from './settled.ts'

const LETTER = [
  'May suits **you both**: the `08:40` train, the *old* line, and [the garden](https://a.test/b_(c)) with 12 fountains.',
  '## Two days',
  '1. **Sintra** by the old line\n2. The glasshouse, from `10:00`\n   and not before',
  '- Tram 28\n- A walk [by the river](mailto:a@b.test)\n* Fado',
  'Leave _Thursday_ open [or not]. 5 * 3 is 15.',
].join('\n\n')

const wordsOf = (inline: Inline): string => ('text' in inline ? inline.text : inline.children.map(wordsOf).join(''))
const linesOf = (block: Block): string => (block.kind === 'list' ? block.items : [block.children]).map((inlines) => inlines.map(wordsOf).join('')).join('\n')
const drawn = (text: string): string => parseMarkdown(text).map(linesOf).join('\n')

describe('a letter that is arriving', () => {
  it('never takes back what was seen of it', () => {
    const whole = drawn(LETTER)
    for (let length = 0; length <= LETTER.length; length += 1) {
      const seen = drawn(settled(LETTER.slice(0, length))).trimEnd()
      expect(seen).toBe(whole.slice(0, seen.length))
    }
  })

  it('never shows less than it did', () => {
    const lengths = Array.from({ length: LETTER.length + 1 }, (_, length) => drawn(settled(LETTER.slice(0, length))).trimEnd().length)
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
  })

  it('holds back no whole word', () => {
    expect(settled('In 2027 we go')).toBe('In 2027 we go')
    expect(settled('five stars')).toBe('five stars')
  })
})
