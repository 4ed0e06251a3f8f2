/** Names that packages of the planner set on `globalThis`, to find out about other copies of themselves. */
const NAMES = ['litPropertyMetadata', 'nanostoresGlobal']

/** What lit does for tools of a page alone: a hook of theirs that it would hand its classes to, and a note of its version. */
const UNHEARD = /\b[\w$]+\.reactiveElementPolyfillSupport\b|\([\w$]+\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/g

const SCOPE = 'meander:scope/'
const packages = /node_modules\/(@lit|lit|nanostores)\//
const member = new RegExp(`(?:\\b[\\w$]+|\\(_a = globalThis\\))\\.(${NAMES.join('|')})\\b`, 'g')
/** lit also reads its own name without `globalThis`. */
const bare = /(?<![.\w$])(litPropertyMetadata)\b/g
/** A name that lit adds to a built-in of the page, where browsers do not have it. */
const metadata = /\bSymbol\.metadata\b/g

/**
 * Keeps such names off the window of a host page: they become properties of an object inside the bundle, one for each
 * package. The planner must not meet the page's own lit or nanostores, and `Meander` is the only name that a page gets.
 */
export function ownScope() {
  return {
    name: 'meander-own-scope',
    resolveId: id => (id.startsWith(SCOPE) ? `\0${id}` : null),
    load: id => (id.startsWith(`\0${SCOPE}`) ? 'export const meanderScope = {}' : null),
    transform(code, id) {
      const name = packages.exec(id)?.[1]
      if (!name || !NAMES.some(word => code.includes(word))) return null
      return { code: `import { meanderScope } from '${SCOPE}${name}'\n${code.replace(UNHEARD, 'undefined').replace(member, 'meanderScope.$1').replace(bare, 'meanderScope.$1').replace(metadata, 'meanderScope.metadata')}`, map: { mappings: '' } }
    },
  }
}
