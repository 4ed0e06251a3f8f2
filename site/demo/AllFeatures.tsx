import { Link } from '../shell/Link.tsx'

const FEATURES = [
  { name: 'Conversation', about: 'Replies arrive as they are written', href: '/chat' },
  { name: 'Activities', about: 'Prints with price, rating and place', href: '/chat' },
  { name: 'Comparing', about: 'Two or three side by side', href: '/chat' },
  { name: 'Saving', about: 'Three stations: select, design, lock in', href: '/chat' },
  { name: 'Itineraries', about: 'Every journey on one page', href: '/itineraries' },
  { name: 'Calendar', about: 'Real starts, closed hours with their reason', href: '/itineraries' },
  { name: 'Arrange my trip', about: 'A proposal you can take in part', href: '/itineraries' },
  { name: 'Voice', about: 'Speak, read, correct, send', href: '/chat' },
  { name: 'Sharing', about: 'A postcard, a link, seven channels', href: '/itineraries' },
  { name: 'The API', about: 'Every route, with what it takes and answers', href: '/partners/api' },
  { name: 'On your page', about: 'The planner on any blog, by one tag', href: '/partners' },
  { name: 'Accounts', about: 'Sign in and keep what a guest planned', href: '/welcome' },
] as const

export function AllFeatures() {
  return (
    <div className="wide">
      <h2>All Features</h2>
      <p className="say">Everything the planner does, with the place to try it.</p>
      <ol className="index">
        {FEATURES.map(({ name, about, href }, index) => (
          <li key={name}>
            <span className="number">{index + 1}</span>
            <span>
              <b>{name}</b>
              <small>{about}</small>
            </span>
            <Link className="link" href={href}>
              Open
            </Link>
          </li>
        ))}
      </ol>
    </div>
  )
}
