import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True from the moment before the page is printed, however that was asked for, until it is done. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal })
    window.addEventListener('afterprint', () => setPrinting(false), { signal })
    return () => ended.abort()
  }, [])
  return printing
}
