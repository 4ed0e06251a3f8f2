/** A conversation that was begun on the home screen stays there: '/?letter={id}', and '/?letter' until it has a name. */
export const letterAddress = (id: string | null): string => (id === null ? '/?letter' : `/?letter=${encodeURIComponent(id)}`)

/** The conversation that an address names; null for one without a name yet, undefined where there is none. */
export function letterIn(address: string): string | null | undefined {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid')
  const id = pathname === '/' ? searchParams.get('letter') : null
  return id === null ? undefined : id || null
}

/** Where the home screen stands for what is the chat's own address elsewhere: '/chat' and '/chat/{id}'. */
export const letterOf = (path: string): string | null => decodeURIComponent(/^\/chat\/([^/]+)$/.exec(path)?.[1] ?? '') || null
