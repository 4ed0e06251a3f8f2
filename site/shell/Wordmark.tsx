import { Link } from './Link.tsx'
import { MeanderMark } from './marks.tsx'

export function Wordmark({ plate = false, onPress }: { plate?: boolean; onPress?: () => void }) {
  return (
    <Link
      className={plate ? 'wordmark plate' : 'wordmark'}
      href="/"
      onClick={(event) => {
        if (!onPress) return
        event.preventDefault()
        onPress()
      }}
    >
      <MeanderMark />
      Meander
    </Link>
  )
}
