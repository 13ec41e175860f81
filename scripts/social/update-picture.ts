import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { decodePng, type Pixels } from './png.ts'

/** A letter that moved or changed differs by far more; the edge of one that another Chromium drew, by less. */
const mostOfEdge = 64
/** What no eye tells apart, the patience of the palette included. */
const mostOfShade = 8
/** Of all pixels: edges are few, a sheet or its ink in another color is not. */
const mostEdges = 0.005

/** Writes a picture, unless the one that stands there looks the same: each machine draws edges a little differently. */
export function updatePicture(file: string, bytes: Buffer): 'kept' | 'written' {
  if (existsSync(file) && looksSame(decodePng(readFileSync(file)), decodePng(bytes))) return 'kept'
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  return 'written'
}

export function looksSame(a: Pixels, b: Pixels): boolean {
  if (a.width !== b.width || a.height !== b.height) return false
  let edges = 0
  for (let at = 0; at < a.rgba.length; at += 4) {
    const difference = differenceAt(a.rgba, b.rgba, at)
    if (difference > mostOfEdge) return false
    if (difference > mostOfShade) edges += 1
  }
  return edges <= mostEdges * a.width * a.height
}

function differenceAt(a: Uint8Array, b: Uint8Array, at: number): number {
  let most = 0
  for (let channel = at; channel < at + 4; channel += 1) {
    most = Math.max(most, Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)))
  }
  return most
}
