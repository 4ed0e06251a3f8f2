export function precompress(folder: string): Promise<number>
export function removeCompressed(folder: string): Promise<void>
