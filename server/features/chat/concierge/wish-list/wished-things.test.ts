import { describe, expect, it } from 'vitest'
import { wishedThings } from './wished-things.ts'

describe('what is liked or asked for is heard by its own words [1.6]', () => {
  it.each([
    ['We like ghost stories, whisky and a good walk.', ['ghost stories', 'whisky']],
    ['Dinosaurs, Harry Potter and a boat on the Thames! £400 all in.', ['dinosaurs', 'harry potter']],
    ['Ghost tour, castle, golf, Christmas market', ['ghost tour', 'golf', 'christmas market']],
    ["I'm into voodoo, whirling dervishes and a bit of archery", ['voodoo', 'whirling dervishes', 'archery']],
    ['Any ghost tours on 12 December?', ['ghost tours']],
    ['Do you have a harbour cruise?', ['harbour cruise']],
    ['We would love to see Frida Kahlo and go canoeing', ['frida kahlo', 'canoeing']],
    ['Three days in Rome for two. A rocket launch and ghost tours are a must.', ['rocket launch', 'ghost tours']],
    ['For us, archery is non-negotiable!', ['archery']],
    ['street food, water puppets, a day out to Ha Long Bay, karaoke', ['street food', 'water puppets', 'ha long bay', 'karaoke']],
  ])('%s', (text, things) => {
    expect(wishedThings(text)).toEqual(expect.arrayContaining(things))
  })

  it.each([
    ['Wir mögen Grachten, Fahrradfahren und Käse.', ['canals', 'cheese']],
    ['On aime la sculpture, la cuisine et les balades de nuit.', ['sculptures', 'night walks']],
    ['Nos gusta el fado, la playa y el surf.', ['fado', 'surfing']],
    ['Meine Freundin und ich, Wein, Hafenrundfahrt, Weinberge, Klettern.', ['harbour cruise', 'vineyards', 'climbing']],
  ])('and in other languages: %s', (text, things) => {
    expect(wishedThings(text)).toEqual(expect.arrayContaining(things))
  })

  it.each([
    'We are two adults, 10 to 13 June, around 400 euros.', 'Please plan every day, nothing before 10.', 'Thanks, that looks great!', 'My wife and I love travelling together.',
    "We'd like a plan for each day, one thing a day", 'Do you have anything cheaper?', 'Is there something else?', 'We arrive on Friday at 4pm and leave on Sunday.', 'We love food, museums and long walks.', 'No ghosts please.',
  ])('and nothing where nothing is named: %s', (text) => {
    expect(wishedThings(text)).toEqual([])
  })
})
