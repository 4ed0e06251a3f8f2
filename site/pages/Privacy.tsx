import { Link } from '../shell/Link.tsx'
import { readInstallation } from '../shell/installation.ts'
import { Prose } from '../shell/Prose.tsx'
import { InYourBrowser } from './InYourBrowser.tsx'
import { OnTheServer } from './OnTheServer.tsx'
import { Recipients } from './Recipients.tsx'

export function Privacy() {
  const installation = readInstallation()
  return (
    <Prose title="Privacy Policy">
      <p>What this installation stores, where, and for how long.</p>
      <InYourBrowser />
      <OnTheServer {...installation} />
      <h2>What you can do</h2>
      <p>
        Your <Link href="/account">account page</Link> lists where you are signed in and signs out one place or all, gives you everything that is kept of you as one file, and
        deletes the account with all journeys, links and conversations.
      </p>
      <h2>Others</h2>
      <Recipients {...installation} />
      <h2>Links to a trip</h2>
      <ul>
        <li>
          A trip has a link once you share it. The link shows the trip to anyone who has it until the day you chose, until you stop sharing, or for as long as the trip exists; it
          holds no name, and a note only where you said so. Search engines may list it only if you let them.
        </li>
        <li>
          A trip has a private calendar address once you ask for one. It opens the trip’s calendar without a sign-in to anyone who has it, until you revoke it or the trip is gone.
        </li>
      </ul>
    </Prose>
  )
}
