// As much of PNG as our pictures need: 8 bits a channel or a palette in, a palette out.
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const headerLength = 8
const paletteColorType = 3
const bytesPerColorType: Readonly<Record<number, number>> = { 2: 3, [paletteColorType]: 1, 6: 4 }

export type Pixels = {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly rgba: Uint8Array
}

export type IndexedPixels = {
  readonly width: number
  readonly height: number
  /** Each pixel's place in the palette. */
  readonly indices: Uint8Array
  readonly palette: readonly (readonly [number, number, number, number])[]
}

export function decodePng(file: Buffer): Pixels {
  const { header, data, colors, alphas } = readChunks(file)
  const width = header.readUInt32BE(0)
  const height = header.readUInt32BE(4)
  const bytes = bytesPerColorType[header.readUInt8(9)]
  if (header.readUInt8(8) !== 8 || bytes === undefined || header.readUInt8(12) !== 0) {
    throw new Error('Only plain PNG files with 8 bits a channel can be read')
  }
  const raw = unfilter(inflateSync(data), width * bytes, bytes)
  const rgba = bytes === 1 ? fromPalette(raw, colors, alphas) : toRgba(raw, bytes)
  return { width, height, rgba }
}

export function encodeIndexedPng({ width, height, indices, palette }: IndexedPixels): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, paletteColorType, 0, 0, 0], 8)
  // Rows begin with the number of their filter; places in a palette compress best with none.
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  const colors = Buffer.from(palette.flatMap(([red, green, blue]) => [red, green, blue]))
  const alphas = Buffer.from(palette.map(([, , , alpha]) => alpha))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    ...(alphas.every((alpha) => alpha === 255) ? [] : [chunk('tRNS', alphas)]),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + headerLength)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

type Chunks = {
  readonly header: Buffer
  readonly data: Buffer
  /** Of a palette; colors past the end of the alphas are opaque. */
  readonly colors: Buffer
  readonly alphas: Buffer
}

function readChunks(file: Buffer): Chunks {
  const chunks: { type: string; data: Buffer }[] = []
  for (let at = signature.length; at < file.length;) {
    const length = file.readUInt32BE(at)
    const start = at + headerLength
    chunks.push({
      type: file.toString('latin1', at + 4, start),
      data: file.subarray(start, start + length),
    })
    at = start + length + 4
  }
  const dataOf = (type: string) =>
    Buffer.concat(chunks.filter((one) => one.type === type).map((one) => one.data))
  const header = chunks.find(({ type }) => type === 'IHDR')?.data
  if (!header) throw new Error('A PNG file without a header')
  return { header, data: dataOf('IDAT'), colors: dataOf('PLTE'), alphas: dataOf('tRNS') }
}

/** Each row is stored as differences to its neighbors; this adds them up again. */
function unfilter(filtered: Buffer, rowLength: number, bytes: number): Uint8Array {
  const rowCount = filtered.length / (rowLength + 1)
  const out = new Uint8Array(rowLength * rowCount)
  for (let y = 0; y < rowCount; y += 1) {
    const filter = filtered[y * (rowLength + 1)] ?? 0
    for (let x = 0; x < rowLength; x += 1) {
      const at = y * rowLength + x
      const left = x >= bytes ? (out[at - bytes] ?? 0) : 0
      const above = y > 0 ? (out[at - rowLength] ?? 0) : 0
      const corner = x >= bytes && y > 0 ? (out[at - rowLength - bytes] ?? 0) : 0
      const stored = filtered[y * (rowLength + 1) + 1 + x] ?? 0
      out[at] = stored + predicted(filter, left, above, corner)
    }
  }
  return out
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left
    case 2:
      return above
    case 3:
      return (left + above) >> 1
    case 4:
      return paeth(left, above, corner)
    default:
      return 0
  }
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const toLeft = Math.abs(guess - left)
  const toAbove = Math.abs(guess - above)
  const toCorner = Math.abs(guess - corner)
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

function fromPalette(places: Uint8Array, colors: Buffer, alphas: Buffer): Uint8Array {
  const rgba = new Uint8Array(places.length * 4)
  for (const [pixel, place] of places.entries()) {
    rgba.set(colors.subarray(place * 3, place * 3 + 3), pixel * 4)
    rgba[pixel * 4 + 3] = alphas[place] ?? 255
  }
  return rgba
}

function toRgba(raw: Uint8Array, bytes: number): Uint8Array {
  if (bytes === 4) return raw
  const rgba = new Uint8Array((raw.length / bytes) * 4).fill(255)
  for (let pixel = 0; pixel * bytes < raw.length; pixel += 1) {
    rgba.set(raw.subarray(pixel * bytes, (pixel + 1) * bytes), pixel * 4)
  }
  return rgba
}
