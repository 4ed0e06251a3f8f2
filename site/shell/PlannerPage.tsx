import { useEffect, useState } from 'react'
import type * as Offline from './Offline.tsx'
import { Planner } from './Planner.tsx'
import { doTry } from './try-it.ts'
import { apiPathOf, LIST } from './trip-path.ts'
import { useLine } from './use-line.ts'
import { Waiting } from './Waiting.tsx'

/** A screen of the planner. Trips that were opened once are there without a connection as well, and said to be as they were; back online they are opened anew. */
export function PlannerPage({ path, who }: { path: string; who: string | null }) {
  const line = useLine()
  const apiPath = apiPathOf(path)
  const offline = useOffline(apiPath !== null)
  if (apiPath === null) return <Planner route={path} onElement={doTry} />
  const isAbsent = apiPath !== LIST && line.state !== 'there' && line.absent.has(apiPath)
  return (
    <>
      {offline && <offline.Offline apiPath={apiPath} line={line} who={who} />}
      {!isAbsent ? <Planner key={line.returns} route={path} /> : offline ? <offline.NotKept apiPath={apiPath} /> : <Waiting />}
    </>
  )
}

type Parts = typeof Offline

/** What is said without a connection; null until it has come. */
function useOffline(wanted: boolean): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => {
    if (wanted) void import('./Offline.tsx').then(setParts, () => {})
  }, [wanted])
  return parts
}
