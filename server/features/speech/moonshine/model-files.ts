import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** The model's two halves, and what each file must be. */
const FILES = {
  encoder: { name: 'encoder_model.onnx', sha256: 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a' },
  decoder: { name: 'decoder_model_merged.onnx', sha256: 'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367' },
}

export type ModelFiles = Record<keyof typeof FILES, Uint8Array>

/** Reads the model from a folder, by default that of its npm package. Throws where a file is missing or another than expected. */
export async function readModelFiles(folder = packagedFolder()): Promise<ModelFiles> {
  return { encoder: await readChecked(folder, FILES.encoder), decoder: await readChecked(folder, FILES.decoder) }
}

/** The package exports its script alone, which is for browsers; the model lies beside that. */
function packagedFolder(): string {
  return new URL('model/tiny/quantized/', import.meta.resolve('@moonshine-ai/moonshine-js')).href
}

async function readChecked(folder: string, { name, sha256 }: { name: string; sha256: string }): Promise<Uint8Array> {
  const bytes = await readFile(new URL(name, folder))
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error(`${name} is not the model that was expected`)
  return bytes
}
