import { describe, expect, it } from 'vitest'
import { ownRows, readOwnFacts } from './own-facts.ts'

const note = {
  business: 'Rose Street Bakery',
  title: 'Order',
  status: 'draft',
  facts: [
    { label: 'Items', value: 'Two rye loaves' },
    { label: 'Name', value: 'Jo' },
  ],
}

describe('the note of a visitor’s own business', () => {
  it('has a row for each fact, in their order', () => {
    const facts = readOwnFacts(note)

    expect(facts).toMatchObject({ title: 'Order', status: 'draft', Items: 'Two rye loaves' })
    expect(ownRows(facts).map(({ name }) => name)).toEqual(['Items', 'Name'])
  })

  it('reads nothing from what is none', () => {
    expect(readOwnFacts({ facts: 'all', title: 1 })).toEqual({})
    expect(readOwnFacts({ facts: [null, { label: 'Name' }] })).toEqual({})
  })
})
