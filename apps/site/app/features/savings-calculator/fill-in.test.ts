import { describe, expect, it } from 'vitest'
import { fillIn } from './fill-in.ts'

describe('a sentence with blanks', () => {
  it('takes the values in their places', () => {
    expect(fillIn('Month {month}: {sum}', { month: 3, sum: '$63,000' })).toBe('Month 3: $63,000')
  })

  it('stays as it is without blanks', () => {
    expect(fillIn('Projected', {})).toBe('Projected')
  })

  it('does not read a value as a pattern', () => {
    expect(fillIn('{sum}', { sum: '$& $1' })).toBe('$& $1')
  })
})
