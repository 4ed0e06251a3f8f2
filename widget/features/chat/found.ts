/* What the chunk of the first answer takes from the chat; the conversation itself does not import it. */
export { Findings, type Comparing, type FindingsProps } from './messages/Findings.tsx'
export { Ways } from './messages/Ways.tsx'
export { Written } from './messages/Written.tsx'
export type { ShownPanel } from './panel.ts'
