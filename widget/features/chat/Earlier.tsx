import { useId, useState } from 'react'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { chat as texts } from '../../i18n/en.ts'
import { formatMonthDay } from '../../kit/format.ts'
import { LAST_MESSAGE_LENGTH, TITLE_LENGTH, type HistoryEntry } from './history.ts'

const SHOWN_AT_FIRST = 3

export interface EarlierProps {
  history: { list(): readonly HistoryEntry[] }
  onConversation: (id: ConversationId) => void
}

/** An entry keeps the beginning of a message, marks and all. */
const withoutMarks = (text: string): string => cut(text, LAST_MESSAGE_LENGTH).replace(/[*_#`]+/g, '')

/** What is as long as an entry keeps goes on: it ends with a whole word. */
const cut = (text: string, length: number): string => (text.length < length ? text : text.replace(/[\s,;.:]*\s\S*$/, '…'))

/** This browser's last conversations, to go on with. */
export function Earlier({ history, onConversation }: EarlierProps) {
  const heading = useId()
  const [all, setAll] = useState(false)
  const [entries] = useState(() => history.list())
  if (entries.length === 0) return null
  return (
    <section className="earlier" aria-labelledby={heading}>
      <h2 id={heading}>{texts.earlier.title}</h2>
      <ul>
        {entries.slice(0, all ? undefined : SHOWN_AT_FIRST).map(({ id, title, lastMessage, timestamp }) => (
          <li key={id}>
            <button type="button" onClick={() => onConversation(id)}>
              <b>{cut(title, TITLE_LENGTH)}</b>
              <time dateTime={timestamp}>{formatMonthDay(timestamp)}</time>
              <span lang="en">{withoutMarks(lastMessage)}</span>
            </button>
          </li>
        ))}
      </ul>
      {!all && entries.length > SHOWN_AT_FIRST && (
        <button className="quiet" type="button" onClick={() => setAll(true)}>
          {texts.earlier.all(entries.length)}
        </button>
      )}
    </section>
  )
}
