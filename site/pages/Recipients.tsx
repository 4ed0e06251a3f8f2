import type { Installation } from '@meander/sdk/contract/installation'

/** What a provider of activities is called by people; the sample inventory is on the server itself. */
const PROVIDERS: Readonly<Record<string, string>> = { viator: 'Viator' }

/** Who else hears of what a traveller says, as this installation is set up. */
export function Recipients({ provider, model, speech, outboxDays }: Pick<Installation, 'provider' | 'model' | 'speech' | 'outboxDays'>) {
  return (
    <ul>
      <li>
        {model === null
          ? 'Your messages are answered on this server’s own machine. They are sent to nobody else.'
          : `Your messages, and what is known of the trip they are about, go to ${model}, whose language model answers them; its own terms say how long it keeps them. Your identifier and your account do not.`}
      </li>
      <li>
        {speech === null && 'A voice message is written down on this server’s own machine. '}
        {typeof speech === 'string' && `A voice message goes to ${speech}, which writes it down; its own terms say how long it keeps it. `}
        {speech === false ? 'This server does not take voice messages. ' : 'The recording is not kept here; the words are, once you send them. '}
        While you speak, your browser may write along by its own recognition, which some browsers have from a service of their maker.
      </li>
      <li>
        {provider in PROVIDERS
          ? `Activities come from ${PROVIDERS[provider]}: this server asks it for a place, days and what is looked for. Pictures of them come from its servers to your browser, which tells them your network address.`
          : 'Activities are this server’s own sample inventory: nobody else is asked for them.'}
      </li>
      <li>The sign-in service that you choose learns that you sign in here, and when. The demo account is this server’s own: nobody else hears of it.</li>
      {outboxDays === null && (
        <li>An e-mail that carries a trip goes, with its address and message, to the mail server of whoever runs this installation, and from there to its reader. It is not kept here.</li>
      )}
      <li>
        The page around an embedded planner is told what you do in it: that you wrote, which activities you were shown, opened, saved, scheduled and went to book, and the link of a
        trip that you shared. Not your words, nor who you are.
      </li>
      <li>No advertising or analytics service is called. Booking opens the provider’s own site in a new tab.</li>
    </ul>
  )
}
