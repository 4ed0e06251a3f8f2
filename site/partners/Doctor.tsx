import { PartnersPage } from './PartnersPage.tsx'

const CALL = 'await Meander.doctor()'
const LOOKED_AT = [
  ['The script', 'that it is there once, as it is given, and that nothing holds it back; that nobody else has defined the tag'],
  ['The tag', 'attributes that mean nothing to it, and what it must not stand in: a link, a button, something inert or hidden'],
  ['Its place', 'height, width, what hides, scales or cuts it off, and what keeps presses from it'],
  ['The page', 'doctype, viewport, language'],
  ['Its policy', 'whether the server, pictures, type, films and the microphone may be used: Content-Security-Policy, Permissions-Policy, the frame around it'],
  ['The server', 'whether it answers pages of this origin'],
] as const

/** How a page with a planner is looked at by `Meander.doctor()`. `?url=` names the page. */
export function Doctor() {
  const page = pageOf(window.location.search)
  return (
    <PartnersPage title="The doctor">
      <div className="prose">
        <p>A planner that does not show, or does not look right? Its own script can tell what on the page is in its way, and which line mends it. Nothing is installed, and nothing of the page is changed or sent anywhere.</p>
        <ol className="steps">
          <li>
            {page ? (
              <>
                Open <a href={page}>{page}</a>.
              </>
            ) : (
              'Open your page, on a desktop browser.'
            )}
          </li>
          <li>Open the console: F12 on Windows and Linux, ⌥ ⌘ I in Chrome and ⌥ ⌘ C in Safari on a Mac.</li>
          <li>
            Write this line there, and press Enter:
            <pre className="snippet" tabIndex={0} aria-label="The line for the console">
              {CALL}
            </pre>
          </li>
        </ol>
        <p>It answers a list. Each entry says what is wrong, the line that mends it and where that belongs; an empty list means that nothing is in the way.</p>
        <p>“Meander is not defined” means that the script has not run: the tag is missing, its address is wrong, an extension blocks it, or the page’s Content-Security-Policy does not name this server. Add it to script-src, or give the tag your nonce:</p>
        <pre className="snippet" tabIndex={0} aria-label="The part of a policy">{`script-src ${window.location.origin}`}</pre>
        <h2>What it looks at</h2>
        <ul>
          {LOOKED_AT.map(([part, what]) => (
            <li key={part}>
              {part}: {what}.
            </li>
          ))}
        </ul>
      </div>
    </PartnersPage>
  )
}

/** The page that the address names, if that is one of the web: nothing else becomes a link. */
function pageOf(search: string): string | null {
  const named = new URLSearchParams(search).get('url')
  if (named === null) return null
  try {
    const page = new URL(named)
    return /^https?:$/.test(page.protocol) ? page.href : null
  } catch {
    return null
  }
}
