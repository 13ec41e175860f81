import { createHash } from 'node:crypto'
import type { Canvas } from '../scenes/canvas.ts'

/** Everything a drawing does to a canvas, in order, as text: two equal lists are two equal pictures. */
export function recordDrawing(draw: (canvas: Canvas) => void): readonly string[] {
  const done: string[] = []
  const methods: Readonly<Record<string, (...args: never[]) => unknown>> = {
    createImageData: (width: number, height: number) => ({
      data: new Uint8ClampedArray(4 * width * height),
    }),
    putImageData: (picture: ImageData) =>
      done.push(`pixels ${createHash('sha256').update(picture.data).digest('hex')}`),
  }
  const canvas = new Proxy({} as Canvas, {
    get: (_, name) =>
      methods[String(name)] ??
      ((...args: unknown[]) => done.push(`${String(name)} ${args.join()}`)),
    set: (_, name, value) => {
      done.push(`${String(name)} = ${String(value)}`)
      return true
    },
  })
  draw(canvas)
  return done
}
