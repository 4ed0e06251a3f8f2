import { Fragment, type ReactNode } from 'react'
import { Ticked } from '../Ticked.tsx'
import type { JsonSchema, Route } from './document.ts'
import { fieldsOf, sayLimits, sayType, type Part } from './say-schema.ts'

/** One route: folded, what it is called; unfolded, what it takes and answers. */
export function Call({ route }: { route: Route }) {
  const { id, method, path, summary, description, parameters = [], requestBody, responses, security = [{}] } = route
  const body = Object.entries(requestBody?.content ?? {})
  return (
    <details className="call" id={id}>
      <summary>
        <span className="method">{method}</span>
        <Path of={path} />
        <span className="what">{summary.replace(/`/g, '')}</span>
      </summary>
      <div className="told-of">
        {description && (
          <p className="words">
            <Ticked>{description}</Ticked>
          </p>
        )}
        {!security.some((way) => Object.keys(way).length === 0) && <p className="words">Only for an account: by the bearer of a signed-in planner, or by the site’s own session.</p>}
        {parameters.length > 0 && (
          <Chapter title="In the address">
            {parameters.map(({ name, in: where, required = false, schema, description }) => (
              <Row key={name} name={name} isOptional={!required} type={sayType(schema)} note={[where === 'path' ? '' : where, description ?? '', sayLimits(schema)].filter(Boolean).join(', ')} />
            ))}
          </Chapter>
        )}
        {body.map(([type, { schema }]) => (
          <Chapter key={type} title="In the body" note={type}>
            <Fields schema={schema} />
          </Chapter>
        ))}
        <Chapter title="Answers">
          {Object.entries(responses).map(([status, { description, content }]) => (
            <div key={status}>
              <dt>
                <code>{status}</code>
              </dt>
              <dd>{Number(status) < 400 ? <Answer content={content} words={description} /> : <Ticked>{description}</Ticked>}</dd>
            </div>
          ))}
        </Chapter>
      </div>
    </details>
  )
}

/** The steps of an address, which may break after each. */
function Path({ of }: { of: string }) {
  return (
    <code>
      {of.split('/').slice(1).map((step, index) => (
        <Fragment key={index}>
          /<wbr />
          {step}
        </Fragment>
      ))}
    </code>
  )
}

function Answer({ content = {}, words }: { content?: Record<string, { schema: JsonSchema }>; words: string }) {
  return (
    <>
      {words !== 'Done.' && <p>{words}</p>}
      {Object.entries(content).map(([type, { schema }]) => (type === 'application/json' && Object.keys(schema).length > 0 ? <Type key={type} of={sayType(schema)} /> : <code key={type} className="type">{type}</code>))}
    </>
  )
}

function Chapter({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section>
      <h3>
        {title} {note && <small>{note}</small>}
      </h3>
      <dl className="documented">{children}</dl>
    </section>
  )
}

/** What an object is made of, line by line; what is no object, by its type. */
export function Fields({ schema }: { schema: JsonSchema }) {
  const fields = fieldsOf(schema)
  if (fields.length === 0) return <div><dt /><dd><Type of={sayType(schema)} /></dd></div>
  return fields.map(({ limits, ...field }) => <Row key={field.name} {...field} note={limits} />)
}

function Row({ name, isOptional, type, note }: { name: string; isOptional: boolean; type: readonly Part[]; note: string }) {
  return (
    <div>
      <dt>
        <code>{name}</code>
        {isOptional && <small> optional</small>}
      </dt>
      <dd>
        <Type of={type} />
        {note && <p className="small">{note}</p>}
      </dd>
    </div>
  )
}

function Type({ of }: { of: readonly Part[] }) {
  return (
    <code className="type">
      {of.map((part, index) => (typeof part === 'string' ? part : <a key={index} className="link" href={`#${part.shape}`}>{part.shape}</a>))}
    </code>
  )
}
