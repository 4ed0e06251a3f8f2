import { wordList } from '../../language/word-list.ts'

/** Words that say nothing of a subject, and those in which an answer is wrapped. */
export const PLAIN_WORDS: ReadonlySet<string> = wordList(`
  instead exactly start starting begin meant mean a an the this that these those some any all both each every no not and or but so if as than then of
  in on at by for from to with without into out up down off over about between is are am was were be been being do does did done have has had will
  would can could should may might must shall i i'm im i'd i'll i've we we're we'd we'll we've you your me my mine us our it its it's he she him her
  his they them their who what when where why how which whose what's how's where's who's there here now just only also too very really quite please
  pls ok okay yes yeah yep no nope nah well oh hmm um uh er maybe perhaps probably possibly let let's lets got get go going make makes take give put
  keep use want need like love much many total often even still ever most sounds sorry sure fine great good perfect last such same think guess say
  around roughly approximately give-or-take preferably ideally actually rather either until till before after during within dates date days day budget
  max maximum min tops under below less more than k grand altogether overall per spend spending money work works people person party group travellers
  travelers us total it'll that's there's thinking leaning towards prefer would're about
`)
