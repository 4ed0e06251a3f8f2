import boat from './quests/boat-sunset.webp'
import garden from './quests/garden-forest.webp'
import nightlife from './quests/nightlife-sunset.webp'
import train from './quests/train-forest.webp'
import { chat as texts } from '../../i18n/en.ts'

export type TemplateId = 'romantic' | 'family' | 'solo' | 'friends'

/** A letter that is half written. */
export interface ChatTemplate {
  id: TemplateId
  title: string
  /** Blanks stand in square brackets. */
  template: string
}

export const TEMPLATES: readonly ChatTemplate[] = [
  { id: 'romantic', ...texts.quests.romantic },
  { id: 'family', ...texts.quests.family },
  { id: 'solo', ...texts.quests.solo },
  { id: 'friends', ...texts.quests.friends },
]

export const PICTURES: Readonly<Record<TemplateId, string>> = { romantic: boat, family: garden, solo: train, friends: nightlife }

export interface Blank {
  /** What stands in its place until it is filled in. */
  shown: string
  /** What it is called. */
  name: string
  /** What kind of field it is where its name does not tell. */
  type: string | null
}

const BLANK = /(\[[^\]]+\])/
const WITHIN = /^\[([^|:\]]+)(?:\|([^:\]]+))?(?::\s*([^\]]+))?\]$/

/** The template cut into its words and its blanks: '[shown|name: type]', of which only what is shown must be there. */
export function cutTemplate(template: string): (string | Blank)[] {
  return template
    .split(BLANK)
    .filter(Boolean)
    .map((piece) => {
      const [, shown, name = shown, type = null] = WITHIN.exec(piece) ?? []
      return shown && name ? { shown, name, type } : piece
    })
}
