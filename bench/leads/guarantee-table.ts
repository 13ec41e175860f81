import { formatTable } from '../../scripts/project/table.ts'
import type { Figure } from './figures.ts'
import { guarantees, type Guarantee } from './guarantees.ts'

const head = ['Row', 'What', 'Figure', 'Pass line', 'Kept']

/** Every promise with what was measured of it, or the tests that show it. */
export function formatGuarantees(figures: readonly Figure[]): string {
  return formatTable(
    head,
    guarantees.flatMap((one) => rowsOf(one, figures)),
  )
}

function rowsOf({ id, promise, tests }: Guarantee, figures: readonly Figure[]): string[][] {
  const own = figures.filter((figure) => figure.id === id)
  return [
    [id, promise, '', '', ''],
    ...own.map(({ name, value, line, isGood }) => {
      return ['', `  ${name}`, format(value), line, verdict(line, isGood)]
    }),
    ...tests.map((file) => ['', `  ${file}`, 'test', '', '']),
  ]
}

function format(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function verdict(line: string, isGood: boolean): string {
  if (!line) return ''
  return isGood ? 'yes' : 'NO'
}
