import { listOf } from '@nightdesk/content'
import type { Clause } from '../conversation.ts'

const units: readonly string[] = listOf(`
  zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen,
  fourteen, fifteen, sixteen, seventeen, eighteen, nineteen
`)
const tens: readonly string[] = listOf(`
  , , twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety
`)

// Up to here every number has a clip of its own; above, tens and units are two.
const lastWhole = 59

export function numberWord(value: number): string {
  if (value < 20) return units[value] ?? ''
  const unit = value % 10
  return `${tens[Math.floor(value / 10)]}${unit === 0 ? '' : `-${units[unit]}`}`
}

/** A number inside a sentence: the voice goes on after it. */
export function sayNumber(value: number): Clause[] {
  if (value >= 1000) {
    const rest = value % 1000
    return [`${numberWord(Math.floor(value / 1000))} thousand`, ...(rest ? sayNumber(rest) : [])]
  }
  if (value >= 100) {
    const rest = value % 100
    return [`${numberWord(Math.floor(value / 100))} hundred`, ...(rest ? sayNumber(rest) : [])]
  }
  if (value <= lastWhole || value % 10 === 0) return [numberWord(value)]
  return [tens[Math.floor(value / 10)] ?? '', units[value % 10] ?? '']
}

/** A house number as New York says it: 245 is "two forty-five", 1515 "fifteen fifteen". */
export function sayHouse(value: number): Clause[] {
  const high = Math.floor(value / 100)
  const low = value % 100
  if (high === 0 || high > 99) return high > 99 ? sayDigits(String(value)) : sayNumber(low)
  if (low === 0)
    return high < 10 ? [`${numberWord(high)} hundred`] : [...sayNumber(high), 'hundred']
  return [...sayNumber(high), ...(low < 10 ? [`oh ${numberWord(low)}`] : sayNumber(low))]
}

/** One digit after the other, with a breath after the last. */
function sayDigits(digits: string): Clause[] {
  return Array.from(digits, (digit, index) => {
    const word = numberWord(Number(digit))
    return index === digits.length - 1 ? `${word},` : word
  })
}

export function sayPhone(digits: string): Clause[] {
  if (digits.length !== 10) return sayDigits(digits)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].flatMap(sayDigits)
}

const ordinalUnits: readonly string[] = listOf(`
  , first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh,
  twelfth, thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth
`)

function ordinalWord(value: number): string {
  if (value < 20) return ordinalUnits[value] ?? ''
  const unit = value % 10
  const ten = tens[Math.floor(value / 10)] ?? ''
  return unit === 0 ? `${ten.slice(0, -1)}ieth` : `${ten}-${ordinalUnits[unit]}`
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

export function sayOrdinal(value: number): Clause[] {
  if (value >= 100) {
    const hundreds = `${numberWord(Math.floor(value / 100))} hundred`
    return value % 100 ? [hundreds, ...sayOrdinal(value % 100)] : [`${hundreds}th`]
  }
  return [ordinalWord(value)]
}

export function numberClauses(): Clause[] {
  return [
    ...range(0, lastWhole).map(numberWord),
    ...tens.filter(Boolean),
    ...range(1, 9).map((unit) => `oh ${numberWord(unit)}`),
    ...range(1, 9).map((unit) => `${numberWord(unit)} hundred`),
    ...range(1, 9).map((unit) => `${numberWord(unit)} hundredth`),
    ...range(1, 4).map((unit) => `${numberWord(unit)} thousand`),
    'hundred',
    ...range(0, 9).map((digit) => `${numberWord(digit)},`),
    ...range(1, 99).map(ordinalWord),
  ]
}
