export function readRows(markdown: string): Map<string, string>
export function readCitations(source: string): string[]
export function expandCitation(citation: string, rows: Map<string, string>): string[]
