import { describe, expect, it } from 'vitest'
import { nextDemoState, type DemoEvent, type DemoState } from './demo-state.ts'

describe('the demo call', () => {
  it.each<[string, DemoState, DemoEvent, DemoState]>([
    ['starts as soon as the button is pressed', 'idle', 'start', 'starting'],
    ['is active when the voice session starts', 'starting', 'started', 'active'],
    ['is idle again after a failed start', 'starting', 'failed', 'idle'],
    ['can be stopped while it starts', 'starting', 'stop', 'idle'],
    ['can be stopped while it is active', 'active', 'stop', 'idle'],
  ])('%s', (_, state, event, next) => {
    expect(nextDemoState(state, event)).toBe(next)
  })

  it.each<[string, DemoState, DemoEvent]>([
    ['a session that comes up after the stop', 'idle', 'started'],
    ['a failure that comes after the stop', 'idle', 'failed'],
    ['a stop when there is no call', 'idle', 'stop'],
    ['a second start while the first is under way', 'starting', 'start'],
    ['a start while a call is active', 'active', 'start'],
    ['a late failure of the start', 'active', 'failed'],
  ])('ignores %s', (_, state, event) => {
    expect(nextDemoState(state, event)).toBe(state)
  })
})
