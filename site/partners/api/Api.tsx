import { useEffect, useState, type ReactNode } from 'react'
import { counted } from '../../shell/counted.ts'
import { Link } from '../../shell/Link.tsx'
import { River } from '../../shell/marks.tsx'
import { Wordmark } from '../../shell/Wordmark.tsx'
import { Call, Fields } from './Call.tsx'
import { API_DOCUMENT, groupRoutes, readDocument, type ApiDocument } from './document.ts'
import { useUnfolded } from './use-unfolded.ts'

/** Every route of the server, as its own document tells of it. */
export function Api() {
  const [document, setDocument] = useState<ApiDocument | 'reading' | 'failed'>('reading')
  const read = () => {
    setDocument('reading')
    readDocument().then(setDocument, () => setDocument('failed'))
  }
  useEffect(read, [])

  return (
    <>
      <header className="bar plain">
        <Wordmark />
        <Link className="button push" href="/partners">
          On your page
        </Link>
      </header>
      <main className="page">
        <div className="page-title">
          <h1>The API</h1>
        </div>
        <div className="api">
          <p className="lede">
            What the planner itself calls, route by route. For machines: <a className="link" href={API_DOCUMENT}>the same as an OpenAPI document</a>.
          </p>
          {document === 'reading' && (
            <p className="working" role="status">
              <River />
              <span>Reading the document...</span>
            </p>
          )}
          {document === 'failed' && (
            <div className="failed" role="alert">
              <p>The server did not send its document.</p>
              <button className="button" type="button" onClick={read}>
                Try Again
              </button>
            </div>
          )}
          {typeof document === 'object' && <Chapters document={document} />}
        </div>
      </main>
    </>
  )
}

function Chapters({ document }: { document: ApiDocument }) {
  const groups = groupRoutes(document)
  const shapes = Object.entries(document.components.schemas)
  useUnfolded()
  return (
    <>
      <Contents entries={[...groups.map(({ id, name, routes }) => ({ id, name: titled(name), count: routes.length })), { id: 'shapes', name: 'Shapes', count: shapes.length }]} />
      <div className="api-chapters">
        {groups.map(({ id, name, routes }) => (
          <Chapter key={id} id={id} title={titled(name)} about={counted(routes.length, 'route')}>
            {routes.map((route) => (
              <Call key={route.id} route={route} />
            ))}
          </Chapter>
        ))}
        <Chapter id="shapes" title="Shapes" about="What is named in the answers. What says “Sent” is the same, where defaults may be left out.">
          {shapes.map(([name, schema]) => (
            <details className="call shape" key={name} id={name}>
              <summary>
                <code>{name}</code>
              </summary>
              <div className="told-of">
                <dl className="documented">
                  <Fields schema={schema} />
                </dl>
              </div>
            </details>
          ))}
        </Chapter>
      </div>
    </>
  )
}

function Contents({ entries }: { entries: readonly { id: string; name: string; count: number }[] }) {
  return (
    <nav className="api-contents" aria-label="Contents">
      <ul>
        {entries.map(({ id, name, count }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a> <small>{count}</small>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Chapter({ id, title, about, children }: { id: string; title: string; about: string; children: ReactNode }) {
  return (
    <section>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        <p className="small">{about}</p>
      </div>
      {children}
    </section>
  )
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
