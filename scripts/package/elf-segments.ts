// The table of segments of an ELF file, 64 bit and little-endian: which parts of it are brought into memory.

export type Segment = {
  readonly isLoaded: boolean
  readonly offset: number
  readonly size: number
  readonly align: number
  /** Where the table has it. */
  readonly entry: number
}

const tableAt = 32
const countAt = 56
const entrySize = 56
const load = 1
const fields = { offset: 8, size: 32, align: 48 }

export function readSegments(bytes: Buffer): Segment[] {
  const table = Number(bytes.readBigUInt64LE(tableAt))
  return Array.from({ length: bytes.readUInt16LE(countAt) }, (_, at) => {
    const entry = table + at * entrySize
    const read = (field: number) => Number(bytes.readBigUInt64LE(entry + field))
    return {
      isLoaded: bytes.readUInt32LE(entry) === load,
      offset: read(fields.offset),
      size: read(fields.size),
      align: read(fields.align),
      entry,
    }
  })
}

/** Notes down that a segment begins elsewhere in the file. Its place in memory stays. */
export function moveSegment(bytes: Buffer, { entry }: Segment, offset: number): void {
  bytes.writeBigUInt64LE(BigInt(offset), entry + fields.offset)
}
