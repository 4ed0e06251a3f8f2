import type { Installation } from '@meander/sdk/contract/installation'
import { KEPT_FOR } from '@meander/sdk/contract/kept-for'

/** What the server keeps, and for how long: what is over is thrown away once a day. */
export function OnTheServer({ guestDays, outboxDays }: Pick<Installation, 'guestDays' | 'outboxDays'>) {
  return (
    <>
      <h2>On the server</h2>
      <ul>
        <li>
          Your conversations and itineraries. A guest’s are removed after {guestDays} days without use. An account’s stay until you remove them or delete the account.
        </li>
        <li>
          What you took out of a trip or changed, its earlier notes too, so that you can undo it: for {KEPT_FOR.undoDays * 24} hours, and gone within a day after.
        </li>
        <li>
          Of an account: the name and e-mail address that you or your sign-in service gave, which service that is, and the identifier it knows you by. Session keys are stored only as
          hashes.
        </li>
        <li>Where an account is signed in: the kind of browser, the site it is on, when it was last used.</li>
        {outboxDays !== null && (
          <li>
            An e-mail that carries a trip, with its address and message: this installation has no mail server and keeps it as a file for {outboxDays} days in place of sending it.
          </li>
        )}
        <li>
          How many calls of each kind came of late from your identifier, your account and your network address, and when your account sent trips by e-mail, so that nobody takes too
          many. It says nothing of what was asked, or of whom. It counts for an hour at most, that of a language model’s words for a day, and is thrown away within four days.
        </li>
        <li>
          A log of calls with the time, the path and the outcome, of screens that failed with the place in their scripts, and of failures of the server with their technical messages.
          A path may hold the identifier of a trip or a conversation, which opens nothing by itself; links and calendar addresses are cut out. Where a language model answers, the log
          has a mark of the conversation, how much was read and written, what it cost, and which checks refused a sentence. Your identifier, your network address and the words of a
          conversation are not put into it. The server writes it out and keeps none of it; whoever runs it decides how long it stays.
        </li>
      </ul>
    </>
  )
}
