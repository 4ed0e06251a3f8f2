import type { ReactNode } from 'react'
import { PageBar } from './PageBar.tsx'

/** A page to read. */
export function Prose({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageBar />
      <main className="page">
        <div className="page-title">
          <h1>{title}</h1>
        </div>
        <div className="prose">{children}</div>
      </main>
    </>
  )
}
