import type { Installation } from '@meander/sdk/contract/installation'
import { Link } from '../shell/Link.tsx'
import { readInstallation } from '../shell/installation.ts'
import { Prose } from '../shell/Prose.tsx'
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
      <p>
        A trip has a link once you share it. The link shows the trip to anyone who has it until the day you chose, until you stop sharing, or for as long as the trip
        exists; it holds no name, and a note only where you said so. Search engines may list it only if you let them. No advertising or analytics service is called.
        Booking opens the provider’s own site in a new tab.
      </p>
    </Prose>
  )
}

function InYourBrowser() {
  return (
    <>
      <h2>In your browser</h2>
      <ul>
        <li>A random identifier, made when you first do something, so that your guest trips are yours. It names nobody.</li>
        <li>Whether you are a guest or signed in, the conversation you were in, and a short list of earlier ones.</li>
        <li>What you write and have not sent, in the tab where you write it.</li>
        <li>Which film was on, how far it had come, and whether you have stopped it.</li>
        <li>
          Trips that you have opened on this site, with their pictures, as the server last gave them, and beside them the list of your trips and who is signed in: so
          that you can read them without a connection. With them come the site’s own files, which tell of nobody. In a planner inside another site’s page nothing of this is kept.
        </li>
        <li>A session cookie when you sign in on this site. It is not readable by scripts and not sent to other sites.</li>
        <li>
          When you sign in to a planner inside another site’s page: a cookie for that site alone, so that its next page still knows you, for twelve hours at most. It is not
          readable by scripts, and signing out ends what it opens.
        </li>
      </ul>
      <p>Signing out takes all of it away, the identifier too.</p>
    </>
  )
}

function OnTheServer({ guestDays, outboxDays }: Pick<Installation, 'guestDays' | 'outboxDays'>) {
  return (
    <>
      <h2>On the server</h2>
      <ul>
        <li>
          Your conversations and itineraries. A guest’s are removed after {guestDays} days without use. An account’s stay until you
          remove them or delete the account.
        </li>
        <li>Of an account: the name and e-mail address that you or your sign-in service gave. Session keys are stored only as hashes.</li>
        <li>Where an account is signed in: the kind of browser, the site it is on, when it was last used.</li>
        {outboxDays !== null && (
          <li>
            An e-mail that carries a trip, with its address and message: this installation has no mail server and keeps it as a file for {outboxDays} days in place of sending it.
          </li>
        )}
        <li>
          How many calls of each kind came of late from your identifier, your account and your network address, so that nobody takes too many. Such a count says nothing of what
          was asked; it counts for an hour at most, that of a language model’s words for a day, and is thrown away within four days.
        </li>
        <li>
          A log of calls with the time, the path and the outcome, and of screens that failed with the place in their scripts: without your identifier, your address, your words
          or your trip. The server writes it out and keeps none of it; whoever runs it decides how long it stays.
        </li>
      </ul>
    </>
  )
}
