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
        <li>A session cookie when you sign in on this site. It is not readable by scripts and not sent to other sites.</li>
      </ul>
      <h2>On the server</h2>
      <ul>
        <li>
          Your conversations and itineraries. A guest’s are removed after {readGuestDays()} days without use. An account’s itineraries stay until you
          remove them, its conversations until whoever runs this installation does.
        </li>
        <li>Of an account: the name and e-mail address that you or your sign-in service gave. Session keys are stored only as hashes.</li>
        <li>Logs of calls with the time, the path and the outcome; without your identifier, your words or your trip.</li>
      </ul>
      <h2>Others</h2>
      <p>
        A shared link shows the trip to anyone who has it for as long as the trip exists; it holds no name. No advertising or analytics service is called.
        Booking opens the provider’s own site in a new tab.
      </p>
    </Prose>
  )
}
