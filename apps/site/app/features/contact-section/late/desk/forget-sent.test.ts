import { describe, expect, it } from 'vitest'
import { withoutSent } from './forget-sent.ts'

const sent = { name: 'Ada', message: 'Our phone rings.', _subject: 'A call', phone: '' }

describe('the words kept in the tab', () => {
  it('are gone once they are sent', () => {
    expect(
      withoutSent({ name: 'Ada', message: 'Our phone rings.', since: 1 }, sent),
    ).toBeUndefined()
    expect(withoutSent({ name: 'Ada', phone: '', email: '', since: 1 }, sent)).toBeUndefined()
    expect(withoutSent({}, sent)).toBeUndefined()
  })

  it('stay as far as they were written after that', () => {
    const kept = { name: 'Ada', message: 'Our phone rings. Often.', since: 1 }

    expect(withoutSent(kept, sent)).toEqual({ message: 'Our phone rings. Often.', since: 1 })
  })
})
