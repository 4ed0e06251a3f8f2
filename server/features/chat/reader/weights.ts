/** A table of numbers, row after row. */
export interface Table {
  readonly rows: number
  readonly columns: number
  readonly values: Float32Array
}

export interface Weights {
  readonly acts: readonly string[]
  readonly labels: readonly string[]
  /** How many networks were taught; their answers are averaged. */
  readonly members: number
  table(name: string): Table
}

interface Head {
  acts: string[]
  labels: string[]
  members: number
  tables: { name: string; rows: number; columns: number; offset: number; kind: 'bytes' | 'floats' }[]
}

/**
 * Opens what `scripts/reader/write_heads.py` wrote: the length of the head (four bytes), the head as JSON, then the tables: `floats` of
 * four bytes, or signed `bytes`, each row behind its scale (a float). Throws where a table is missing.
 */
export function openWeights(file: Uint8Array): Weights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const length = view.getUint32(0, true)
  const head = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length))) as Head
  const tables = new Map(head.tables.map((told) => [told.name, { rows: told.rows, columns: told.columns, values: valuesOf(view, 4 + length, told) }]))
  return {
    acts: head.acts,
    labels: head.labels,
    members: head.members,
    table(name) {
      const found = tables.get(name)
      if (found === undefined) throw new Error(`The reader's weights have no table "${name}".`)
      return found
    },
  }
}

function valuesOf(view: DataView, begin: number, { rows, columns, offset, kind }: Head['tables'][number]): Float32Array {
  const values = new Float32Array(rows * columns)
  const from = begin + offset
  for (let row = 0; row < rows; row += 1) {
    const start = from + row * (kind === 'bytes' ? columns + 4 : columns * 4)
    const scale = kind === 'bytes' ? view.getFloat32(start, true) : 1
    for (let column = 0; column < columns; column += 1) {
      values[row * columns + column] = kind === 'bytes' ? view.getInt8(start + 4 + column) * scale : view.getFloat32(start + column * 4, true)
    }
  }
  return values
}
