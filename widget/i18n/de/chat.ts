import type { chat as en } from '../en/chat.ts'
import { count, type Texts } from '../index.ts'

const NUMBERS = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']

export const chat: Texts<typeof en> = {
  back: 'Zurück zu Meander',
  itineraries: 'Reisepläne ansehen',
  openFull: 'Den ganzen Planer öffnen',
  newChat: 'Neues Gespräch',
  continuing: (lastOfId) => `Fortsetzung des Gesprächs ${lastOfId}`,
  begin: (place) => (place ? `${place}: Womit beginnen wir?` : 'Wohin darf es gehen?'),
  journey: 'Eine Reise entsteht',
  trip: {
    days: (days) => `${NUMBERS[days] ?? days} ${days === 1 ? 'Tag' : 'Tage'}`,
    months: (months) => `im ${months.join(' und ')}`,
  },
  log: 'Gespräch',
  you: 'Sie',
  assistant: 'Meander',
  welcome: 'Wählen Sie einen Brief und füllen Sie die Lücken.',
  answersIn: 'Sie können deutsch schreiben; Meander antwortet auf Englisch.',
  ownTale: 'oder mit eigenen Worten',
  earlier: { title: 'Einen Brief fortsetzen', all: (number) => `Alle ${number} zeigen` },
  quests: {
    romantic: {
      title: 'Zeit zu zweit',
      template: 'Bitte planen Sie [wie viele|Anzahl der Tage: days] Tage in [Reiseziel: destination] für uns zwei, [von wann bis wann|Reisedaten: date], mit [Erlebnissen|Erlebnisse: textarea] und einem Budget von [wie viel|Budget].',
    },
    family: {
      title: 'Familienreise',
      template: 'Wir sind [wie viele|Anzahl der Personen: number] mit Kindern im Alter von [wie vielen Jahren|Alter] und reisen nach [Reiseziel: destination], [von wann bis wann|Reisedaten: date]. Die Kinder lieben [Vorlieben: textarea]. Unser Budget ist [wie viel|Budget].',
    },
    solo: {
      title: 'Allein unterwegs',
      template: 'Ich reise allein nach [Reiseziel: destination], [von wann bis wann|Reisedaten: date], mit einem Budget von [wie viel|Budget]. Ich wünsche mir [Interessen: textarea] und viel Zeit.',
    },
    friends: {
      title: 'Mit Freunden',
      template: 'Wir sind [wie viele|Anzahl der Freunde: number] Freunde und reisen nach [Reiseziel: destination], [von wann bis wann|Reisedaten: date], mit einem Budget von [wie viel|Budget]. Wir möchten [Erlebnisse: textarea] und lange Abende.',
    },
  },
  composer: {
    label: 'Nachricht',
    placeholder: 'Wovon träumen Sie?',
    send: 'Senden',
    stop: 'Anhalten',
    voice: 'Spracheingabe',
    noVoice: 'Spracheingabe geht hier nicht',
    lineDown: 'Die Leitung ist unterbrochen. Ihre Worte bleiben hier.',
    tooLong: (excess) => `Zu lang: Bitte kürzen Sie um ${count(excess, 'Zeichen', 'Zeichen')}.`,
  },
  searching: 'Wir suchen Erlebnisse und planen Ihre Reise\u00a0…',
  stopped: 'Die Antwort wurde angehalten.',
  arrived: 'Meander hat geantwortet.',
  failure: (detail) => `Das ging gerade nicht. Bitte versuchen Sie es noch einmal. (${detail})`,
  failures: {
    network: 'Keine Verbindung',
    said: (code) => (code === 'too-many-requests' ? 'Bitte warten Sie kurz.' : 'Die Antwort ist nicht angekommen.'),
    notFound: 'Dieses Gespräch gibt es nicht, oder es ist nicht Ihres.',
    loading: 'Das Gespräch konnte nicht geladen werden.',
  },
  loading: 'Ihr Gespräch wird geholt\u00a0…',
  findings: {
    results: (number) => count(number, 'Ergebnis', 'Ergebnisse'),
    explore: 'Weiter stöbern',
  },
}
