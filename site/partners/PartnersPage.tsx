import type { ReactNode } from 'react'
import { Link } from '../shell/Link.tsx'
import { Wordmark } from '../shell/Wordmark.tsx'

/** What the pages for partners stand in. */
export function PartnersPage({ title, children }: { title: string; children: ReactNode }) {
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
          <h1>{title}</h1>
        </div>
        {children}
      </main>
    </>
  )
}
