import { Link } from '../shell/Link.tsx'
import { meantBy } from '../shell/meant.ts'
import { usePath } from '../shell/path.ts'
import { SidePicture } from '../shell/SidePicture.tsx'

export function NotFound() {
  const meant = meantBy(usePath())
  return (
    <div className="gate">
      <SidePicture film="dunes" />
      <main className="main">
        <div>
          <h1>Page not found</h1>
          <p className="lede">Nothing stands at this address. It may have moved, or the link was cut short on its way to you.</p>
          {meant && (
            <p className="lede">
              Were you looking for{' '}
              <Link className="link" href={meant.path}>
                {meant.name}
              </Link>
              ?
            </p>
          )}
        </div>
        <div className="ways">
          <Link className="go" href="/">
            Back to Meander
          </Link>
          <Link className="button tall" href="/itineraries">
            My Itineraries
          </Link>
        </div>
      </main>
    </div>
  )
}
