import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'
import { isOtherLanguage } from './other-languages.ts'

const understand = createUnderstand(await openTestGazetteer())
const after = (...turns: string[]) => understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: '2026-11-21', locale: 'de-DE' })

describe('a message in another language', () => {
  it.each([
    ['Guten Tag, wir reisen zu dritt vom 3. bis 6. Mai nach Wien und mögen Museen und Wein', { name: 'Vienna', groupSize: 3, start: '2027-05-03', interests: ['museums', 'wine'] }],
    ['Guten Tag, mein Mann und ich (beide Mitte 50) möchten vom 2. bis 5. September 2027 nach Wien und mögen Museen', { name: 'Vienna', groupSize: 2, start: '2027-09-02', interests: ['museums'] }],
    ['Bonjour, on cherche un voyage à Rome en avril, du 8 au 11, pour deux, nous aimons les jardins', { name: 'Rome', groupSize: 2, start: '2027-04-08', interests: ['garden'] }],
    ['Hola, somos una familia de 4 con niños de 5 y 8 años, vamos a Madrid del 2 al 6 de junio, nos gusta la comida', { name: 'Madrid', groupSize: 4, start: '2027-06-02', interests: ['food'] }],
    ['Ciao, siamo in tre e andiamo a Lisbona dal 4 al 7 maggio, ci piacciono i musei', { name: 'Lisbon', groupSize: 3, start: '2027-05-04', interests: ['museums'] }],
  ])('%s is read [1.1]', (text, { name, groupSize, start, interests }) => {
    expect(after(text)).toMatchObject({ intent: 'travel', destination: { name }, groupSize, startDate: start, interests })
  })

  it.each(['Danke, das klingt gut!', 'Vielen Dank!', 'merci beaucoup', 'muchas gracias, adiós', 'grazie mille', 'bedankt!'])('%s is thanks, and no place [1.1]', (text) => {
    expect(after('Wien im Mai für zwei', text)).toMatchObject({ intent: 'small-talk', destination: { name: 'Vienna' } })
  })

  it.each(['Was kostet das zweite für uns beide?', 'Ist das auch bei Regen gut?', 'etwas mit Kochen bitte', 'Combien ça dure ?', '¿cuánto cuesta el segundo?', 'qualcosa per bambini?', 'Mögen Kinder das auch?', 'wir lassen uns gerne treiben'])('%s is about the trip that is planned [1.1]', (text) => {
    const facts = after('Wien im Mai für zwei', text)
    expect([facts.intent, facts.destinations?.map(({ name }) => name), facts.unknownPlaces]).toEqual(['travel', ['Vienna'], undefined])
  })

  it('keeps cheaper things and wishes [1.1]', () => {
    expect(after('Wien im Mai für zwei', 'Gibt es etwas Günstigeres?').refinement?.kind).toBe('cheaper')
    expect(after('Wien im Mai für zwei', 'etwas mit Wein, aber keine Museen bitte')).toMatchObject({ interests: ['wine'], avoid: ['museums'] })
    expect(after('Madrid en mayo para dos', 'algo para un día de lluvia').duration).toBeUndefined()
  })

  it.each(['Playa de la Concha in San Sebastian for two', 'see the Musee in Paris and a museum in Rome', 'merci! what is there in Paris for us?', 'two days in El Nido', 'we want las ramblas and la boqueria', 'des moines in june', 'die hard fans, want to see London'])('English is %s', (text) => {
    expect(isOtherLanguage(text.toLowerCase())).toBe(false)
  })

  it('takes no month out of the name of a place [1.1]', () => {
    expect(after('Rio de Janeiro 10 to 14 March for two')).toMatchObject({ intent: 'travel', destination: { name: 'Rio de Janeiro' }, startDate: '2027-03-10', endDate: '2027-03-14', groupSize: 2 })
    expect(after('Rio de Janeiro').startDate).toBeUndefined()
    expect(after('Lisboa no mês de janeiro').startDate).toBe('2027-01-01')
    expect(after('Rio de Janeiro em janeiro').startDate).toBe('2027-01-01')
  })
})
