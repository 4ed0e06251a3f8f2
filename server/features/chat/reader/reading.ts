import { readFile } from 'node:fs/promises'
import type { Clause } from './clause.ts'
import { clausesOf } from './clauses-of.ts'
import { openEncoder } from './encoder.ts'
import { openNetworks } from './network.ts'
import { openPieces } from './pieces.ts'
import { tokensOf } from './tokens.ts'
import { openWeights } from './weights.ts'

/** Reads one message. */
export type Reading = (text: string, isFirst: boolean) => Promise<Clause[]>

/** Opens all that a reading takes. Rejects where a file of `data` is missing or broken. */
export async function openReading(): Promise<Reading> {
  const weights = openWeights(await readFile(new URL('./data/heads.bin', import.meta.url)))
  const [network, piecesOf, encode] = [openNetworks(weights), openPieces(), await openEncoder()]
  return async (text, isFirst) => {
    const tokens = tokensOf(text)
    const pieces = piecesOf(tokens.map((token) => token.text))
    if (pieces.places.length === 0) return []
    return clausesOf(text, tokens, network(await encode(pieces), isFirst), weights)
  }
}
