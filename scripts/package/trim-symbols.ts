import { closeSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs'
import { PlainError } from '../process/plain-error.ts'
import type { Cpu } from './locked-packages.ts'
import { moveSegment, readSegments, type Segment } from './elf-segments.ts'

const magic = Buffer.from([0x7f, 0x45, 0x4c, 0x46])
const machineAt = 18
const machines: Readonly<Record<Cpu, number>> = { arm64: 183, x64: 62 }
// The header's account of the table of sections, which is a table of what is taken away here.
const sectionFields = [
  [40, 48],
  [58, 64],
] as const

/**
 * Takes the symbols for debuggers out of a program or a library, a sixth of Node and half of the speech runtime: all
 * that is in no segment is never loaded. `strip` does the same, but only for the processor of its own machine.
 * Other files are left as they are; one for another processor is an error.
 */
export function trimSymbols(file: string, cpu: Cpu): void {
  if (!isElf(file)) return
  const bytes = readFileSync(file)
  if (bytes.readUInt16LE(machineAt) !== machines[cpu])
    throw new PlainError(`${file} is not made for ${cpu}.`)
  const segments = readSegments(bytes)
  if (!isOrderly(segments)) return
  const end = closeGaps(bytes, segments)
  for (const [from, to] of sectionFields) bytes.fill(0, from, to)
  writeFileSync(file, bytes.subarray(0, end))
}

function isElf(file: string): boolean {
  const handle = openSync(file, 'r')
  const start = Buffer.alloc(magic.length)
  readSync(handle, start)
  closeSync(handle)
  return start.equals(magic)
}

/** The table is at the start, which never moves, and no part of the file is loaded twice: so linkers write them. */
function isOrderly(segments: readonly Segment[]): boolean {
  const loaded = loadedInOrder(segments)
  const isApart = loaded.every(({ offset }, at) => offset >= endOf(loaded[at - 1]))
  return isApart && loaded[0]?.offset === 0 && (segments[0]?.entry ?? 0) < endOf(loaded[0])
}

/** Moves what is loaded together, as close as pages allow, and says where it ends. */
function closeGaps(bytes: Buffer, segments: readonly Segment[]): number {
  let end = 0
  for (const block of loadedInOrder(segments)) {
    const target = end + ((block.offset - end) % block.align)
    bytes.copyWithin(target, block.offset, endOf(block))
    for (const segment of segments.filter((one) => isInside(one, block)))
      moveSegment(bytes, segment, segment.offset - block.offset + target)
    end = target + block.size
  }
  return end
}

function loadedInOrder(segments: readonly Segment[]): Segment[] {
  return segments.filter(({ isLoaded }) => isLoaded).sort((a, b) => a.offset - b.offset)
}

function endOf(segment: Segment | undefined): number {
  return segment ? segment.offset + segment.size : 0
}

function isInside({ offset, size }: Segment, block: Segment): boolean {
  return size > 0 && offset >= block.offset && offset + size <= endOf(block)
}
