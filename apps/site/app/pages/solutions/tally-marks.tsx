type TallyMarksProps = { readonly asked: number; readonly counted: number }

const perRow = 12
const stepX = 20
const stepY = 40
const strokeHeight = 24

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
    <svg className="solution-tally" viewBox={`0 0 ${perRow * stepX} ${height}`} aria-hidden="true">
      <path className="counted" d={strokes(0, counted)} />
      <path d={strokes(counted, asked)} />
    </svg>
  )
}
