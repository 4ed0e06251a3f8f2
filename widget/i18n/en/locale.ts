/** The language of this folder: one build of the widget has one. */
export const locale: Locale = {
  language: 'en',
  /** Where a page names no region of this language. */
  region: 'en-US',
  direction: 'ltr',
  /** '8 AM' for a whole hour of a scale, where the region has no morning and afternoon. */
  hour: (hour) => `${String(hour).padStart(2, '0')}:00`,
}

export interface Locale {
  readonly language: string
  readonly region: string
  readonly direction: 'ltr' | 'rtl'
  readonly hour: (hour: number) => string
}
