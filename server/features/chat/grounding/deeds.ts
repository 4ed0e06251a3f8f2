import { part, pattern } from '../language/pattern.ts'

/** What a planner that only reads has never done and will not do. */
const DONE = '(?:re-?)?(?:booked|reserved|cancell?ed|paid|confirmed|secured|ordered|purchased|bought|e-?mailed|refunded|notified|contacted|phoned|arranged|requested|added|scheduled|registered)'
/** The same, where something of the traveller's follows. */
const DONE_TO = part`
  (?:saved|held|sent|moved|changed|placed|removed|blocked|put|deleted|updated|called|messaged)\s+(?:it|them|this|that|these|those|both|all|everything|
  you|your|the|an?|two|three|four)(?!\s+(?:first|second|last|next|before|after|ahead|on top|at the (?:top|head|end|start)|in (?:order|a row)|side by side))
`
const DO = '(?:re-?)?(?:book|reserve|cancel|pay|confirm|secure|order|purchase|buy|e-?mail|refund|notify|contact|phone|hold|send)'
const DOING = '(?:re-?)?(?:book|reserv|cancell?|pay|confirm|secur|order|purchas|buy|e-?mail|refund|notify|contact|phon|hold|send)ing'
const ADD = String.raw`(?:add|put|save|move|schedule)\b[^.;?]*\b(?:to|in|into|on|onto|for) your (?:\w+ )?(?:trip|itinerary|plan|basket|cart|calendar|booking|list)`
/** What is held for travellers: their names, and places on it. */
const HELD = part`
  (?:(?:you |for you )?(?:your|both|the|an?|two|three|four|five|six|some|those|these|all|\d+)(?: (?:both|of|your|free|good|last|the|best|two|three|four|front))*
  (?: names?| seats?| places?| spots?| tables?| slots?| tickets?| berths?)|you (?:both |all |two |in |down |up |on |onto |for |in for |down for )+)\b
`
const HOLDING = part`
  (?:pencill?(?:ed)?|put|held|hold|kept|keep|set|note[ds]?|jot(?:ted)?|mark(?:ed)?|block(?:ed)?|sign(?:ed)?|lock(?:ed)?|take|taken|took|
  claim(?:ed)?|grab(?:bed)?|got|get|save[ds]?|left|leave|written|wrote|write|enter(?:ed)?|enroll?(?:ed)?|slot(?:ted)?|squeeze[ds]?|
  snap(?:ped)?|earmark(?:ed)?|line[ds]?|lay|laid|list(?:ed)?|arranged?)(?: aside| down| by| in| up| off| out| back)?
`
const STAFF = '(?:guide|host|captain|skipper|operator|baker|owner|crew|team|kitchen|house|company|office|organi[sz]er|provider|manager|restaurant)'
const WHO = String.raw`\b(?:I|we|I and my colleagues|my colleagues?|the (?:desk|team)|our (?:desk|team))`

