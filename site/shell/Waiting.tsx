import { River } from './marks.tsx'

/** The screen of the app shell until the first answer on who is here. */
export function Waiting() {
  return (
    <main className="waiting">
      <span className="wordmark">Meander</span>
      <p className="working large" role="status">
        <River />
        <span>Loading your travel companion...</span>
      </p>
    </main>
  )
}
