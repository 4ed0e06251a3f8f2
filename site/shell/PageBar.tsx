import { AccountLinks } from './AccountLinks.tsx'
import { Link } from './Link.tsx'
import { Wordmark } from './Wordmark.tsx'

/** The bar over a page without a picture. */
export function PageBar() {
  return (
    <header className="bar plain">
      <Wordmark />
      <Link className="button push" href="/itineraries">
        My Itineraries
      </Link>
      <AccountLinks />
    </header>
  )
}
