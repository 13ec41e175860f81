import { expect, it } from 'vitest'
import { shapeClip } from './shape-clip.ts'

const shape = { rateHz: 1000, leadMs: 10, tailMs: 20 }

function toneBetween(quietBefore: number, loud: number, quietAfter: number): Float32Array {
  const samples = new Float32Array(quietBefore + loud + quietAfter)
  for (let at = 0; at < loud; at++) samples[quietBefore + at] = at % 2 === 0 ? 0.5 : -0.5
  return samples
}

it('cuts the quiet before and after the speech', () => {
  expect(shapeClip(toneBetween(300, 100, 500), shape)).toHaveLength(10 + 100 + 20)
})

it('adds no quiet where there was none', () => {
  expect(shapeClip(toneBetween(0, 100, 0), shape)).toHaveLength(100)
})

it('brings loud and soft clips to one level', () => {
  const soft = toneBetween(0, 100, 0).map((sample) => sample / 10)

  const [softMiddle, loudMiddle] = [soft, toneBetween(0, 100, 0)].map(
    (samples) => shapeClip(samples, shape)[50],
  )

  expect(softMiddle).toBeCloseTo(loudMiddle ?? 0, 5)
})

it('gives nothing for silence', () => {
  expect(shapeClip(new Float32Array(100), shape)).toHaveLength(0)
})
