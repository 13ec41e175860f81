/** Where a section stands in the window right now. */
export type SectionBox = {
  readonly id: string
  readonly topPx: number
  readonly bottomPx: number
}

/** The section whose area crosses the line. A border belongs to the section below it, so there is never more than one. */
export function activeSection(boxes: readonly SectionBox[], linePx: number): string | undefined {
  return boxes.find((box) => box.topPx <= linePx && linePx < box.bottomPx)?.id
}
