import { css, type Color } from '../color/color.ts'

export type Canvas = CanvasRenderingContext2D

export type Point = readonly [x: number, y: number]

export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height }
}

export function fill(canvas: Canvas, color: Color, alpha = 1): void {
  canvas.fillStyle = css(color, alpha)
  canvas.fill()
}

export function fillBox(canvas: Canvas, { x, y, width, height }: Box, color: Color, alpha = 1) {
  canvas.fillStyle = css(color, alpha)
  canvas.fillRect(x, y, width, height)
}

/** Corners clockwise from the top left, or one radius for all. */
export function fillRound(
  canvas: Canvas,
  { x, y, width, height }: Box,
  radius: number | number[],
  color: Color,
) {
  canvas.beginPath()
  canvas.roundRect(x, y, width, height, radius)
  fill(canvas, color)
}

export function fillPolygon(canvas: Canvas, points: readonly Point[], color: Color, alpha = 1) {
  canvas.beginPath()
  for (const [x, y] of points) canvas.lineTo(x, y)
  canvas.closePath()
  fill(canvas, color, alpha)
}

export function fillCircle(
  canvas: Canvas,
  [x, y]: Point,
  radius: number,
  color: Color,
  alpha = 1,
): void {
  canvas.beginPath()
  canvas.arc(x, y, radius, 0, 2 * Math.PI)
  fill(canvas, color, alpha)
}

/** Draws with the origin moved, and puts everything back afterwards. */
export function at(canvas: Canvas, [x, y]: Point, draw: () => void): void {
  canvas.save()
  canvas.translate(x, y)
  draw()
  canvas.restore()
}

/** Draws inside a shape only. */
export function inside(canvas: Canvas, shape: () => void, draw: () => void): void {
  canvas.save()
  canvas.beginPath()
  shape()
  canvas.clip()
  draw()
  canvas.restore()
}
