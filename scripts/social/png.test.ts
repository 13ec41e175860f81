import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { rootDir } from '../project/paths.ts'
import { toPalette } from './palette.ts'
import { decodePng, encodeIndexedPng } from './png.ts'

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  // Readers of our own making do not look at the checksum.
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

/** A PNG of 2 by 5 pixels in RGB, one row for each filter. */
function filteredPng(rows: readonly (readonly number[])[]): Buffer {
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, rows.length, 8, 2, 0, 0, 0])
  return Buffer.concat([
    Buffer.alloc(8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('reading a PNG', () => {
  it('undoes each of the five filters', () => {
    const { rgba } = decodePng(
      filteredPng([
        [0, 10, 20, 30, 40, 50, 60],
        [1, 10, 20, 30, 30, 30, 30],
        [2, 0, 0, 0, 0, 0, 0],
        [3, 5, 10, 15, 15, 15, 15],
        [4, 0, 0, 0, 0, 0, 0],
      ]),
    )
    const pixel = [10, 20, 30, 255, 40, 50, 60, 255]

    expect([...rgba]).toEqual([...pixel, ...pixel, ...pixel, ...pixel, ...pixel])
  })

  it('refuses what it cannot read', () => {
    expect(() => decodePng(Buffer.alloc(8))).toThrow('without a header')
    const sixteenBits = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 16, 2, 0, 0, 0])

    expect(() => decodePng(Buffer.concat([Buffer.alloc(8), chunk('IHDR', sixteenBits)]))).toThrow(
      '8 bits',
    )
  })
})

describe('a palette', () => {
  const rgbaOf = (colors: readonly (readonly number[])[]) => Uint8Array.from(colors.flat())

  it('keeps every color of a picture with few', () => {
    const colors = [
      [1, 2, 3, 255],
      [200, 100, 50, 128],
      [1, 2, 3, 255],
    ]
    const { indices, palette } = toPalette({ width: 3, height: 1, rgba: rgbaOf(colors) })

    expect([...indices].map((index) => palette[index])).toEqual(colors)
  })

  it('has at most 256 colors, none far from what it stands for, and loses no rare hue', () => {
    const greys = Array.from({ length: 2560 }, (_, index) => {
      const shade = index % 256
      return [shade, shade, Math.min(255, shade + (index % 10)), 255]
    })
    const colors = [...greys, [255, 90, 10, 255]]
    const { indices, palette } = toPalette({
      width: colors.length,
      height: 1,
      rgba: rgbaOf(colors),
    })

    expect(palette.length).toBeLessThanOrEqual(256)
    const shown = [...indices].map((index) => palette[index] ?? [])
    const worst = Math.max(
      ...colors.flatMap((color, at) =>
        color.map((value, i) => Math.abs(value - (shown[at]?.[i] ?? 0))),
      ),
    )
    expect(worst).toBeLessThan(8)
    expect(shown.at(-1)).toEqual([255, 90, 10, 255])
  })

  it('is written so that every reader of PNG files can read it', () => {
    const file = encodeIndexedPng({
      width: 2,
      height: 1,
      indices: Uint8Array.from([0, 1]),
      palette: [
        [255, 0, 0, 255],
        [0, 0, 255, 0],
      ],
    })

    // The signature; then width, height, 8 bits, a palette, and no interlacing.
    expect(file.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n')
    expect(file.subarray(12, 29).toString('hex')).toBe('4948445200000002000000010803000000')
  })
})

it('the committed home preview is a palette of one byte a pixel', () => {
  const file = readFileSync(join(rootDir, 'apps/site/public/social/home.png'))

  expect([file.readUInt8(24), file.readUInt8(25)]).toEqual([8, 3])
})
