import { draw } from './scenes/film.ts'
import { heightPx, widthPx } from './settings.ts'

const fonts = [
  { family: 'Besley', file: 'besley.generated.woff2', weight: '500' },
  { family: 'Sometype Mono', file: 'sometype-mono.generated.woff2', weight: '500 600' },
] as const

/** Loads the site's own faces; without them the first frames would show another clock. */
export async function loadFonts(): Promise<void> {
  for (const { family, file, weight } of fonts) {
    const face = new FontFace(family, `url(/apps/site/app/fonts/${file})`, { weight })
    document.fonts.add(await face.load())
  }
}

export type Stage = {
  readonly show: (second: number) => void
  /** A frame as the address of a PNG: a page can hand text alone to the program that drives it. */
  readonly shoot: (second: number) => string
}

/** Sets the scene on a canvas of the page. (An offscreen one would cut curves without smoothing them.) */
export function createStage(picture: HTMLCanvasElement): Stage {
  picture.width = widthPx
  picture.height = heightPx
  // Drawn by the processor: a graphics card may round differently, and the film must not depend on the machine.
  const canvas = picture.getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('This browser has no canvas.')
  const show = (second: number) => draw(canvas, second)
  return {
    show,
    shoot: (second) => {
      show(second)
      return picture.toDataURL('image/png')
    },
  }
}
