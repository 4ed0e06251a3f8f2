/** What the words before a name make of it. */
export interface Cue {
  /** 'here' is where somebody is, which may be where the trip goes or where it starts. */
  role: 'to' | 'begins' | 'from' | 'here' | 'home' | 'passed' | 'against' | 'person' | 'bare'
  strength: 'strong' | 'weak' | 'none'
}

export const BARE: Cue = { role: 'bare', strength: 'none' }
export const PASSED: Cue = { role: 'passed', strength: 'weak' }
/** Where a ship or a train stops: passed through, unless the trip goes nowhere else. */
export const STOPPED: Cue = { role: 'passed', strength: 'strong' }
export const AGAINST_IT: Cue = { role: 'against', strength: 'weak' }
/** Where a tour begins, or where one sets out for it: what else is named tells. */
export const BEGINS: Cue = { role: 'begins', strength: 'strong' }
export const TO_STRONG: Cue = { role: 'to', strength: 'strong' }
export const TO_WEAK: Cue = { role: 'to', strength: 'weak' }
export const FROM_STRONG: Cue = { role: 'from', strength: 'strong' }
