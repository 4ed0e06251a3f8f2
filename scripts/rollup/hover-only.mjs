/**
 * A visitor for lightningcss: what a sheet says of `:hover` holds only where something can hover. A finger leaves its
 * hover behind on whatever it pressed last.
 */
export function hoverOnly() {
  const known = new Set()
  return {
    Rule: {
      media({ value }) {
        if (JSON.stringify(value.query).includes('"hover"')) for (const inner of value.rules) known.add(placeOf(inner))
      },
      style(rule) {
        const { selectors } = rule.value
        const pointed = selectors.filter(selector => selector.some(hovers))
        // What a visitor gives back is visited again.
        if (pointed.length === 0 || known.has(placeOf(rule))) return undefined
        known.add(placeOf(rule))
        const others = selectors.filter(selector => !selector.some(hovers))
        const of = chosen => withoutNulls({ ...rule, value: { ...rule.value, selectors: chosen } })
        return [...(others.length > 0 ? [of(others)] : []), whereItHovers(rule.value.loc, of(pointed))]
      },
    },
  }
}

/** What is told as null is only taken back when it is left out. */
const withoutNulls = rule => JSON.parse(JSON.stringify(rule, (_, value) => value ?? undefined))

const placeOf = ({ value }) => JSON.stringify(value.loc)

/** By itself, or inside of `:is()`, `:not()`, `:host()` and the like. */
const hovers = part => part.type === 'pseudo-class' && JSON.stringify(part).includes('"kind":"hover"')

function whereItHovers(loc, rule) {
  const condition = { type: 'feature', value: { type: 'plain', name: 'hover', value: { type: 'ident', value: 'hover' } } }
  return { type: 'media', value: { loc, query: { mediaQueries: [{ qualifier: null, mediaType: 'all', condition }] }, rules: [rule] } }
}
