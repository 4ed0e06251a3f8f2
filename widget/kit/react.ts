import { createElement, options, render, type Component, type ComponentChild, type FunctionComponent } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

/*
 * What the widget takes of React, on Preact: whoever imports 'react' or 'react-dom/client' in here gets this. Preact's own layer
 * for it reads and copies what every element is given, for the sake of habits that nothing in here has, and is four times as large.
 */

export { Component, createContext, createElement, Fragment } from 'preact'
export { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'

type Props = Record<string, unknown>

/** A number of these is of pixels. */
const LENGTHS = /^(top|right|bottom|left|width|height|(min|max)(Width|Height)|(margin|padding)\w*)$/
const made = options.vnode
const heard = options.event

options.vnode = (node) => {
  if (typeof node.type === 'string') asReact(node.props as Props)
  made?.(node)
}
options.event = (event: Event) => Object.assign((heard?.(event) as Event | undefined) ?? event, { nativeEvent: event })

/** The focus is heard of what lies within, too. */
function asReact(props: Props): void {
  const { onFocus, onBlur, style } = props
  if (onFocus) {
    props.onFocusIn = onFocus
    delete props.onFocus
  }
  if (onBlur) {
    props.onFocusOut = onBlur
    delete props.onBlur
  }
  if (style) props.style = Object.fromEntries(Object.entries(style).map(([name, value]: [string, unknown]) => [name, typeof value === 'number' && LENGTHS.test(name) ? `${value}px` : value]))
}

export const createRoot = (place: Element) => ({
  render: (view: ComponentChild) => render(view, place),
  unmount: () => render(null, place),
})

/** Drawn anew only when it is given something else. */
export function memo<Given extends object>(component: FunctionComponent<Given>): FunctionComponent<Given> {
  return function Memo(this: Component<Given>, given: Given) {
    this.shouldComponentUpdate = (next) => differ(this.props, next)
    return createElement(component, given)
  } as FunctionComponent<Given>
}

function differ(one: object, other: object): boolean {
  const names = Object.keys(other) as (keyof object)[]
  return names.length !== Object.keys(one).length || names.some((name) => one[name] !== other[name])
}

/** What a store holds, also where that changes between the drawing and the listening. */
export function useSyncExternalStore<Value>(listen: (heard: () => void) => () => void, read: () => Value): Value {
  const value = read()
  const [{ seen }, again] = useState({ seen: { value, read } })
  const look = () => {
    if (!Object.is(seen.value, seen.read())) again({ seen })
  }
  useLayoutEffect(() => {
    Object.assign(seen, { value, read })
    look()
  })
  useEffect(() => {
    look()
    return listen(look)
  }, [listen])
  return value
}
