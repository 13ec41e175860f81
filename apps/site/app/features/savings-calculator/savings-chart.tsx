import type { calculator } from '@nightdesk/content'
import { useState, type PointerEvent } from 'react'
import { monthsShown } from './constants.ts'
import { fillIn } from './fill-in.ts'
import { formatDollars, formatDollarsShort } from './format-figures.ts'
import { clamp } from './parse-whole-number.ts'
import { niceAxis, type MonthSum } from './savings-by-month.ts'

export type SavingsChartProps = {
  readonly copy: (typeof calculator)['tool']['chart']
  readonly months: readonly MonthSum[]
}

/** Room above the plot for the words on the highest line. */
const plotTop = 20
const baseLine = 226
/** Of a month's share of the width: the style sheet makes the column two thirds of it. */
const columnStart = 0.17

/** Where the middle of a month's column stands, or another point of its share of the width. */
function place(month: number, point = 0.5): string {
  return `${((month - 1 + point) / monthsShown) * 100}%`
}

/** Twelve columns of what has been saved so far, and a reader that tells the sum of any month. */
export function SavingsChart({ copy, months }: SavingsChartProps) {
  const [month, setMonth] = useState(monthsShown)
  const sum = formatDollars(months[month - 1]?.savings ?? 0)
  const reading = fillIn(copy.reading, { month, sum })

  const readAtPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - box.left) / box.width
    setMonth(clamp(Math.ceil(share * monthsShown), 1, monthsShown))
  }

  return (
    <figure className="savings-chart">
      <figcaption className="chart-head">
        <h2 className="label">{copy.title}</h2>
        {/* The last month's is the sum of the year. */}
        <p className="chart-reading">
          {month < monthsShown ? reading : fillIn(copy.final, { sum })}
        </p>
      </figcaption>
      <div className="chart-plot" onPointerMove={readAtPointer}>
        <Columns months={months} month={month} />
        <input
          className="chart-reader"
          type="range"
          min={1}
          max={monthsShown}
          aria-label={copy.reader}
          aria-valuetext={reading}
          value={month}
          onChange={(event) => setMonth(event.currentTarget.valueAsNumber)}
        />
      </div>
      <ul className="chart-key" aria-hidden="true">
        <li>{copy.firstMonth}</li>
        <li data-projected="">{copy.projected}</li>
      </ul>
    </figure>
  )
}

type ColumnsProps = Pick<SavingsChartProps, 'months'> & { readonly month: number }

/** The drawing. Widths are shares, heights fixed: neither the hatching nor the letters are stretched. */
function Columns({ months, month }: ColumnsProps) {
  const last = months.at(-1)?.savings ?? 0
  const { max, lines } = niceAxis(last)
  const topOf = (value: number) => baseLine - Math.round((value / max) * (baseLine - plotTop))
  const line = (y: number) => <line x2="100%" y1={y} y2={y} />
  return (
    <svg aria-hidden="true">
      <pattern
        id="projected"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect />
        <rect />
      </pattern>
      {lines.map((value) => (
        <g key={value}>
          {line(topOf(value))}
          <text y={topOf(value) - 5}>{formatDollarsShort(value)}</text>
        </g>
      ))}
      {months.map((one) => (
        <g key={one.month} data-read={one.month === month}>
          <rect
            x={place(one.month, columnStart)}
            y={topOf(one.savings)}
            height={baseLine - topOf(one.savings)}
          />
          <line x1={place(one.month)} x2={place(one.month)} y1={topOf(last)} y2={baseLine} />
          <text x={place(one.month)} y={baseLine + 20}>
            {one.month}
          </text>
        </g>
      ))}
      {line(baseLine)}
    </svg>
  )
}
