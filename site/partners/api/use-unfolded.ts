import { useEffect } from 'react'

/** Unfolds what the address names, and goes there: a link to something folded would lead to a closed line. */
export function useUnfolded(): void {
  useEffect(() => {
    const unfold = () => {
      const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
      if (!named) return
      if (named instanceof HTMLDetailsElement) named.open = true
      named.scrollIntoView()
    }
    unfold()
    window.addEventListener('hashchange', unfold)
    return () => window.removeEventListener('hashchange', unfold)
  }, [])
}
