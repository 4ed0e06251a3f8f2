import { errors } from '../i18n/en/errors.ts'
import { ApiError } from './request-errors.ts'

/** The sentence of the server when it has one for a person, in the language of the page. */
export const serverMessage = (error: unknown): string | null => (error instanceof ApiError && error.body ? errors.said(error.body.code, error.body.message) : null)
