type TallyMarksProps = { readonly asked: number; readonly counted: number }

const perTally = 5
const perRow = 20
const stepX = 16
const stepY = 38
const strokeHeight = 26
const penWidth = 3
/** Between two tallies of a row. */
const gap = 24
/** How far the fifth stroke reaches beyond the other four. */
const overhang = 6

/** Four strokes upright, and the fifth across them. */
function stroke(place: number): string {
  const tally = Math.floor((place % perRow) / perTally)
  const inTally = place % perTally
  const left = overhang + penWidth / 2 + tally * ((perTally - 2) * stepX + 2 * overhang + gap)
  const top = Math.floor(place / perRow) * stepY + (stepY - strokeHeight) / 2
  if (inTally < perTally - 1) return `M${left + inTally * stepX} ${top}v${strokeHeight}`
  const across = (perTally - 2) * stepX + 2 * overhang
  return `M${left - overhang} ${top + strokeHeight - overhang}l${across} ${2 * overhang - strokeHeight}`
}

function strokes(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => stroke(from + index)).join('')
}

/** The number drawn out, twenty to a row: one stroke for each of a hundred. */
export function TallyMarks({ asked, counted }: TallyMarksProps) {
  const tallies = perRow / perTally
  const width = tallies * ((perTally - 2) * stepX + 2 * overhang + penWidth) + (tallies - 1) * gap
  return (
    <svg
      className="solution-tally"
      viewBox={`0 0 ${width} ${Math.ceil(asked / perRow) * stepY}`}
      aria-hidden="true"
    >
      <path d={strokes(counted, asked)} />
      <path className="counted" d={strokes(0, counted)} />
    </svg>
  )
}
