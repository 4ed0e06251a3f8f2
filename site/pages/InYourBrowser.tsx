import { KEPT_FOR } from '@meander/sdk/contract/kept-for'

/** What a browser keeps, and until when. */
export function InYourBrowser() {
  const { sessionDays, sessionIdleDays, embedHours, signInMinutes } = KEPT_FOR
  return (
    <>
      <h2>In your browser</h2>
      <p>Until you sign out or clear this site’s data:</p>
      <ul>
        <li>A random identifier, made when you first do something, so that your guest trips are yours. It names nobody.</li>
        <li>Whether you are a guest or signed in, the conversation you were in, a short list of earlier ones, and the last plans of days with the hours you chose.</li>
        <li>Which film was on, how far it had come, and whether you have stopped it.</li>
        <li>That a page of this site failed, while the server cannot be told: which page, and where in our code.</li>
        <li>
          Trips that you have opened on this site, as the server last gave them, with those of their pictures that come from this server, and beside them the list of your trips and
          who is signed in: so that you can read them without a connection. In a planner inside another site’s page nothing of this is kept.
        </li>
      </ul>
      <p>Until you close the tab: what you write and have not sent, the dates and the place that a conversation or a form has understood, and where you were.</p>
      <p>Cookies, none of them readable by scripts:</p>
      <ul>
        <li>
          When you are signed in on this site: one for {sessionDays} days at most. What it opens ends after {sessionIdleDays} days without use. It is not sent along with calls that
          other sites make.
        </li>
        <li>While you sign in: one that ties the sign-in to your browser, for {signInMinutes} minutes. The demo account sets its own on its pages, for as long.</li>
        <li>
          When you sign in to a planner inside another site’s page: one for that site alone, so that its next page still knows you, for {embedHours} hours at most. Signing out ends
          what it opens.
        </li>
      </ul>
      <p>
        Signing out takes all of it away, the identifier too. Only the site’s own files stay, which open it without a connection and tell of nobody. A planner inside another site’s
        page keeps its part with that site, where the page’s own scripts can read all but the cookie.
      </p>
    </>
  )
}
