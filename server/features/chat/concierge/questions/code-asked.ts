import { topicOf } from '../../item-talk/topics.ts'
import type { Situation } from '../words/situation.ts'
import type { ShownQuestion } from './shown-question.ts'

/** 'LIS-TRAM-28': the code that stands on a card. */
const CODE = /(?<![\w-])[A-Z]{2,5}(?:-[A-Z0-9]{2,}){1,4}(?![\w-])/g
const ASKS = /\?|^\W*(?:(?:and|please|so|ok)\W+)*(?:what|when|where|how|is|are|does|do|can|could|who|which|tell|describe|explain|more|details|info\w*|show)\b/i

/** What is asked of things by their codes, whether or not they were shown; null where no code is named or nothing is asked. */
export function readCodeAsked({ reading, lastText }: Situation): ShownQuestion | null {
  const said = reading.turns.at(-reading.lastLength) ?? ''
  const codes = [...new Set(said.match(CODE) ?? [])]
  const isBare = codes.length > 0 && said.replace(CODE, '').replace(/\W/g, '') === ''
  if (codes.length === 0 || codes.length > MOST || !(ASKS.test(lastText) || isBare) || CHANGES.test(lastText)) return null
  const asked = said.replace(CODE, 'it').toLowerCase()
  return { codes, topic: topicOf(asked.replace(/\bshow me\b/, '')) ?? 'description', form: 'each', asked, language: null }
}

const CHANGES = /\b(?:add|put|swap|replace|remove|drop|book|move|instead|save)\b/i
const MOST = 3
