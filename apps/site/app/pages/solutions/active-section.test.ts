import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeSection, type SectionBox } from './active-section.ts'

const linePx = 200

/** Sections one under the other, the first beginning at `topPx`. */
function stack(topPx: number, heightsPx: readonly number[]): SectionBox[] {
  let bottomPx = topPx
  return heightsPx.map((height, index) => {
    const box = { id: `section-${index}`, topPx: bottomPx, bottomPx: bottomPx + height }
    bottomPx = box.bottomPx
    return box
  })
}

describe('the active section', () => {
  it('is none while the opening of the page is on the line', () => {
    expect(activeSection(stack(201, [600, 600]), linePx)).toBeUndefined()
  })

  it('is the first from the moment its upper edge reaches the line', () => {
    expect(activeSection(stack(200, [600, 600]), linePx)).toBe('section-0')
  })

  it('stays until its last pixel has passed the line', () => {
    expect(activeSection(stack(-399, [600, 600]), linePx)).toBe('section-0')
  })

  it('hands over to the next where the two meet', () => {
    expect(activeSection(stack(-400, [600, 600]), linePx)).toBe('section-1')
  })

  it('is none after the last one', () => {
    expect(activeSection(stack(-1000, [600, 600]), linePx)).toBeUndefined()
  })

  it('is none between two sections that do not touch', () => {
    const boxes = [
      { id: 'above', topPx: 0, bottomPx: 190 },
      { id: 'below', topPx: 210, bottomPx: 400 },
    ]

    expect(activeSection(boxes, linePx)).toBeUndefined()
  })

  it('is none when there are no sections', () => {
    expect(activeSection([], linePx)).toBeUndefined()
  })

  it('is always the one box that holds the line', () => {
    const heights = array(integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 8 })

    assert(
      property(integer({ min: -9000, max: 2000 }), heights, (topPx, heightsPx) => {
        const boxes = stack(topPx, heightsPx)
        const holders = boxes.filter((box) => box.topPx <= linePx && box.bottomPx > linePx)

        expect(holders.length).toBeLessThanOrEqual(1)
        expect(activeSection(boxes, linePx)).toBe(holders[0]?.id)
      }),
    )
  })
})
