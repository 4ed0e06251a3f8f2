import { listVariables } from './variables.ts'

/** Every setting as a row of Markdown. */
export function markdownTable(): string {
  const rows = listVariables().map(({ name, fallback, meaning }) => `| \`${name}\` | ${fallback} | ${meaning} |`)
  return ['| Setting | Default | Meaning |', '|---|---|---|', ...rows].join('\n')
}
