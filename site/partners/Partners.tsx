import { useEffect, useState } from 'react'
import { Link } from '../shell/Link.tsx'
import { Wordmark } from '../shell/Wordmark.tsx'
import { Choices } from './Choices.tsx'
import { readEmbed, fragmentOf, type Embed } from './embed.ts'
import { Preview } from './Preview.tsx'
import { SdkDocs } from './SdkDocs.tsx'
import { Tag } from './Tag.tsx'

/** For partners: an embed is chosen here, seen on somebody's page, taken along, and read about. */
export function Partners() {
  const [embed, setEmbed] = useState<Embed>(() => readEmbed(window.location.hash))
  useEffect(() => {
    window.history.replaceState(null, '', fragmentOf(embed))
  }, [embed])

  return (
    <>
      <header className="bar plain">
        <Wordmark />
        <Link className="button push" href="/enhanced-demo">
          Demo
        </Link>
      </header>
      <main className="page">
        <div className="page-title">
          <h1>On your page</h1>
        </div>
        <div className="tuner">
          <Choices embed={embed} onChange={(changes) => setEmbed((before) => ({ ...before, ...changes }))} />
          <Preview embed={embed} />
          <Tag embed={embed} />
        </div>
        <SdkDocs />
      </main>
    </>
  )
}
