import type { ReactNode } from 'react'
import { attributes, calls, events, mount, props, shapes, type Documented } from 'meander:sdk-docs'
import { Link } from '../shell/Link.tsx'
import { Ticked } from './Ticked.tsx'

interface Chapter {
  title: string
  about: string
  rows: readonly Documented[]
  /** Pieces of code as they run on this server. */
  code?: readonly string[]
}

const { origin } = window.location
const BY_SCRIPT = `window.Meander ||= { q: [] }
Meander.q.push(meander => {
  const planner = meander.mount('#trip', { destination: 'Lisbon' })
  planner.on('scheduled', event => console.log(event.detail.activity.title))
})`
const BY_PACKAGE = `import { mount } from '@meander/sdk'
const planner = mount('#trip', { origin: '${origin}', destination: 'Lisbon' })`
const IN_REACT = `import { MeanderPlanner } from '@meander/sdk/react'
<MeanderPlanner origin="${origin}" destination="Lisbon" on={{ scheduled: event => … }} />`

const CHAPTERS: readonly Chapter[] = [
  { title: 'Attributes', about: 'Each is a key of the configuration of mount() as well. What is not understood counts as not said, and the console names it.', rows: attributes },
  { title: 'By script', about: 'Without a tag in the page: beside the script above, or out of the package. Calls made before the script arrived wait in the queue.', rows: [mount], code: [BY_SCRIPT, BY_PACKAGE] },
  { title: 'Calls', about: 'What mount answers.', rows: calls },
  { title: 'Events', about: 'They bubble out of the tag: one listener on the document hears every planner of the page. Here with their detail.', rows: events },
  { title: 'In React', about: 'A component of the package, for React 18 and 19. Each attribute is a prop of it; beside them:', rows: props, code: [IN_REACT] },
]

/** The SDK as its own types tell of it. */
export function SdkDocs() {
  return (
    <div className="sdk-docs">
      <p className="small beside">
        <Link href="/partners/conformance">What it withstands</Link>, and <Link href="/doctor">the doctor</Link>, who finds what on a page is in its way.
      </p>
      {CHAPTERS.map(({ title, about, rows, code = [] }) => (
        <section key={title}>
          <div className="section-head">
            <h2>{title}</h2>
            <p className="small">{about}</p>
          </div>
          {code.map((piece, index) => (
            <pre key={index} className="snippet" tabIndex={0} aria-label={`${title}: code`}>
              {piece}
            </pre>
          ))}
          <dl className="documented">
            {rows.map((row) => (
              <Row key={row.name} {...row} />
            ))}
          </dl>
        </section>
      ))}
      <Shapes />
      <section>
        <div className="section-head">
          <h2>The API</h2>
          <p className="small">What the planner calls at the server, for whoever writes a client of their own.</p>
          <Link className="button push" href="/partners/api">
            Read every route
          </Link>
        </div>
      </section>
    </div>
  )
}

/** What the types are that the events name. */
function Shapes() {
  return (
    <section>
      <div className="section-head">
        <h2>Shapes</h2>
        <p className="small">What the events carry, by the names that stand in their detail. A question mark: it may be missing.</p>
      </div>
      <dl className="documented">
        {shapes.map(({ members, ...shape }) => (
          <Row key={shape.name} {...shape}>
            {members.length > 0 && (
              <dl className="members">
                {members.map((member) => (
                  <Row key={member.name} {...member} />
                ))}
              </dl>
            )}
          </Row>
        ))}
      </dl>
    </section>
  )
}

function Row({ name, type, text, children }: Documented & { children?: ReactNode }) {
  return (
    <div>
      <dt>
        <code>{name}</code>
      </dt>
      <dd>
        {text && (
          <p>
            <Ticked>{text}</Ticked>
          </p>
        )}
        {type && <code className="type">{type}</code>}
        {children}
      </dd>
    </div>
  )
}
