import type { ReactNode } from 'react'
import { conformance, hostCost } from 'meander:conformance'
import { PartnersPage } from './PartnersPage.tsx'

const { version, day, chromium, lines } = conformance
const GROUPS = [...new Set(lines.map(({ group }) => group))]

/** What the planner withstands: the lines that the browser tests have put down; and what it costs its page, as the bench measured it. */
export function Conformance() {
  const passed = lines.filter((line) => line.passed).length
  return (
    <PartnersPage title="What it withstands">
      <p className="small beside">
        Each line is a page of its own in Chromium, opened with every change to the planner; a line that fails keeps the change from being made. Meander {version}, measured on <time dateTime={day}>{day}</time> with Chromium {chromium}: {passed} of {lines.length} pass.
      </p>
      <div className="sdk-docs">
        {GROUPS.map((group) => (
          <Results key={group} id={`group-${GROUPS.indexOf(group)}`} title={group} of={lines.filter((line) => line.group === group)} />
        ))}
        <Results id="cost" title="What it costs the page around it" subject="What was measured" of={hostCost.costs}>
          <p className="small">
            Before anybody touches the planner, on a phone’s screen, with nothing in the cache: the median of {hostCost.runs} visits with Chromium {hostCost.chromium} on {hostCost.day}, {hostCost.processor}. A task counts as four times the work in it.
          </p>
        </Results>
      </div>
    </PartnersPage>
  )
}

interface ResultsProps {
  id: string
  title: string
  /** Heads the first column. */
  subject?: string
  of: readonly (typeof hostCost.costs)[number][]
  children?: ReactNode
}

function Results({ id, title, subject = 'The page', of, children }: ResultsProps) {
  return (
    <section>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
      </div>
      {children}
      <table className="withstood" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{subject}</th>
            <th scope="col">What was found</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ what, measured, figure, passed }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>
                {measured}
                {figure && `; ${figure.of}: ${figure.value} ${figure.unit}, at most ${figure.atMost} ${figure.unit}`}
              </td>
              <td>{passed ? 'Passes' : 'Fails'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
