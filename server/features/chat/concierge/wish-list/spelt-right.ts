import { remembered } from '../../language/remembered.ts'
import { wishWithin } from '../../understanding/wish-phrases.ts'

/** Things that people come for, as they are spelt. */
const WORDS = new Set(`
northern lights aurora springs whales watching dolphins penguins elephants puffins museums gallery markets castle castles palace cathedral temples
gardens beaches surfing kayaking canoeing snorkelling diving sailing hiking climbing skiing cycling horse riding fishing balloon helicopter safari
aquarium glacier glaciers volcano waterfall waterfalls geysers gondola cruise harbour whisky whiskey cocktails cheese chocolate seafood sushi noodles
dumplings tapas brewery vineyards tango flamenco ballet opera concert theatre musical karaoke nightlife pottery ceramics calligraphy massage sauna hammam
ghosts ghost pyramids ruins mosaics dinosaurs football wrestling desert camel street architecture photography christmas sunset sunrise
`.trim().split(/\s+/))
const SHORTEST = 5
/** Words of their own. */
const OTHERS = /^(?:places?|wales|photographs?|snorkeling|streets|deserts?|concerts|hosts?|balloons)$/

/** 'Northen lihgts': what lacks a letter, has one too many, or two of them the wrong way round; a letter for another may be another word. */
export function speltRight(lower: string): string {
  return lower.replace(/(?<![\p{L}'’-])\p{L}{5,}(?![\p{L}'’-])/gu, (word) => wishWithin(word) ?? (WORDS.has(word) || OTHERS.test(word) ? word : (near(word) ?? word)))
}

const near = remembered((word): string | null => {
  const swapped = Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)).find((one) => WORDS.has(one))
  if (swapped !== undefined) return swapped
  for (const known of WORDS) {
    if (known.length === word.length + 1 && lacksOne(known, word)) return known
    if (known.length === word.length - 1 && known.length > SHORTEST && !/(?:s|er|ing|ed|y)$/.test(word) && lacksOne(word, known)) return known
  }
  return null
}, 2000)

function lacksOne(long: string, short: string): boolean {
  let at = 0
  while (at < short.length && long[at] === short[at]) at += 1
  return at > 0 && at < short.length && long.slice(at + 1) === short.slice(at) && long !== `${short}s`
}
