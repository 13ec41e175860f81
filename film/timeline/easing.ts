export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

/** How far `value` is on its way from `start` to `end`, held at 0 before and at 1 after. */
export function progress(value: number, start: number, end: number): number {
  return clamp((value - start) / (end - start))
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** Starts and stops gently: for things that only pass, like the hours between two calls. */
export function glide(x: number): number {
  return x * x * (3 - 2 * x)
}

/** The site's `--arrive`. */
export const arrive = cubicBezier(0.2, 0.7, 0.2, 1)

/** The site's `--leave`. */
export const leave = cubicBezier(0.4, 0, 1, 1)

function cubicBezier(x1: number, y1: number, x2: number, y2: number): (x: number) => number {
  const along = (a: number, b: number, u: number) =>
    3 * a * u * (1 - u) ** 2 + 3 * b * u * u * (1 - u) + u ** 3
  return (x) => {
    if (x <= 0 || x >= 1) return clamp(x)
    let low = 0
    let high = 1
    // Halving 24 times is exact to a ten-millionth, far below a pixel.
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2
      if (along(x1, x2, middle) < x) low = middle
      else high = middle
    }
    return along(y1, y2, (low + high) / 2)
  }
}
