import { describe, expect, it } from 'vitest'
import { nextWidgetState, type WidgetEvent, type WidgetState } from './widget-state.ts'

describe('the button', () => {
  it.each<[WidgetState, WidgetEvent, WidgetState]>([
    ['idle', 'press', 'loading'],
    ['loading', 'call-start', 'active'],
    ['loading', 'press', 'idle'],
    ['loading', 'error', 'idle'],
    ['loading', 'call-end', 'idle'],
    ['active', 'press', 'idle'],
    ['active', 'call-end', 'idle'],
    ['active', 'error', 'idle'],
    ['idle', 'call-start', 'idle'],
    ['idle', 'call-end', 'idle'],
    ['active', 'call-start', 'active'],
  ])('that is %s hears %s and is %s', (state, event, next) => {
    expect(nextWidgetState(state, event)).toBe(next)
  })
})
