import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTempProject } from '../project/temp-project.ts'
import { toPalette } from './palette.ts'
import { decodePng, encodeIndexedPng } from './png.ts'
import { looksSame, updatePicture } from './update-picture.ts'

const side = 100
type Paint = (x: number, y: number) => readonly [number, number, number, number]

const paper: Paint = () => [250, 248, 240, 255]
const line =
  (ink: number): Paint =>
  (x, y) =>
    y === 50 && x < 20 ? [ink, ink, ink, 255] : paper(x, y)

function picture(paint: Paint): Buffer {
  const rgba = Uint8Array.from(
    Array.from({ length: side * side }, (_, at) => paint(at % side, Math.floor(at / side))).flat(),
  )
  return encodeIndexedPng(toPalette({ width: side, height: side, rgba }))
}

const isKept = (before: Paint, after: Paint) =>
  looksSame(decodePng(picture(before)), decodePng(picture(after)))

it('reads back a palette as it wrote it, with what shines through', () => {
  const paint: Paint = (x) => [x, 0, 255 - x, x > 50 ? 255 : 100]
  const { rgba } = decodePng(picture(paint))

  expect([...rgba.subarray(40 * 4, 40 * 4 + 4)]).toEqual([40, 0, 215, 100])
  expect([...rgba.subarray(60 * 4, 60 * 4 + 4)]).toEqual([60, 0, 195, 255])
})

it('keeps a picture whose edges alone are a little different', () => {
  expect(isKept(line(40), line(40))).toBe(true)
  expect(isKept(line(40), (x, y) => (x === 19 ? line(90) : line(40))(x, y))).toBe(true)
})

it('sees a letter that changed, a sheet in another color and a picture of another size', () => {
  expect(isKept(line(40), paper)).toBe(false)
  expect(isKept(paper, () => [238, 248, 240, 255])).toBe(false)
  expect(looksSame(decodePng(picture(paper)), { ...decodePng(picture(paper)), width: 50 })).toBe(
    false,
  )
})

it('leaves the file of a kept picture as it is, and writes what is new or changed', () => {
  const root = createTempProject({})
  const file = join(root, 'social/home.png')
  const first = picture(line(40))

  expect(updatePicture(file, first)).toBe('written')
  expect(
    updatePicture(
      file,
      picture((x, y) => (x === 19 ? line(90) : line(40))(x, y)),
    ),
  ).toBe('kept')
  expect(readFileSync(file)).toEqual(first)
  expect(updatePicture(file, picture(paper))).toBe('written')
  expect(readFileSync(file)).toEqual(picture(paper))
})
