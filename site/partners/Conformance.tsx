import { lines } from 'meander:conformance'
import { PartnersPage } from './PartnersPage.tsx'

const GROUPS = [...new Set(lines.map(({ group }) => group))]

/** What the planner withstands: the lines that the browser tests have put down. */
export function Conformance() {
  const passed = lines.filter((line) => line.passed).length
  return (
    <PartnersPage title="What it withstands">
      <p className="small beside">
        Each line is a page of its own in Chromium, opened with every change to the planner; a line that fails keeps the change from being made. {passed} of {lines.length} pass.
      </p>
      <div className="sdk-docs">
        {GROUPS.map((group) => (
          <section key={group}>
            <div className="section-head">
              <h2 id={idOf(group)}>{group}</h2>
            </div>
            <table className="withstood" aria-labelledby={idOf(group)}>
              <thead>
                <tr>
                  <th scope="col">The page</th>
                  <th scope="col">What was found</th>
                  <th scope="col">Result</th>
                </tr>
              </thead>
              <tbody>
                {lines
                  .filter((line) => line.group === group)
                  .map(({ what, measured, passed }) => (
                    <tr key={what}>
                      <th scope="row">{what}</th>
                      <td>{measured}</td>
                      <td>{passed ? 'Passes' : 'Fails'}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
    </PartnersPage>
  )
}

const idOf = (group: string): string => `group-${GROUPS.indexOf(group)}`
