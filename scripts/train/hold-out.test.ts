import { desks, writeExample } from '@nightdesk/understanding'
import { describe, expect, it } from 'vitest'
import { holdOut } from './hold-out.ts'

describe.each(desks)('the measurement of $id', (desk) => {
  const { learned, written, heard } = holdOut(desk)

  it('learns nothing that it is asked for, nor what was heard of it', () => {
    const known = new Set(learned.map(writeExample))

    expect([...written, ...heard].map(writeExample).filter((line) => known.has(line))).toEqual([])
  })

  it('asks for sentences as they were written and as they were heard', () => {
    expect(written.length).toBeGreaterThan(100)
    expect(heard.length).toBeGreaterThan(20)
  })
})