const FORMS: readonly RegExp[] = [
  new RegExp(String.raw`${WHO}(?:[’']ve|[’']d| have| has| had)?(?: (?:just|now|already|also|both|gone ahead and|since|provisionally|\w+ly))*\s+(?:${DONE}|${DONE_TO})\b`, 'i'),
  pattern('i')`
    (?:${WHO}(?:[’']ll| will| can| could| shall|[’']m going to| am going to|
    [’']m| am| are| took the liberty of)(?: (?:now|also|gladly|happily|then|go ahead and))*|\blet me|\b(?:shall|should|may|can) I|
    \b(?:like|want) me to|\b(?:happy|glad|able|ready) to)\s+(?:${DO}\b|${DOING}\b|${ADD})
  `,
  pattern('i')`
    \b(?:your|the|this|that|it|everything|all|both|they|places?|seats?|tickets?|spots?|you|table|reservation|
    booking)\b[^.;,?]*(?:\b(?:is|are|has been|have been|was|were)|[’'](?:s|re))\s+(?:(?:now|all|already|hereby|safely|both|fully)\s+)*(?:${DONE}|
    on hold|(?<=\b(?:places?|seats?|tickets?|spots?|table)\b.*)held|held for you|
    set\b(?=\W*$))(?!\s+(?:ahead|out|up|solid|in advance|by|through|early|months|weeks|days|
    for (?:the |many |several )*(?:months|weeks|days|hours)))\b
  `,
  new RegExp(String.raw`${WHO}(?:[’'](?:ve|d|ll)| have| has| had| will| can| could| shall)?(?: (?:just|now|already|also|both|gladly|happily|gone ahead and|\w+ly))*\s+${HOLDING}\s+${HELD}`, 'i'),
  pattern('i')`
    ${WHO}(?:[’'](?:ve|ll have)(?: got)?| have(?: got)?| had)\s+(?:you|the (?:two|three|four) of you|your (?:party|group|
    family))(?: both| all)?\s+(?:down|in\b(?=\W*$)|on the list)
  `,
  pattern('i')`
    \b(?:seats?|places?|spots?|tables?|tickets?|berths?|names?)\b[^.;,?]*\b(?:(?:in|under|with|on) (?:your|both|the) names?\b|
    (?:wait|waits|waiting|ready|kept|set aside|put by|earmarked|pencill?ed) (?:in )?for (?:you|your)\b)|
    \byour names? (?:is|are|stands?) (?:now |already |both )*(?:on|down|in|at)\b|
    \byou(?:[’']re| are)(?: (?:now|both|all|already|safely))*\s+(?:in\b(?=\W*$)|down for\b|on (?:the|their|its|our) (?:\w+ )?list\b|signed up|pencill?ed|
    good to go|expected (?:by|at|there))
  `,
  pattern('i')`
    ${WHO}(?:[’']ve| have| had)?(?: (?:just|already|also))*\s+(?:spoken?|talked|asked|rung|rang|called|written|wrote|agreed|had a word|checked|
    dealt|cleared it|told)\s+(?:(?:to |with |for )?(?:the|your|their|its) ${STAFF}\b|(?<=\b(?:spoken?|talked|word|agreed)\s+)(?:to|with) (?:the|
    your|their|its) \w+)
  `,
  /\bconsider (?:it|that|this) (?:done|booked|settled|reserved|cancelled)\b|^\W*(?:(?:all )?done|booked|reserved|confirmed|cancelled|added|sent|all set|bookings? made)\b(?=\s*(?:[!.,:–—-]|$))/i,
  pattern('i')`
    \bconfirmation\b[^.;?]*\b(?:on its way|sent|inbox|arrive|shortly|receive|attached)|
    \b(?:you|your)\b[^.;?]*\b(?:receive|get|find)\b[^.;?]*\bconfirmation\b|
    \b(?:made|placed|put in|completed|processed)\s+(?:the|your|an?|this)\s+(?:booking|reservation|order|payment|cancellation|refund)\b
  `,
]
/** What is not done, or only if. */
const NOT = /\b(?:not|no|never|nothing|without|neither|nor|cannot|if|once|when|until|unless|after|before|how|whether|what|which)\b|n[’']t\b/i

/** The same in other languages, by the participles and what stands before them. */
const ELSEWHERE: readonly RegExp[] = [
  /(?<!\p{L})(?:gebucht|reserviert|storniert|bezahlt|hinzugef[üu]gt|best[äa]tigt|geboekt|gereserveerd|geannuleerd|betaald|toegevoegd|bevestigd)(?!\p{L})/iu,
  /(?<!\p{L})(?:j[’']ai|nous avons|est|sont|été|c[’']est)\s+(?:\p{L}+\s+){0,2}(?:r[ée]serv[ée]|annul[ée]|pay[ée]|ajout[ée]|confirm[ée])e?s?(?!\p{L})/iu,
  pattern('iu')`
    (?<!\p{L})(?:he|hemos|ha|han|est[áa]n?|queda|ho|abbiamo|[èe]|sono|stat[oae]|j[áa]|foi|foram|fica|tenho|temos)\s+(?:\p{L}+\s+){0,2}(?:reserva[dt]|
    cancela[dt]|cancellat|paga[dt]|pago|a[ñn]adid|aggiunt|adiciona[dt]|confirma[dt]|confermat|prenotat)(?:[oae]s?)?(?!\p{L})
  `,
  /(?<!\p{L})(?:reservei|cancelei|paguei|adicionei|confirmei|marquei|reserv[ée]|cancel[ée]|pagu[ée]|a[ñn]ad[íi]|prenotai)(?!\p{L})/iu,
]

/** Says which deed a sentence tells as done or offers to do: the tools of a reply only read. */
export function findDeed(sentence: string): string | null {
  for (const form of [...FORMS, ...ELSEWHERE]) {
    const match = form.exec(sentence)
    if (match === null || NOT.test(sentence.slice(Math.max(0, sentence.slice(0, match.index).search(/[^,;:]*$/)), match.index)) || NOT.test(match[0])) continue
    return `It says ${JSON.stringify(match[0].slice(0, 60))}. You can only read: nothing is booked, changed, sent or paid by you. The traveller books on the card.`
  }
  return null
}
