import { describe, expect, it } from 'vitest'
import { parseMarkdown, safeAddress } from './parse.ts'

const words = (text: string) => ({ kind: 'text', text })

describe('the assistant’s Markdown', () => {
  it('is paragraphs, headings and lists', () => {
    expect(parseMarkdown('One\ntwo\n\n## Three\n- four\n- five\n1. six')).toEqual([
      { kind: 'paragraph', children: [words('One'), words('\n'), words('two')] },
      { kind: 'heading', children: [words('Three')] },
      { kind: 'list', ordered: false, from: 1, items: [[words('four')], [words('five')]] },
      { kind: 'list', ordered: true, from: 1, items: [[words('six')]] },
    ])
  })

  it('keeps a list together whose items stand apart, with the lines that belong to an item and the number it begins with', () => {
    expect(parseMarkdown('3. one\n\n4. two\n   and more\n\nAfter')).toEqual([
      { kind: 'list', ordered: true, from: 3, items: [[words('one')], [words('two'), words(' '), words('and more')]] },
      { kind: 'paragraph', children: [words('After')] },
    ])
  })

  it.each([
    ['a **bold** word', [words('a '), { kind: 'strong', children: [words('bold')] }, words(' word')]],
    ['an *italic* word', [words('an '), { kind: 'emphasis', children: [words('italic')] }, words(' word')]],
    ['`code`', [{ kind: 'code', text: 'code' }]],
    ['**still arriving', [{ kind: 'strong', children: [words('still arriving')] }]],
    ['5 * 3 * 2', [words('5 * 3 * 2')]],
    ['snake_case_name', [words('snake_case_name')]],
    ['**bold with *italic* inside**', [{ kind: 'strong', children: [words('bold with '), { kind: 'emphasis', children: [words('italic')] }, words(' inside')] }]],
  ])('reads %j', (text, children) => expect(parseMarkdown(text)).toEqual([{ kind: 'paragraph', children }]))

  it('links to the web and to mail, and to nothing else', () => {
    expect(parseMarkdown('[here](https://meander.test/a)')[0]).toEqual({
      kind: 'paragraph',
      children: [{ kind: 'link', href: 'https://meander.test/a', children: [words('here')] }],
    })
    expect(parseMarkdown('[here](javascript:alert)')[0]).toEqual({ kind: 'paragraph', children: [words('here')] })
    expect(['https://a.test/', 'mailto:a@b.test', 'javascript:1', 'data:text/html,x', '/relative'].map(safeAddress)).toEqual(['https://a.test/', 'mailto:a@b.test', null, null, null])
  })

  it('leaves HTML as words', () => {
    expect(parseMarkdown('<img src=x onerror=alert(1)>')).toEqual([{ kind: 'paragraph', children: [words('<img src=x onerror=alert(1)>')] }])
  })

  it('reads any beginning of a text, as it arrives', () => {
    const text = 'Hello **world**, see [this](https://a.test/b_(c)) and *that*.\n\n- `one`\n- two'
    for (let length = 0; length <= text.length; length += 1) expect(() => parseMarkdown(text.slice(0, length))).not.toThrow()
  })
})
