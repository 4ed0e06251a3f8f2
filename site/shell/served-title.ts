import { currentPath } from './path.ts'

/** Only what the server wrote of a trip has its card for messengers. */
const isOfTrip = (): boolean => document.querySelector('meta[property="og:title"]') !== null

const served = { path: currentPath(), title: isOfTrip() ? document.title : null }

/** The title that the server gave a page, where it knows more than we do: that of a shared trip. */
export function servedTitle(path: string): string | null {
  return path === served.path ? served.title : null
}
