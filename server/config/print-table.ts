// node server/config/print-table.ts: the README's table of settings.
import { markdownTable } from './markdown-table.ts'

console.log(markdownTable())
