import { useEffect, useState } from 'react'
import { chat as texts } from '../../../i18n/en.ts'

/** Says that nothing can be sent at the moment, and that nothing is lost. */
export function LineDown({ down }: { down: boolean }) {
  return (
    <p className="line-down" role="status">
      {down && texts.composer.lineDown}
    </p>
  )
}

/** Whether the browser knows that nothing can be sent: then it is said before one tries. */
export function useLineDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const look = () => setDown(navigator.onLine === false)
    for (const name of ['online', 'offline']) addEventListener(name, look, listening)
    look()
    return () => listening.abort()
  }, [])
  return down
}
