/** Work that is given to whoever writes well, and questions that a school or a newspaper answers. */
const WORK = /^\W*(?:(?:please|can you|could you|would you|will you|help me(?: to)?|i need you to|i want you to|now)\W+)*(?:write|compose|draft|translate|summari[sz]e|calculate|compute|solve|debug|define|prove|sing|rap|recite|generate|rewrite|proofread|paraphrase|act as|pretend|role-?play|ignore|print|repeat after)\b/i
const MATTERS = /\b(?:poems?|sonnets?|haikus?|limericks?|essays?|lyrics|novels?|python|javascript|sql|source code|homework|equations?|square root|cover letter|curriculum vitae|stocks?|shares|bitcoin|crypto\w*|elections?|president|prime minister|meaning of life|system prompt|(?:your|previous|all) instructions|football (?:score|match result)|lottery|horoscope|mortgage|tax return|lawsuit|recipe for|capital of \p{Lu})/u

/** What has plainly nothing to do with a journey, whatever is being planned. */
export function isPlainlyForeign(text: string): boolean {
  return WORK.test(text) || MATTERS.test(text)
}
