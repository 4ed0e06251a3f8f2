import { useMemo } from 'react'
import type { ChatMessage } from '@meander/sdk/contract/chat'
import { chat as texts } from '../../../i18n/en.ts'
import { useSheet } from '../../../kit/ui/index.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Chat } from '../chat.ts'
import type { ChatActivities, Shown } from '../chat-activities.ts'
import { Markdown } from '../markdown/Markdown.tsx'
import { settled } from '../markdown/settled.ts'
import { Dots } from './Letter.tsx'
import { namesOf } from './names.tsx'
import sheet from './Written.css?inline'

interface WrittenProps {
  chat: Pick<Chat, '$suggestions'>
  message: ChatMessage
  activities: Pick<ChatActivities, 'findings' | 'ways' | 'open'>
  shown: Shown
}

/** In English, whatever the language of the page. Cards that stand in the letter itself come after its first paragraph, so that a long letter does not push them out of sight. */
export function Written({ chat, message, activities, shown }: WrittenProps) {
  useSheet(sheet)
  const { id, recommendations = [], isLoading = false } = message
  const suggestions = useStore(chat.$suggestions)[id] ?? []
  const names = useMemo(() => namesOf(recommendations, activities.open), [recommendations, activities])
  const text = isLoading ? settled(message.text) : message.text
  const found = recommendations.length > 0
  // Of what stands beside it, the list follows once the letter is whole, and so do the ways on: below words that are still coming, they would be pushed down line by line.
  const contents = shown === 'contents'
  const lead = found && !contents ? firstParagraph(text) : text
  const rest = text.slice(lead.length)
  const caret = isLoading && message.text ? <span className="caret" /> : null
  return (
    <>
      <div className={lead === text && !found ? 'words' : 'words lead'} dir="auto" lang="en">
        {message.text === '' && isLoading ? <Dots /> : <Markdown text={lead} names={names} end={rest === '' ? caret : null} />}
      </div>
      {found && !(contents && isLoading) && activities.findings(recommendations, shown)}
      {rest !== '' && (
        <div className="words rest" dir="auto" lang="en">
          <Markdown text={rest} names={names} end={caret} />
        </div>
      )}
      {found && !isLoading && suggestions.length > 0 && activities.ways(texts.findings.explore, suggestions)}
    </>
  )
}

const firstParagraph = (text: string): string => /^\s*\S[\s\S]*?(?=\n\s*\n|$)/.exec(text)?.[0] ?? text
