import type { ReactNode } from 'react'
import { parseMarkdown, type Block, type Inline } from './parse.ts'

interface MarkdownProps {
  text: string
  /** Stands at the end of the last words: the caret while they are being written. */
  end?: ReactNode
}

/** The assistant's words as elements; never as a string of HTML. */
export function Markdown({ text, end }: MarkdownProps) {
  const blocks = parseMarkdown(text)
  return (
    <>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} end={index === blocks.length - 1 ? end : null} />
      ))}
    </>
  )
}

function BlockView({ block, end }: { block: Block; end: ReactNode }) {
  if (block.kind === 'list') {
    const items = block.items.map((item, index) => (
      <li key={index}>
        <Inlines inlines={item} />
        {index === block.items.length - 1 && end}
      </li>
    ))
    return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
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
  switch (inline.kind) {
    case 'text':
      return inline.text
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
