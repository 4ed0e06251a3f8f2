export const CATEGORIES: string[]
export function scene(wanted: { category: string; palette: string; seed: string; w?: number; h?: number; grain?: boolean }): string
