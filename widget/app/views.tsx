import { useStore } from '@nanostores/react'
import { app } from '../i18n/en.ts'
import { Working } from '../kit/ui/index.ts'
import type { Planner } from './planner.ts'
import { readRoute } from './routes.ts'

/** The screen that the route names. */
export function View({ planner }: { planner: Planner }) {
  const route = readRoute(useStore(planner.navigation.$route))
  switch (route.screen) {
    default:
      return <Waiting />
  }
}

export function Waiting() {
  return (
    <div className="waiting">
      <Working large>{app.loading}</Working>
    </div>
  )
}
