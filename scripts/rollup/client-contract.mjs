import ts from 'typescript'

const CONTRACT = /\/sdk\/contract\/[\w-]+\.ts$/
/** What the widget reads of an endpoint. */
const READ = new Set(['method', 'path'])
const SCHEMA_LIBRARY = /node_modules\/zod\//

/**
 * What a browser needs of the contract: of an endpoint, where it is. The server checks what is asked and what it
 * answers, so no schema goes to a browser. `defineEndpoint({ … })` becomes its plain method and path, and building a schema
 * is declared free of side effects, so the bundler drops those that nobody uses: all of them, see `withoutSchemas`.
 */
export function clientContract(context) {
  return file => {
    if (!CONTRACT.test(file.fileName)) return file
    const visit = node => {
      const seen = ts.visitEachChild(node, visit, context)
      if (!ts.isCallExpression(seen)) return seen
      if (ts.isIdentifier(seen.expression) && seen.expression.text === 'defineEndpoint') return address(seen)
      return isTopLevel(node) ? ts.addSyntheticLeadingComment(seen, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__') : seen
    }
    return ts.visitNode(file, visit)
  }
}

/** Fails the build when a schema is used after all: it would bring its library, a tenth of all that a visitor loads. */
export function withoutSchemas() {
  return {
    name: 'meander-without-schemas',
    generateBundle(_options, bundle) {
      for (const { modules = {}, fileName } of Object.values(bundle)) {
        const found = Object.keys(modules).filter(id => SCHEMA_LIBRARY.test(id) && modules[id].renderedLength > 0)
        if (found.length > 0) this.error(`${fileName} holds a schema of the contract: ${found.join(', ')}`)
      }
    },
  }
}

function address(call) {
  const [given] = call.arguments
  return ts.factory.createObjectLiteralExpression(given.properties.filter(({ name }) => READ.has(name?.getText?.() ?? name?.text)))
}

/** Runs when the module is loaded: inside no function. */
function isTopLevel(node) {
  for (let parent = node.parent; parent; parent = parent.parent) if (ts.isFunctionLike(parent)) return false
  return true
}
