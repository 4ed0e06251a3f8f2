import { River } from '../shell/marks.tsx'

/** What is said while an instrument waits for the server. */
export function Waits({ children }: { children: string }) {
  return (
    <p className="working" role="status">
      <River />
      <span>{children}</span>
    </p>
  )
}

/** The one sentence when a call of an instrument fails, with the way to try again. */
export function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="failed" role="alert">
      <p>The server did not answer this call.</p>
      <button className="button" type="button" onClick={onAgain}>
        Try Again
      </button>
    </div>
  )
}

/** A search that found no activity. */
export function NothingFound() {
  return (
    <p className="say" role="status">
      Nothing found. Name a place and a kind, such as a boat in Rome.
    </p>
  )
}
