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

const IDS: readonly TemplateId[] = ['romantic', 'family', 'solo', 'friends']

export const TEMPLATES: readonly ChatTemplate[] = IDS.map((id) => ({ id, ...texts.quests[id] }))

export const PICTURES: Readonly<Record<TemplateId, string>> = { romantic: garden, family: boat, solo: train, friends: nightlife }

/** The template cut at its blanks, '[shown|name: type]', of which only what is shown must be there: words and blanks by turns, words first. */
export const cutTemplate = (template: string): string[] => template.split(/\[(.+?)\]/)

/** What stands in the place of a blank until it is filled in. */
export const shownIn = (blank: string): string => blank.replace(/[|:].*/, '')
