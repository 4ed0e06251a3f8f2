import { addDays, daysBetween, type Day } from '@meander/sdk/contract/days'
import { atom, computed } from 'nanostores'
import { templates as texts } from '../../../i18n/en/templates.ts'
import { formatDay } from '../../../kit/dates.ts'
import type { DayPick } from '../../../kit/range/range.ts'
import type { SafeStorage } from '../../../kit/storage.ts'
import { TEMPLATE_FORM_KEY } from '../../itineraries/index.ts'
import type { ChatTemplate } from '../quests.ts'
import { fieldsIn, isNumeric, MOST, type TemplateField } from './fields.ts'

interface TemplateFormDeps {
  template: ChatTemplate
  /** The tab's own storage. */
  tab: SafeStorage
  /** What the page around us is about. */
  destination?: string | undefined
}

export type TemplateForm = ReturnType<typeof createTemplateForm>

const NOTHING: DayPick = { from: null, to: null }

/** A letter whose blanks are being filled in. */
export function createTemplateForm({ template, tab, destination: known }: TemplateFormDeps) {
  const letter = fieldsIn(template)
  const fields = letter.filter((piece) => typeof piece !== 'string')
  const ofType = (type: TemplateField['type']) => fields.find((field) => field.type === type)
  const place = ofType('destination')
  const days = ofType('days')
  /** What was typed, by field. */
  const $answers = atom<Readonly<Record<string, string>>>(place && known ? { [place.id]: known } : {})
  const $dates = atom<DayPick>(NOTHING)
  /** Those that were still blank when the letter was to be sent. */
  const $missing = atom<readonly TemplateField[]>([])

  /** What stands in the letter in the place of the blank; empty while there is nothing. */
  const said = (field: TemplateField): string => (field.type === 'date' ? sayDates($dates.get()) : tidy($answers.get()[field.id] ?? ''))
  const isBlank = (field: TemplateField): boolean => (isNumeric(field) ? !isCount(said(field)) : said(field) === '')
  const $maySend = computed([$answers, $dates], () => fields.some((field) => said(field) !== ''))

  function write(id: string, text: string): void {
    $answers.set({ ...$answers.get(), [id]: text })
    $missing.set($missing.get().filter((field) => field.id !== id || isBlank(field)))
  }

  return {
    template,
    letter,
    $answers,
    $dates,
    $missing,
    $maySend,
    write,
    pickDates(dates: DayPick): void {
      $dates.set(dates)
      $missing.set($missing.get().filter(({ type }) => type !== 'date'))
      if (days && dates.from && dates.to) write(days.id, String(daysBetween(dates.from, dates.to) + 1))
    },
    /** The finished letter; null, with what is missing marked, while a blank is left. */
    finish(): string | null {
      const missing = fields.filter((field) => field.required && isBlank(field))
      $missing.set(missing)
      if (missing.length > 0) return null
      tab.set(
        TEMPLATE_FORM_KEY,
        JSON.stringify({
          template: template.id,
          answers: Object.fromEntries(fields.map((field) => [field.name, said(field)])),
          extractedDates: { destination: place ? said(place) : null, ...extractDates($dates.get(), days ? Number(said(days)) : null) },
        }),
      )
      return letter.map((piece) => (typeof piece === 'string' ? piece : said(piece))).join('')
    },
  }
}

/** Says which conversation began with what the tab keeps of a form; with none, it is nobody's and goes. */
export function keepForm(tab: SafeStorage, sessionId: string | null): void {
  const kept = tab.get(TEMPLATE_FORM_KEY)
  if (kept && sessionId) tab.set(TEMPLATE_FORM_KEY, JSON.stringify({ ...(JSON.parse(kept) as object), sessionId }))
  else tab.remove(TEMPLATE_FORM_KEY)
}

/** Of days or of people: whole, and no more than the field lets one step to. */
const isCount = (text: string): boolean => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST

/** As the other dates of the conversation are kept; a first day alone ends when the trip is that many days long. */
function extractDates({ from, to }: DayPick, length: number | null): { startDate: Day | null; endDate: Day | null; duration: number | null } {
  if (from === null) return { startDate: null, endDate: null, duration: length }
  const endDate = to ?? (length && length > 0 ? addDays(from, Math.round(length) - 1) : null)
  return { startDate: from, endDate, duration: endDate && daysBetween(from, endDate) + 1 }
}

function sayDates({ from, to }: DayPick): string {
  if (from === null) return ''
  return to === null || to === from ? formatDay(from) : texts.days(formatDay(from), formatDay(to))
}

/** On one line, and without the end of a sentence: the letter has its own. */
function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.trim().replace(/[.,;]+$/, ''))
  return lines.filter(Boolean).join(', ')
}
