import ts from 'typescript'

const CONTRACT = /\/sdk\/contract\/[\w-]+\.ts$/
const SCHEMAS = new Set(['params', 'query', 'body'])

/**
 * What a browser needs of the contract. The server checks what is asked, so a client reads an endpoint's method, path,
 * errors and `reply`, with which it checks what it is told: the schemas of the question are left out of
 * `defineEndpoint({ … })`. Building a schema is declared free of side effects, so the bundler keeps those that somebody
 * uses. Without this, every schema of every call would be in the first chunk.
 */
export function clientContract(context) {
  return file => {
    if (!CONTRACT.test(file.fileName)) return file
    const visit = node => {
      const seen = ts.visitEachChild(node, visit, context)
      if (!ts.isCallExpression(seen)) return seen
      const isEndpoint = ts.isIdentifier(seen.expression) && seen.expression.text === 'defineEndpoint'
      const call = isEndpoint ? withoutSchemas(seen) : seen
      return isTopLevel(node) ? ts.addSyntheticLeadingComment(call, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__') : call
    }
    return ts.visitNode(file, visit)
  }
}

function withoutSchemas(call) {
  const [given] = call.arguments
  const kept = given.properties.filter(({ name }) => !SCHEMAS.has(name?.getText?.() ?? name?.text))
  return ts.factory.updateCallExpression(call, call.expression, undefined, [ts.factory.createObjectLiteralExpression(kept)])
}

/** Runs when the module is loaded: inside no function. */
function isTopLevel(node) {
  for (let parent = node.parent; parent; parent = parent.parent) if (ts.isFunctionLike(parent)) return false
  return true
}
