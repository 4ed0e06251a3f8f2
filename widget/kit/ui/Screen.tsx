import { createElement, useContext, type ComponentProps } from 'react'
import { app } from '../../i18n/en.ts'
import { RootContext } from './use-sheet.ts'

interface ScreenProps extends ComponentProps<'main'> {
  /** It stands below something that is the page's own main part. */
  within?: boolean
}

/** What a screen shows: the main part of a page that is the planner's, a region of a page that is somebody else's. */
export function Screen({ within = false, ...rest }: ScreenProps) {
  const root = useContext(RootContext)
  const own = !within && root?.querySelector<HTMLElement>('.meander')?.dataset.view === 'page'
  return own ? createElement('main', rest) : createElement('section', { 'aria-label': app.name, ...rest })
}
