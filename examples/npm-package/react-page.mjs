import { createElement, StrictMode, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MeanderPlanner } from '@meander/sdk/react'

/* A host page in React, without JSX: what it heard and how often its effect ran stand on its window. */
const { origin } = document.currentScript?.dataset ?? {}
window.heard = []
window.effects = 0

function Page() {
  const planner = useRef(null)
  const [shown, setShown] = useState(true)
  const [destination, setDestination] = useState('Lisbon')
  const [second, setSecond] = useState(false)
  useEffect(() => {
    window.effects += 1
  }, [])
  const tell = (event) => window.heard.push(event.type)
  const on = Object.fromEntries(['ready', 'message-sent', 'recommendations-shown', 'failed'].map((name) => [name, tell]))
  const button = (words, onClick) => createElement('button', { onClick }, words)
  return createElement(
    'main',
    null,
    button('Another city', () => setDestination('Rome')),
    button(shown ? 'Take it away' : 'Bring it back', () => setShown(!shown)),
    button('Open the form', () => planner.current.open('plan')),
    button('Ask', () => planner.current.send('A food tour in Lisbon, please')),
    button('A second one', () => setSecond(true)),
    shown && createElement(MeanderPlanner, { ref: planner, className: 'wide', trip: 'react', origin, destination, on }, createElement('a', { href: origin }, 'Plan your trip')),
    shown && second && createElement(MeanderPlanner, { trip: 'react', origin, scheme: 'dark' }),
  )
}

createRoot(document.getElementById('root')).render(createElement(StrictMode, null, createElement(Page)))
