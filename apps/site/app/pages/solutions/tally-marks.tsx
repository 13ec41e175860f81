type TallyMarksProps = { readonly asked: number; readonly counted: number }

const perRow = 15
const stepX = 16
const stepY = 36
const strokeHeight = 24
const penWidth = 3
/** The first stroke stands flush with the text under it. */
const inset = (stepX - penWidth) / 2

function strokes(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const place = from + index
    const x = (place % perRow) * stepX + stepX / 2
    const y = Math.floor(place / perRow) * stepY + (stepY - strokeHeight) / 2
    return `M${x} ${y}v${strokeHeight}`
  }).join('')
}

/** The number drawn out: one stroke for each who was asked. */
export function TallyMarks({ asked, counted }: TallyMarksProps) {
  const height = Math.ceil(asked / perRow) * stepY
  return (
    <svg
      className="solution-tally"
      viewBox={`${inset} 0 ${(perRow - 1) * stepX + penWidth} ${height}`}
      aria-hidden="true"
    >
      <path className="counted" d={strokes(0, counted)} />
      <path d={strokes(counted, asked)} />
    </svg>
  )
}
