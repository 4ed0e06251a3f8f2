import { createElement, useEffect, useState, type ComponentType } from 'react'
import { Waiting } from './Waiting.tsx'

/**
 * A screen whose script comes when it is wanted. One that does not come is the error boundary's, whose Try Again draws anew and
 * so asks for it once more; in the bundle under another address (`sdk/chunks`), since a browser may keep that the first failed.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  const get = async () => void (loaded ??= await load())

  return function Later(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    const [, redraw] = useState(false)
    useEffect(() => {
      if (!loaded) get().then(() => redraw(true), (error: unknown) => setFailure({ error }))
    }, [])
    if (failure) throw failure.error
    return createElement(loaded ?? Waiting, props)
  }
}
