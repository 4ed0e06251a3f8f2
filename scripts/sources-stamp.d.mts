export const STAMP: string
export function hashSources(root?: string): Promise<string>
export function isBuilt(root?: string): Promise<boolean>
export function writeStamp(stamp: string, root?: string): Promise<void>
export function removeStamp(root?: string): Promise<void>
