import { describe, expect, it } from 'vitest'
import { placeDraft } from './place-draft.ts'

describe('a prepared text', () => {
  it('fills an empty message', () => {
    expect(placeDraft(' ', '', 'My estimate')).toBe('My estimate')
  })

  it('goes under what the visitor wrote', () => {
    expect(placeDraft('Hello.\n', '', 'My estimate')).toBe('Hello.\n\nMy estimate')
  })

  it('is not put there twice: a message kept from the page before holds it already', () => {
    expect(placeDraft('Hello.\n\nMy estimate', '', 'My estimate')).toBe('Hello.\n\nMy estimate')
  })

  it('takes the place of the one before it', () => {
    expect(placeDraft('Hello.\n\nOld', 'Old', 'New')).toBe('Hello.\n\nNew')
  })

  it('stands there as it is, whatever signs are in it', () => {
    expect(placeDraft('Hello.\n\nOld', 'Old', 'At $& and $$1')).toBe('Hello.\n\nAt $& and $$1')
  })
})
