import boat from './quests/boat-sunset.webp'
import garden from './quests/garden-forest.webp'
import nightlife from './quests/nightlife-sunset.webp'
import train from './quests/train-forest.webp'
import { chat as texts } from '../../i18n/en.ts'

export interface Quest {
  id: 'romantic' | 'family' | 'solo' | 'friends'
  title: string
  /** Blanks stand in square brackets. */
  template: string
  picture: string
}

/** The letters that are half written. */
export const QUESTS: readonly Quest[] = [
  { id: 'romantic', ...texts.quests.romantic, picture: boat },
  { id: 'family', ...texts.quests.family, picture: garden },
  { id: 'solo', ...texts.quests.solo, picture: train },
  { id: 'friends', ...texts.quests.friends, picture: nightlife },
]

/** The template cut into its words and its blanks. */
export function cutTemplate(template: string): { kind: 'words' | 'blank'; text: string }[] {
  return template
    .split(/(\[[^\]]+\])/)
    .filter(Boolean)
    .map((text) => (text.startsWith('[') ? { kind: 'blank', text: text.slice(1, -1) } : { kind: 'words', text }))
}
