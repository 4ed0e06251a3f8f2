import { WRITES_ENGLISH } from '@meander/sdk/contract/writes-english'
import { createContext, useContext, type ReactNode } from 'react'
import { parseMarkdown, type Block, type Inline } from './parse.ts'

/** What stands out in running text because it is the name of something: see `names.tsx`. */
export interface Names {
  /** The text with its names marked. */
  mark(text: string): ReactNode
  /** The number of what the text names, if it names something. */
  numberIn(text: string): number | undefined
}

const NamesContext = createContext<Names | null>(null)

interface MarkdownProps {
  text: string
  names?: Names | null
  /** Stands at the end of the last words: the caret while they are being written. */
  end?: ReactNode
}

/** The assistant's words as elements; never as a string of HTML. */
export function Markdown({ text, names = null, end }: MarkdownProps) {
  const blocks = parseMarkdown(text)
  return (
    <NamesContext.Provider value={names}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} end={index === blocks.length - 1 ? end : null} />
      ))}
    </NamesContext.Provider>
  )
}

function BlockView({ block, end }: { block: Block; end: ReactNode }) {
  const names = useContext(NamesContext)
  if (block.kind === 'list') {
    // An item that names an activity is called by the number on its card.
    const items = block.items.map((item, index) => (
      <li key={index} value={block.ordered ? names?.numberIn(item.map(wordsOf).join('')) : undefined}>
        <Inlines inlines={item} />
        {index === block.items.length - 1 && end}
      </li>
    ))
    return block.ordered ? <ol start={block.from}>{items}</ol> : <ul>{items}</ul>
  }
  const Tag = block.kind === 'heading' ? 'h3' : 'p'
  return (
    <Tag>
      <Inlines inlines={block.children} />
      {end}
    </Tag>
  )
}

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => <InlineView key={index} inline={inline} />)
}

function InlineView({ inline }: { inline: Inline }) {
  const names = useContext(NamesContext)
  switch (inline.kind) {
    case 'text':
      return <Text text={inline.text} names={names} />
    case 'code':
      return <code>{inline.text}</code>
    case 'strong':
      return (
        <strong>
          <Inlines inlines={inline.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Inlines inlines={inline.children} />
        </em>
      )
    case 'link':
      return (
        <a className="link" href={inline.href} target="_blank" rel="noopener noreferrer nofollow">
          <Inlines inlines={inline.children} />
        </a>
      )
  }
}

const FOREIGN = Object.entries(WRITES_ENGLISH)

/** A letter is English but for one sentence, to whoever writes in another language: it is read aloud in its own. */
function Text({ text, names }: { text: string; names: Names | null }): ReactNode {
  const [lang, sentence = ''] = FOREIGN.find(([, one]) => text.includes(one)) ?? []
  const mark = (words: string) => (names ? names.mark(words) : inOnePiece(words))
  if (!lang) return mark(text)
  const [before = '', after = ''] = text.split(sentence)
  return (
    <>
      {mark(before)}
      <span lang={lang}>{sentence}</span>
      {mark(after)}
    </>
  )
}

/** No line ends between an hour and its half of the day. */
export const inOnePiece = (words: string): string => words.replace(/(\d) (?=[AP]M\b)/g, '$1\u00a0')

const wordsOf = (inline: Inline): string => ('text' in inline ? inline.text : inline.children.map(wordsOf).join(''))
