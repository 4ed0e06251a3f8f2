import type { Html } from '../../../http/html.ts'
import { html } from '../../../http/html.ts'
import type { Language } from '../../../http/language.ts'

/** What the pages of the pop-up say. */
export interface SignInWords {
  title: string
  /** Who waits for this sign-in. */
  asks(host: string): Html
  goOnOnlyIf(label: string, host: string): string
  continueWith(label: string): string
  continue: string
  cancel: string
  demoLabel: string
  entry: string
  noEntry: string
  noPassword: string
  finishedTitle: string
  finished: string
  close: string
}

const english: SignInWords = {
  title: 'Sign in to Meander',
  asks: (host) => html`<strong>${host}</strong> asks to save trips for you`,
  goOnOnlyIf: (label, host) => `You sign in with ${label}. Go on only if you have just asked for it on ${host}.`,
  continueWith: (label) => `Continue with ${label}`,
  continue: 'Continue',
  cancel: 'Cancel',
  demoLabel: 'Meander demo account',
  entry: 'Your name or e-mail',
  noEntry: 'Please enter a name or an e-mail address.',
  noPassword: 'There is no password: whoever types the same name is in the same account. Keep nothing secret here.',
  finishedTitle: 'Signed in to Meander',
  finished: 'You are signed in',
  close: 'You can close this window and go on where you were.',
}

const german: SignInWords = {
  title: 'Bei Meander anmelden',
  asks: (host) => html`<strong>${host}</strong> möchte Reisen für Sie speichern`,
  goOnOnlyIf: (label, host) => `Sie melden sich mit ${label} an. Fahren Sie nur fort, wenn Sie das gerade auf ${host} gewünscht haben.`,
  continueWith: (label) => `Weiter mit ${label}`,
  continue: 'Weiter',
  cancel: 'Abbrechen',
  demoLabel: 'Meander-Demokonto',
  entry: 'Ihr Name oder Ihre E-Mail-Adresse',
  noEntry: 'Bitte geben Sie einen Namen oder eine E-Mail-Adresse ein.',
  noPassword: 'Es gibt kein Passwort: Wer denselben Namen eingibt, ist im selben Konto. Bewahren Sie hier nichts Geheimes auf.',
  finishedTitle: 'Bei Meander angemeldet',
  finished: 'Sie sind angemeldet',
  close: 'Sie können dieses Fenster schließen und dort weitermachen, wo Sie waren.',
}

const WORDS: Record<Language, SignInWords> = { en: english, de: german }

export const signInWords = (language: Language): SignInWords => WORDS[language]
