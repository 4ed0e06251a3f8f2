import { Icon } from '../../../kit/ui/index.ts'

interface WaysProps {
  title: string
  ways: readonly string[]
  onChoose: (way: string) => void
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
              {way}
              <Icon name="onward" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
