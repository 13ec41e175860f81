import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contactDraft, onContactDraftChange, setContactDraft } from './contact-draft.ts'

beforeEach(() => setContactDraft(''))

describe('the draft of a message', () => {
  it('is empty until somebody leaves one', () => {
    expect(contactDraft()).toBe('')
  })

  it('is what was left last', () => {
    setContactDraft('first')
    setContactDraft('second')

    expect(contactDraft()).toBe('second')
  })

  it('tells its readers about a change, and only about a change', () => {
    const notify = vi.fn<() => void>()
    onContactDraftChange(notify)

    setContactDraft('text')
    setContactDraft('text')

    expect(notify).toHaveBeenCalledTimes(1)
  })

  it('leaves readers alone who have gone', () => {
    const notify = vi.fn<() => void>()
    const stop = onContactDraftChange(notify)
    stop()

    setContactDraft('text')

    expect(notify).not.toHaveBeenCalled()
  })
})
