import type { auth as en } from '../en/auth.ts'
import type { Texts } from '../index.ts'

export const auth: Texts<typeof en> = {
  title: 'Bei Ihrem Konto anmelden',
  text: 'Ihre Reisen stehen dann auf jedem Gerät bereit und lassen sich teilen. Was Sie als Gast geplant haben, kommt mit.',
  ended: 'Ihre Anmeldung ist abgelaufen. Was hier offen ist, bleibt, wie es ist; ein Klick bringt Ihre Reisen zurück.',
  signOut: 'Abmelden',
  signedOut: 'Sie sind abgemeldet',
  signedOutText: 'In diesem Browser ist nichts mehr von Ihnen gespeichert. Ihre Reisen liegen in Ihrem Konto.',
  signedOutElsewhere: 'In einem anderen Tab, und damit auch hier. In diesem Browser ist nichts mehr von Ihnen gespeichert.',
  notSignedOut: 'Noch angemeldet',
  notSignedOutText: 'Der Server war nicht zu erreichen. Bitte versuchen Sie es noch einmal.',
  button: 'Mit Ihrem Konto anmelden',
  connecting: 'Verbindung wird hergestellt\u00a0…',
  welcome: 'Willkommen bei Meander',
  welcomeText: 'Melden Sie sich an, um Ihre Reisepläne und Vorlieben zu behalten.',
  asGuest: 'Als Gast fortfahren',
  signingIn: 'Anmeldung läuft\u00a0…',
  again: 'Kein Fenster zu sehen? Drücken Sie die Taste noch einmal.',
  failed: 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  blocked: 'Ihr Browser hat das Anmeldefenster nicht geöffnet.',
  openHere: 'Anmeldeseite öffnen',
}
