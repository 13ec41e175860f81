import { formatDollars, formatWhole } from './format-figures.ts'
import type { SavingsChartProps } from './savings-chart.tsx'

/** The chart's numbers for those who would rather read them. */
export function SavingsTable({ copy, months }: SavingsChartProps) {
  return (
    <details className="savings-table">
      <summary>{copy.showTable}</summary>
      <table>
        <caption>{copy.tableCaption}</caption>
        <thead>
          <tr>
            {copy.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((one) => (
            <tr key={one.month}>
              <th scope="row">{one.month}</th>
              <td>{formatWhole(one.hours)}</td>
              <td>{formatDollars(one.savings)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
