import type { Installation } from '@meander/sdk/contract/installation'

/** What a provider of activities is called by people; the sample inventory is on the server itself. */
const PROVIDERS: Readonly<Record<string, string>> = { viator: 'Viator' }

/** Who else hears of what a traveller says, as this installation is set up. */
export function Recipients({ provider, model, speech }: Pick<Installation, 'provider' | 'model' | 'speech'>) {
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
    </ul>
  )
}
