import { useEffect, useRef } from 'react'
import { attributesOf, type Embed } from './embed.ts'

/** So long after the last letter of a place the planner hears of it. In ms. */
const PAUSE_MS = 400

/** A page of somebody's blog, with type and colours of its own, and in it the planner by the tag that is shown below. */
export function Preview({ embed }: { embed: Embed }) {
  const frame = useRef<HTMLIFrameElement>(null)

  const show = () => {
    const tag = frame.current?.contentDocument?.querySelector('meander-planner')
    for (const [name, value] of attributesOf(embed)) {
      if (value === null) tag?.removeAttribute(name)
      else if (tag?.getAttribute(name) !== value) tag?.setAttribute(name, value)
    }
  }
  useEffect(() => {
    const soon = setTimeout(show, PAUSE_MS)
    return () => clearTimeout(soon)
  })

  return (
    <div className="pane">
      <p className="strip-of">
        <span>theslowmile.example</span>
        <span className="push">Preview</span>
      </p>
      <iframe ref={frame} src="/assets/partners/index.html" title="Preview: the planner on a page of a travel blog" onLoad={show} allow="microphone" />
    </div>
  )
}
