import { useEffect } from 'react'
import { Icon } from '../../../kit/ui/index.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Chat } from '../chat.ts'
import { sayWay } from './say-way.ts'

interface WaysProps {
  chat: Pick<Chat, 'send' | '$loading' | '$say'>
  title: string
  /** What is sent, word for word. */
  ways: readonly string[]
}

/** Ways to go on, each a thing to say; not while an answer comes, and the focus stays on what was pressed. */
export function Ways({ chat, title, ways }: WaysProps) {
  const loading = useStore(chat.$loading)
  // What is pressed here stands in a note as it was called here.
  useEffect(() => chat.$say.set(sayWay), [chat])
  return (
    <div className="explore">
      <h3>{title}</h3>
      <ul>
        {ways.map((way) => (
          <li key={way}>
            <button type="button" aria-disabled={loading} onClick={() => loading || void chat.send(way)}>
              <span lang={sayWay(way) === way ? 'en' : undefined}>{sayWay(way)}</span>
              <Icon name="onward" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
