/** The film's frame and length. Everything that renders, encodes, shows or tests it reads them here. */
export const widthPx = 1280
export const heightPx = 720
export const framesPerSecond = 30
export const filmSeconds = 20
export const frameCount = filmSeconds * framesPerSecond
