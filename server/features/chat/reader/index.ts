export type { Clause, Span } from './clause.ts'
export { openReader } from './reader.ts'
export type { Reader, ReaderOptions } from './reader.ts'
