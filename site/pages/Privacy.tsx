import { Link } from '../shell/Link.tsx'
import { Prose } from '../shell/Prose.tsx'
import { readGuestDays } from '../shell/visitor.ts'

export function Privacy() {
  return (
    <Prose title="Privacy Policy">
      <p>What this installation stores, where, and for how long.</p>
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
      <h2>On the server</h2>
      <ul>
        <li>
          Your conversations and itineraries. A guest’s are removed after {readGuestDays()} days without use. An account’s stay until you
          remove them or delete the account.
        </li>
        <li>Of an account: the name and e-mail address that you or your sign-in service gave. Session keys are stored only as hashes.</li>
        <li>Where an account is signed in: the kind of browser, the site it is on, when it was last used.</li>
        <li>
          An e-mail that carries a trip, with its address and message, where this installation has no mail server and keeps it as a file in place of sending it: for thirty days.
        </li>
        <li>Logs of calls with the time, the path and the outcome; without your identifier, your words or your trip.</li>
      </ul>
      <h2>What you can do</h2>
      <p>
        Your <Link href="/account">account page</Link> lists where you are signed in and signs out one place or all, gives you everything that is kept of you as one file, and
        deletes the account with all journeys, links and conversations.
      </p>
      <h2>Others</h2>
      <p>
        A trip has a link once you share it. The link shows the trip to anyone who has it until the day you chose, until you stop sharing, or for as long as the trip
        exists; it holds no name, and a note only where you said so. Search engines may list it only if you let them. No advertising or analytics service is called.
        Booking opens the provider’s own site in a new tab.
      </p>
    </Prose>
  )
}
