import { locale } from '../i18n/en/locale.ts'

/** Whether this build's language is read from right to left: then the way onward lies at the left. */
export const isRightToLeft = locale.direction === 'rtl'

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** A key as it is meant from left to right: ArrowRight for the arrow that points onward. */
export const keyInReading = (key: string): string => (isRightToLeft ? (MIRRORED[key] ?? key) : key)
