export interface Reading {
  label: string
  figure: string
  note?: string
}

/** What an instrument reads, beside the thing itself. */
export function Readings({ readings }: { readings: readonly Reading[] }) {
  return (
    <dl className="readings" aria-live="polite">
      {readings.map(({ label, figure, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
          {note && <small>{note}</small>}
        </div>
      ))}
    </dl>
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
