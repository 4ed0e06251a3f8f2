/** 'The Sagrada ticket', 'the Mozart concert': the card, and no ticket that is asked for. */
export function withoutNames(clause: string, own: ReadonlySet<string>): string {
  const names = [...own].filter((word) => word.length > 2).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
  return names.length === 0 ? clause : clause.normalize('NFD').replace(/\p{M}/gu, '').replace(new RegExp(String.raw`\b(?:${names.join('|')})\p{L}*(?:['’]s)?(?: (?:tickets?|tour|class|lesson|evening|night|entry|admission|guide))?`, 'gu'), ' ').replace(/ {2,}/g, ' ')
}

/** 'At the hammam', behind what is asked for: the card again. */
export function withoutPlace(clause: string, own: ReadonlySet<string>): string {
  const names = [...own].filter((word) => word.length > 2).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
  return names.length === 0 ? clause : clause.replace(new RegExp(String.raw`\b(?:at|in|on|for|of|during|with|from) (?:the|that|this|our) (?:[\p{L}'’-]+ ){0,2}?(?:${names.join('|')})\p{L}*(?: (?:house|tour|class|lesson|one|thing))?`, 'gu'), ' ')
}
