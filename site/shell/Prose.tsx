import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import { Wordmark } from './Wordmark.tsx'

/** A page to read. */
export function Prose({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <header className="bar">
        <Wordmark />
        <Link className="button push" href="/itineraries">
          My Itineraries
        </Link>
      </header>
      <main className="page">
        <div className="page-title">
          <h1>{title}</h1>
        </div>
        <div className="prose">{children}</div>
      </main>
    </>
  )
}
