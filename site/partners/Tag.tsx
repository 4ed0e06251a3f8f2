import { useEffect, useState } from 'react'
import { Mark } from '../shell/marks.tsx'
import { ruleOf, tagOf, type Embed } from './embed.ts'

/** How long the button says that the tag was copied. In ms. */
const SAID_MS = 4000

/** What a partner takes along. */
export function Tag({ embed }: { embed: Embed }) {
  const tag = tagOf(embed, window.location.origin)
  const rule = ruleOf(embed)
  return (
    <section className="code-row">
      <div className="section-head">
        <h2>The tag</h2>
        <p className="small">Two lines. It loads after your page and keeps its styles to itself.</p>
        <Copy text={tag} />
      </div>
      {/* Whoever reads it by the keyboard scrolls it by the keyboard. */}
      <pre className="snippet" tabIndex={0} aria-label="The tag">
        {tag}
      </pre>
      {rule && (
        <>
          <p className="small beside">And in your own style sheet, so that your page does not jump while the planner comes:</p>
          <pre className="snippet" tabIndex={0} aria-label="The rule of the style sheet">
            {rule}
          </pre>
        </>
      )}
      <p className="small beside">Your page has to be one that this server knows: whoever runs it adds your address to ALLOWED_ORIGINS.</p>
    </section>
  )
}

type Said = 'nothing' | 'copied' | 'refused'
const WORDS: Record<Said, string> = { nothing: '', copied: 'The tag is copied.', refused: 'Your browser does not let the page copy. Select the lines and copy them yourself.' }

function Copy({ text }: { text: string }) {
  const [said, setSaid] = useState<Said>('nothing')
  useEffect(() => {
    if (said !== 'copied') return
    const over = setTimeout(() => setSaid('nothing'), SAID_MS)
    return () => clearTimeout(over)
  }, [said])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('copied')
    } catch {
      setSaid('refused')
    }
  }
  return (
    <>
      <p className="small copied" role="status">
        {WORDS[said]}
      </p>
      <button className="go short push" type="button" onClick={() => void copy()}>
        <Mark name="copy" fine />
        {said === 'copied' ? 'Copied' : 'Copy'}
      </button>
    </>
  )
}
