import { describe, expect, it } from 'vitest'
import { keepAnswer, readAnswer } from './kept-answer.ts'

function createDrawer(kept: Record<string, string> = {}) {
  return {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void (kept[name] = value),
  }
}

const forbidden = () => {
  throw new Error('SecurityError')
}

describe('the answer to the question', () => {
  it('is open at first', () => {
    expect(readAnswer(createDrawer)).toBeUndefined()
  })

  it.each(['granted', 'denied'] as const)('is kept: %s', (answer) => {
    const drawer = createDrawer()

    keepAnswer(() => drawer, answer)

    expect(readAnswer(() => drawer)).toBe(answer)
  })

  it('is open when something else was kept', () => {
    expect(readAnswer(() => createDrawer({ 'nightdesk-consent': 'yes' }))).toBeUndefined()
  })

  it('is open, and no fault, where nothing may be kept', () => {
    keepAnswer(forbidden, 'granted')

    expect(readAnswer(forbidden)).toBeUndefined()
  })
})
