import { part } from '../language/pattern.ts'
import type { KnownActivity } from './known-activity.ts'

/** A kind of thing that is booked: how it is said, and what of an activity's title, tags or parts bears it; the same where nothing else does. */
interface Kind {
  said: RegExp
  bears: RegExp
}

const kind = (said: string, bears = said): Kind => ({ said: new RegExp(String.raw`\b(?:${said})\b`, 'giu'), bears: new RegExp(String.raw`\b(?:${bears})`, 'iu') })

/** The wider may be said of the narrower, never the other way: a catamaran is a boat. */
export const KINDS: readonly Kind[] = [
  kind('helicopters?'), kind('hot[ -]air balloons?|balloon(?:s|ing| flights?| rides?)?', 'balloon'), kind('catamarans?'), kind('yachts?'),
  kind('speed ?boats?'), kind('submarines?'), kind('gondolas?'),
  kind('(?:scenic|sightseeing|panoramic|plane|seaplane) flights?|flights? (?:over|above|around)|seaplanes?', 'flight|seaplane|helicopter|balloon|plane'),
  kind('cruises?|cruising', 'cruis|boat|sail|sloop|yacht|catamaran|ferr|ship|schooner|dhow|junk|steamer|gondol|barge|vaporetto|felucca|canoe|rabelo|water|on the (?:river|canal|bay)'),
  kind('boat (?:trips?|rides?|tours?)|sail(?:ing|s)?(?: trips?| tours?)?', 'cruis|boat|sail|sloop|yacht|catamaran|ferr|ship|schooner|dhow|junk|felucca|gondol|barge|rabelo|vaporetto'),
  kind('kayak(?:s|ing)?', 'kayak|paddl'), kind('cano(?:e|es|eing)', 'cano|paddl'), kind('paddle[ -]?board(?:s|ing)?', 'paddle'),
  kind('(?:wind|kite)?surf(?:ing|s|boards?)?', '(?:wind|kite)?surf'), kind('snorkel(?:l?ing)?'), kind('scuba(?: diving)?|diving', 'div|scuba'),
  kind('rafting|rafts?', 'raft'),
  kind('zip[ -]?lin(?:e|es|ing)', 'zip'), kind('segways?'), kind('jeeps?|4x4', 'jeep|4x4|off-road'), kind('safaris?'),
  kind('horse(?:back|s)?(?:[ -]riding)?|pony', 'horse|pony|ride|riding'), kind('camels?'), kind('quads?|atvs?|buggy|buggies', 'quad|atv|buggy'),
  kind('scooters?|vespas?', 'scooter|vespa'),
  kind('tuk[ -]?tuks?', 'tuk'), kind('rickshaws?'), kind('(?:e-?)?bikes?|bicycles?|cycling', 'bik|bicycl|cycl|pedal|saddle'),
  kind('sky ?div(?:e|es|ing)', 'sky ?div'), kind('paraglid(?:e|ing)|parasail(?:ing)?', 'para'), kind('bungee(?: jumps?)?'), kind('jet[ -]?skis?'),
  kind('skiing', 'ski'), kind('ice[ -]skating|skating', 'skat'), kind('climb(?:ing|s)', 'climb|boulder'), kind('canyoning', 'canyon'),
  kind('treks?|trekking|hikes?|hiking', 'trek|hik|walk|trail|climb'), kind('fishing(?: trips?)?', 'fish'), kind('whales?', 'whale'),
  kind('dolphins?'), kind('northern lights|aurora'), kind('birdwatching', 'bird'),
  kind(part`
    cook(?:ing|ery)(?: class(?:es)?| lessons?| schools?| workshops?)?
  `, 'cook|kitchen|chef|pasta|bak|dough|recipe|school'),
  kind('(?:wine|port|sake|champagne) tastings?', 'wine|vinho|sake|cellar|vine|champagne|port\\b'),
  kind('(?:beer|whisky|gin|rum|tequila) tastings?', 'beer|brew|whisky|\\bgin\\b|\\brum\\b|tequila|distil'),
  kind('(?:cheese|chocolate|olive oil|tea|coffee) tastings?', 'cheese|chocolate|olive|\\btea|coffee'),
  kind('tastings?', 'tast|wine|beer|sake|whisky|food|cheese|cellar|brew|tea|coffee|market|petisco|tapas'),
  kind('vineyards?|winer(?:y|ies)', 'vine|wine'), kind('brewer(?:y|ies)', 'brew|beer'), kind('distiller(?:y|ies)', 'distil|whisky|gin|rum'),
  kind('(?:pub|bar) crawls?', 'crawl|bar|pub|tavern'), kind('cocktails?'), kind('concerts?|recitals?', part`
    concert|music|recital|jazz|orchest|symphon|philharmon|choir|quartet|fado|organ|song|sing
  `),
  kind('operas?'), kind('ballets?', 'ballet|dance'), kind('musicals?', 'musical|theatre|broadway'), kind('flamenco'), kind('fado'), kind('tango'),
  kind('cabarets?'), kind('circus(?:es)?'), kind('stand-?up comedy|comedy (?:show|club|night)s?', 'comed'), kind('puppets?'),
  kind('drag (?:shows?|brunch)', 'drag'),
  kind('(?:dinner|evening|light|magic|live|dance) shows?', 'show|theatre|danc|music|cabaret|perform|spectacle|circus'), kind('lessons?|class(?:es)?|workshops?|masterclass(?:es)?', part`
    lesson|class|workshop|course|school|cook|paint|mak|make|craft|learn|teach|studio|dough|by hand|your own|kitchen|dance|danc|pottery|throw|weav|
    print|bak|forge|bind
  `),
  kind('massages?'), kind('spas?|hammams?|saunas?|thermal baths?', 'spa|hammam|sauna|bath|wellness|thermal|hot spring'), kind('yoga'),
  kind('pottery|ceramics', 'potter|ceramic|clay|tile'), kind('perfume'), kind('escape rooms?', 'escape'), kind('ghosts?', 'ghost'),
  kind('aquariums?', 'aquari|ocean|oceán|sea'), kind('zoos?', 'zoo|animal'), kind('theme parks?|amusement parks?|water ?parks?', 'park|disney|ride'),
  kind('cable cars?', 'cable|funicular|gondola'), kind('bullfights?'), kind('casinos?'), kind('skip-the-line|fast-track', 'queue|line|fast|priority|timed'),
  kind('(?:dinner|lunch|brunch|breakfast|supper) (?=cruis|show|boat|flight|lesson|class|workshop|concert|theatre|ride)', 'dinner|supper|lunch|brunch|breakfast|meal|table'),
]

/** What a title, the tags and the parts of an activity say of its kind. */
export function kindText({ title, tags, inclusions, contents }: KnownActivity): string {
  return [title, ...tags, ...inclusions, ...contents].join(' · ').toLowerCase()
}
