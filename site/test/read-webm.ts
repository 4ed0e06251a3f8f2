/** What a WebM file says of its film, and what is in it. */
export interface WebmFilm {
  /** As Matroska names it: 'V_VP9'. */
  codec: string
  width: number
  height: number
  /** Pictures of all its blocks. */
  frames: number
  seconds: number
}

/** Elements of Matroska by their ids; those that hold others are read into. */
const HOLDS_OTHERS = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0x1f43b675, 0xa0])
const ID = { scale: 0x2ad7b1, duration: 0x4489, codec: 0x86, width: 0xb0, height: 0xba, simpleBlock: 0xa3, block: 0xa1 } as const
/** Nanoseconds, where the file names no other. */
const USUAL_SCALE = 1_000_000

/** Reads the EBML of a WebM file with one film in it. */
export function readWebm(file: Buffer): WebmFilm {
  const found = new Map<number, Buffer[]>()
  collect(file, found)
  const first = (id: number) => found.get(id)?.[0] ?? Buffer.alloc(0)
  const whole = (id: number) => (first(id).length === 0 ? 0 : first(id).readUIntBE(0, first(id).length))
  const duration = first(ID.duration)
  return {
    codec: first(ID.codec).toString('latin1'),
    width: whole(ID.width),
    height: whole(ID.height),
    frames: (found.get(ID.simpleBlock)?.length ?? 0) + (found.get(ID.block)?.length ?? 0),
    seconds: ((duration.length === 8 ? duration.readDoubleBE() : duration.readFloatBE()) * (whole(ID.scale) || USUAL_SCALE)) / 1e9,
  }
}

function collect(bytes: Buffer, found: Map<number, Buffer[]>): void {
  for (let at = 0; at < bytes.length; ) {
    const idLength = lengthOf(bytes[at] ?? 0)
    const id = bytes.readUIntBE(at, idLength)
    const sizeAt = at + idLength
    const sizeLength = lengthOf(bytes[sizeAt] ?? 0)
    const size = sizeOf(bytes.subarray(sizeAt, sizeAt + sizeLength))
    const begin = sizeAt + sizeLength
    const content = bytes.subarray(begin, size === null ? undefined : begin + size)
    if (HOLDS_OTHERS.has(id)) collect(content, found)
    else found.set(id, [...(found.get(id) ?? []), content])
    at = begin + content.length
  }
}

/** Of an id or a size: as many bytes as there are zeros before its first one, and one more. */
const lengthOf = (first: number): number => Math.clz32(first) - 24 + 1

/** Null: to the end, as a live recording writes it. */
function sizeOf(bytes: Buffer): number | null {
  const mark = 2 ** (7 * bytes.length)
  const size = Number(BigInt(`0x${bytes.toString('hex')}`) % BigInt(mark))
  return size === mark - 1 ? null : size
}
