import type { Activity } from '@meander/sdk/contract/activities'

export interface Reading {
  label: string
  figure: string
  note?: string
  /** What it read before, the last at the end: drawn once there are two. */
  trace?: readonly number[]
}

/** Said beside each price that stands for nothing one could book. */
export const SAMPLE = 'Sample inventory'
export const isSample = ({ provider }: Pick<Activity, 'provider'>): boolean => provider === 'sample'

/** The reading of an activity's provider; none where it can be booked. */
export const readingOfInventory = (activity: Activity | undefined): Reading[] =>
  activity && isSample(activity) ? [{ label: 'Inventory', figure: 'Sample', note: 'This is sample data. Nothing here can be booked.' }] : []

/** How long the last answer took, and those before it. */
export const readingOfTime = (label: string, took: readonly number[], failed: boolean): Reading => ({
  label,
  figure: failed ? 'no answer' : took.length === 0 ? 'not yet' : `${took.at(-1)} ms`,
  trace: took,
})

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
          <dd className="figure">{figure}</dd>
          {note && <dd className="note">{note}</dd>}
          {trace.length > 1 && (
            <dd className="trace">
              <Trace of={trace.slice(-DRAWN)} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Trace({ of }: { of: readonly number[] }) {
  const most = Math.max(1, ...of)
  const points = of.map((value, index) => `${((index * WIDE) / (of.length - 1)).toFixed(1)} ${(GROUND - (HIGH * value) / most).toFixed(1)}`)
  return (
    <svg viewBox="0 0 400 34" preserveAspectRatio="none" aria-hidden="true">
      <path className="ground" d={`M0 ${GROUND}H${WIDE}`} />
      <path d={`M${points.join('L')}`} />
    </svg>
  )
}
