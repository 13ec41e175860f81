import type { Tab } from './tab.ts'

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How bright each dot of a part of the window is, from 0 to 255, row by row. The part has to be in view. */
export async function brightnessOf(tab: Tab, box: Box): Promise<readonly (readonly number[])[]> {
  return tab.run(readDots, await tab.picture(), box)
}

/** Runs in the page, which has what it takes to read a picture. */
async function readDots(picture: string, { x, y, width, height }: Box): Promise<number[][]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const pen = canvas.getContext('2d')
  if (!pen) return []
  pen.drawImage(bitmap, 0, 0)
  const scale = bitmap.width / window.innerWidth
  const sizes = [x, y, width, height].map((px) => Math.round(px * scale))
  const { data } = pen.getImageData(...(sizes as [number, number, number, number]))
  const columns = sizes[2] ?? 0
  return Array.from({ length: sizes[3] ?? 0 }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const [red = 0, green = 0, blue = 0] = data.subarray((row * columns + column) * 4)
      return Math.round(0.21 * red + 0.72 * green + 0.07 * blue)
    }),
  )
}
