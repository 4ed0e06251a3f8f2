import { assertNever } from '../../../kit/assert-never.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { DestinationSearch } from '../../destinations/index.ts'
import { blankAttributes, widthOf } from './blank-attributes.ts'
import { DatesBlank } from './DatesBlank.tsx'
import { DestinationBlank } from './DestinationBlank.tsx'
import { isNumeric, MOST, type TemplateField } from './fields.ts'
import type { TemplateForm } from './template-form.ts'

interface BlankFieldProps {
  field: TemplateField
  form: TemplateForm
  search: DestinationSearch
  missing: boolean
  describedBy?: string | undefined
}

/** A blank of the letter, to be filled in as its kind asks for. */
export function BlankField({ field, form, search, missing, describedBy }: BlankFieldProps) {
  const value = useStore(form.$answers)[field.id] ?? ''
  const write = (text: string) => form.write(field.id, text)
  const attributes = blankAttributes(field, { missing, describedBy })
  switch (field.type) {
    case 'destination':
      return <DestinationBlank attributes={attributes} search={search} value={value} onChange={write} />
    case 'date':
      return <DatesBlank attributes={attributes} form={form} />
    case 'textarea':
      return (
        <textarea {...attributes} style={widthOf(value || field.placeholder)} rows={1} maxLength={600} value={value} onInput={(event) => write(event.currentTarget.value)} />
      )
    case 'number':
    case 'days':
    case 'text': {
      const numeric = isNumeric(field)
      return (
        <input
          {...attributes}
          style={widthOf(value || field.placeholder)}
          type={numeric ? 'number' : 'text'}
          inputMode={numeric ? 'numeric' : 'text'}
          {...(numeric ? { min: 1, max: MOST, step: 1 } : { maxLength: 100 })}
          autoComplete="off"
          value={value}
          onInput={(event) => write(event.currentTarget.value)}
        />
      )
    }
    default:
      return assertNever(field.type)
  }
}
