import type * as z from 'zod/mini'

const KINDS: Readonly<Record<string, string>> = { string: 'a text', number: 'a number', int: 'a whole number', boolean: 'true or false', array: 'a list', object: 'an object', record: 'an object' }

/** What is wrong with a value, for a person: the schema library's own words are for programmers. What a schema itself says comes first. */
export function sayIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'it is missing' : `it must be ${KINDS[issue.expected] ?? issue.expected}`
    case 'too_small':
      return sayTooSmall(issue.origin, Number(issue.minimum), issue.inclusive ?? true)
    case 'too_big':
      return sayTooBig(issue.origin, Number(issue.maximum), issue.inclusive ?? true)
    case 'invalid_value':
      return sayOneOf(issue.values)
    case 'invalid_union':
      return sayOneOf('options' in issue && Array.isArray(issue.options) ? issue.options : [])
    case 'invalid_format':
      return 'it is not written as it has to be'
    case 'not_multiple_of':
      return `it must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `it has fields that nobody knows: ${issue.keys.join(', ')}`
    default:
      return 'it is not one of the values expected'
  }
}

function sayTooSmall(origin: string, minimum: number, inclusive: boolean): string {
  if (origin === 'array' || origin === 'set') return minimum === 1 ? 'it must not be empty' : `it must hold at least ${counted(minimum, 'entry', 'entries')}`
  if (origin === 'string') return minimum === 1 ? 'it must not be empty' : `it must be at least ${counted(minimum, 'character', 'characters')} long`
  return `it must be ${inclusive ? 'at least' : 'more than'} ${inFigures(minimum)}`
}

function sayTooBig(origin: string, maximum: number, inclusive: boolean): string {
  if (origin === 'array' || origin === 'set') return `it must hold at most ${counted(maximum, 'entry', 'entries')}`
  if (origin === 'string') return `it must be at most ${counted(maximum, 'character', 'characters')} long`
  return `it must be ${inclusive ? 'at most' : 'less than'} ${inFigures(maximum)}`
}

function sayOneOf(values: readonly unknown[]): string {
  const named = values.map((value) => JSON.stringify(value)).filter((value) => value !== undefined)
  if (named.length === 0) return 'it is not one of the values expected'
  return `it must be ${[named.slice(0, -1).join(', '), ...named.slice(-1)].filter((some) => some !== '').join(' or ')}`
}

function counted(count: number, one: string, many: string): string {
  return `${inFigures(count)} ${count === 1 ? one : many}`
}

function inFigures(count: number): string {
  return count.toLocaleString('en-US')
}
