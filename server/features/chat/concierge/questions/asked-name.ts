import { pattern } from '../../language/pattern.ts'

const LISTS = String.raw`(?:your|the|this|our) (?:list|books?|inventory|program(?:me)?|offer|catalog(?:ue)?|suggestions?|selection|portfolio|system|range)`
/** What is asked for by its name, and neither by its kind nor as 'anything'. */
const FORMS: readonly RegExp[] = [
  new RegExp(String.raw`^(?:is|are|isn't|aren't)\s+(.+?)\s+(?:also |even )?(?:on|in|part of|among|at) ${LISTS}`, 'i'),
  pattern('i')`
    ^(?:do|don't|can|could|would) (?:you|u|i|we|one) (?:guys |also |even |still |actually )*(?:have|sell|offer|do|cover|know|stock|book|get|list|
    include)\s+(?:(?:any |the )?tickets? (?:for|to)\s+)?(.+)$
  `,
  /^what (?:else )?(?:do|have) you (?:also )?(?:have |got |sell |offer |do )?(?:with|on|about|around|featuring|to do with)\s+(?:any |some |the )?(.+)$/i,
  /^(?:do you have|have you got|got|is there|are there) (?:any|some)(?:thing|one)? (?:with|on|about|featuring|to do with)\s+(?:any |some |the )?(.+)$/i,
  /^(?:have you|you) got\s+(?:(?:any |the )?tickets? (?:for|to)\s+)?(.+)$/i,
  /^(?:got|any)\s+tickets? (?:for|to)\s+(.+)$/i,
]
const BEFORE = /^\W*(?:(?:and|but|so|ok|okay|then|hi|hello|please|hey)\W+)*/i
const BEHIND = /\s*(?:\b(?:here|too|as well|also|please|there|available|with you|on offer|on there|in there|in your \w+|on your \w+|at all|then|or not|tickets?|by (?:any )?chance)\b|[?!.,])+\s*$/i
/** Kinds, amounts and what a desk or a card is asked for: none of them a name. */
const NO_NAME = pattern('i')`
  \b(?:any(?:thing|one|where|body)?|some(?:thing|one|where)?|others?|another|more|else|cheaper|shorter|longer|better|free|good|nice|it|that|this|them|
  these|those|one|ones|us|me|you|my|our|your|they|we|he|she|time|times|hours?|days?|week|weekend|room|space|places?|seats?|spots?|guides?|lunch|
  dinner|breakfast|food|drinks?|lifts?|stairs|toilets?|parking|discounts?|prices?|vegetarian|vegan|halal|kosher|gluten|wheelchairs?|hotels?|flights?|
  trains?|cars?|tours?|trips?|walks?|activities|things|options?|ideas?|stuff|tastings?|class(?:es)?|museums?|first|second|third|fourth|last|both|two|
  three|four|five|six|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|
  october|november|december|morning|afternoon|evening|night|kids?|children|what|which|how|when|where|same|about|with|without|for|from|between|if|know|
  think|mind|recommend)\b|^\d
`
/** Wishes by their kind, which 'what do you have with' may go before as well. */
const KIND = pattern('i')`
  ^(?:art|arts|history|food|foods|music|nature|boats?|ships?|wines?|beers?|animals?|wildlife|water|sea|beach(?:es)?|gardens?|parks?|churches|temples|tiles?|pottery|cooking|coffee|tea|
  sports?|football|cycling|bikes?|bicycles?|hiking|dancing?|theatres?|architecture|photography|shopping|markets?|spas?|snow|views?|sunsets?|nightlife|adventure|culture|literature|books?|
  science|film|films|fashion|design|families|friends|couples|groups?|teenagers?|dogs?|pets?|live .*|local .*|street .*)$
`
const MOST_WORDS = 5

/** 'Is the Eiffel Tower on your list', 'do you have tivoli', 'have you got tickets for the louvre': the name as it was written. Null where nothing is asked for so. */
export function askedName(text: string): string | null {
  const plain = text.replaceAll('’', "'").replace(BEFORE, '').trim()
  for (const form of FORMS) {
    const found = form.exec(plain)?.[1]
    if (found === undefined) continue
    const name = found.replace(BEHIND, '').replace(/^(?:the|a|an)\s+/i, '').trim()
    const isMany = /^(?:some|any) /i.test(found)
    if (name === '' || isMany || /^(?:an?)\s/i.test(found) || NO_NAME.test(name) || KIND.test(name) || name.split(/\s+/).length > MOST_WORDS) return null
    return name
  }
  return null
}
