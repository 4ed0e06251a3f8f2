import { templates as texts } from '../../../i18n/en/templates.ts'
import { cutTemplate, shownIn, type ChatTemplate } from '../quests.ts'

export type FieldType = 'text' | 'number' | 'days' | 'textarea' | 'destination' | 'date'

/** A blank of a letter as a field of its form. */
export interface TemplateField {
  id: string
  name: string
  type: FieldType
  placeholder: string
  required: boolean
}

const DECLARED: readonly string[] = ['text', 'number', 'days', 'textarea', 'destination', 'date'] satisfies FieldType[]
const isFieldType = (type: string | null): type is FieldType => type !== null && DECLARED.includes(type)

interface Blank {
  shown: string
  /** What it is called. */
  name: string
  /** What kind of field it is where its name does not tell. */
  type: string | null
}

/** '[shown|name: type]': without a name it is called what it shows. */
export function readBlank(blank: string): Blank {
  const [called = '', type = null] = blank.split(/:\s*/)
  return { shown: shownIn(blank), name: called.replace(/.*\|/, ''), type }
}

/** The letter with its blanks as fields. */
export function fieldsIn({ id, template }: ChatTemplate): (string | TemplateField)[] {
  return cutTemplate(template).map((piece, at) => (at % 2 === 0 ? piece : fieldOf(readBlank(piece), `${id}-${at}`)))
}

function fieldOf(blank: Blank, id: string): TemplateField {
  const type = typeOf(blank)
  return { id, name: blank.name, type, placeholder: placeholderOf(blank, type), required: true }
}

/** The name decides before what is declared. */
function typeOf({ name, type }: Blank): FieldType {
  if (/activit|interest|experience/i.test(name)) return 'textarea'
  if (/destination/i.test(name)) return 'destination'
  if (/date/i.test(name)) return 'date'
  return isFieldType(type) ? type : 'text'
}

function placeholderOf({ name, shown }: Blank, type: FieldType): string {
  const { examples } = texts
  // Nothing that could be taken for an answer: a number in a sentence reads as if it were told already.
  if (type === 'date' || type === 'destination') return examples[type]
  if (isBudget(name)) return examples.budget
  return /\b(?:ages?|alter)\b/i.test(name) ? examples.ages : shown
}

/** The most days, and people, that a letter can be about. */
export const MOST = 99

export const isNumeric = ({ type }: Pick<TemplateField, 'type'>): boolean => type === 'number' || type === 'days'

/** An amount that may be meant for the trip or for a day of it. */
export const isBudget = (name: string): boolean => /budget|expense|cost/i.test(name)

/** What the field is called for who reads and for who hears it. */
export function labelOf({ name }: Pick<TemplateField, 'name'>): string {
  return isBudget(name) ? texts.budget : name.charAt(0).toUpperCase() + name.slice(1)
}
