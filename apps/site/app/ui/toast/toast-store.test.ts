import { afterEach, describe, expect, it, vi } from 'vitest'
import { endToast, onToastChange, shownToast, showToast } from './toast-store.ts'

const copied = { tone: 'success', title: 'Copied', text: 'Paste it.' } as const
const failed = { tone: 'destructive', title: 'Failed', text: 'Try again.' } as const

afterEach(() => {
  const toast = shownToast()
  if (toast) endToast(toast.number)
})

describe('the toast store', () => {
  it('shows one toast at a time: a new one takes the place of the old', () => {
    showToast(copied)
    showToast(failed)

    expect(shownToast()).toMatchObject(failed)
  })

  it('counts the same words shown twice as two toasts', () => {
    showToast(copied)
    const first = shownToast()
    showToast(copied)

    expect(shownToast()?.number).not.toBe(first?.number)
  })

  it('leaves a later toast alone when an earlier one ends', () => {
    showToast(copied)
    const first = shownToast()
    showToast(failed)
    endToast(first?.number ?? -1)

    expect(shownToast()).toMatchObject(failed)
  })

  it('tells its listeners of every change until they leave', () => {
    const listener = vi.fn()
    const stop = onToastChange(listener)
    showToast(copied)
    endToast(shownToast()?.number ?? -1)
    stop()
    showToast(failed)

    expect(listener).toHaveBeenCalledTimes(2)
  })
})
