import type { CSSProperties } from 'react'
import { labelOf, type TemplateField } from './fields.ts'

interface Told {
  missing: boolean
  describedBy?: string | undefined
}

export type BlankAttributes = ReturnType<typeof blankAttributes>

/** What all fields of a letter have, whatever their kind. */
export function blankAttributes(field: TemplateField, { missing, describedBy }: Told) {
  return {
    className: 'blank-field',
    'data-field': field.id,
    'aria-label': labelOf(field),
    'aria-invalid': missing,
    'aria-describedby': describedBy,
    placeholder: field.placeholder,
    required: field.required,
  }
}

/** For browsers that do not size a field by what is in it. */
export const widthOf = (text: string): CSSProperties => ({ '--letters': Math.max(2, text.length) }) as CSSProperties
