const FACTORY = /^(create|attach)[A-Z]/

/**
 * Functions end at `max` lines, blank lines and comments aside. A factory (`createChat`, `attachSensor`) is a list of
 * small functions over shared state: those are measured one by one, the factory itself by the length of its file.
 */
export const functionLength = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { max: { type: 'integer' } }, additionalProperties: false }],
    messages: { long: "'{{name}}' has {{count}} lines, {{max}} at most." },
  },
  create(context) {
    const { max = 50 } = context.options[0] ?? {}
    const { sourceCode } = context
    const comments = new Set(sourceCode.getAllComments().flatMap(({ loc }) => span(loc)))

    function check(node) {
      const name = node.id?.name ?? node.parent?.id?.name ?? node.parent?.key?.name ?? 'function'
      if (FACTORY.test(name)) return
      const count = span(node.loc).filter((line) => isCode(line)).length
      if (count > max) context.report({ node, messageId: 'long', data: { name, count, max } })
    }
    function isCode(line) {
      const text = sourceCode.lines[line - 1].trim()
      return text !== '' && !(comments.has(line) && /^(\/\/|\/?\*)/.test(text))
    }
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check }
  },
}

function span({ start, end }) {
  return Array.from({ length: end.line - start.line + 1 }, (_, step) => start.line + step)
}
