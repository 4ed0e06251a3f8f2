export function configurationTable(): string
export function withTable(readme: string): string
