export interface Reading {
  label: string
  figure: string
  note?: string
  /** What it read before, the last at the end: drawn once there are two. */
  trace?: readonly number[]
}

/** So many readings are drawn. */
const DRAWN = 40
/** What a trace is drawn on, as its style sheet scales it. */
const WIDE = 400
const HIGH = 26
const GROUND = 33

/** What an instrument reads, beside the thing itself. */
export function Readings({ readings }: { readings: readonly Reading[] }) {
  return (
    <dl className="readings" aria-live="polite">
      {readings.map(({ label, figure, note, trace = [] }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
          {note && <small>{note}</small>}
          {trace.length > 1 && <Trace of={trace.slice(-DRAWN)} />}
        </div>
      ))}
    </dl>
  )
}

function Trace({ of }: { of: readonly number[] }) {
  const most = Math.max(1, ...of)
  const points = of.map((value, index) => `${((index * WIDE) / (of.length - 1)).toFixed(1)} ${(GROUND - (HIGH * value) / most).toFixed(1)}`)
  return (
    <svg className="trace" viewBox="0 0 400 34" preserveAspectRatio="none" aria-hidden="true">
      <path className="ground" d={`M0 ${GROUND}H${WIDE}`} />
      <path d={`M${points.join('L')}`} />
    </svg>
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
