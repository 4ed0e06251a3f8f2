import { readSuggestion } from '@meander/sdk/contract/suggestions'
import { found as texts } from '../../../i18n/en/found.ts'
import { Icon } from '../../../kit/ui/index.ts'

interface WaysProps {
  title: string
  /** What is sent, word for word. */
  ways: readonly string[]
  onChoose: (way: string) => void
}

const say = (way: string): string => {
  const known = readSuggestion(way)
  return known === null ? way : texts.way(known)
}

/** Ways to go on, each a thing to say. */
export function Ways({ title, ways, onChoose }: WaysProps) {
  return (
    <div className="explore">
      <h3>{title}</h3>
      <ul>
        {ways.map((way) => (
          <li key={way}>
            <button type="button" onClick={() => onChoose(way)}>
              {say(way)}
              <Icon name="onward" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
