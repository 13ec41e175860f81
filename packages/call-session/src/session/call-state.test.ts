import { describe, expect, it } from 'vitest'
import { nextCallState, type CallState, type CallStep } from '../index.ts'

const steps = ['load', 'loaded', 'joined', 'leave', 'fail'] as const satisfies readonly CallStep[]

// From each state by each step. Where nothing is said, the state stays.
const table: Record<CallState, Partial<Record<CallStep, CallState>>> = {
  new: { load: 'loading', leave: 'left' },
  loading: { loaded: 'joining', leave: 'left', fail: 'error' },
  joining: { joined: 'joined', leave: 'left', fail: 'error' },
  joined: { leave: 'left', fail: 'error' },
  left: { load: 'loading' },
  error: { load: 'loading' },
}

const states = Object.keys(table) as CallState[]
const rows = states.flatMap((state) =>
  steps.map((step) => [state, step, table[state][step]] as const),
)

describe('the states of a call', () => {
  it.each(rows.filter(([, , next]) => next))('%s, %s: %s', (state, step, next) => {
    expect(nextCallState(state, step)).toBe(next)
  })

  it.each(rows.filter(([, , next]) => !next))('%s is not moved by %s', (state, step) => {
    expect(nextCallState(state, step)).toBe(state)
  })

  it('are six, and each of them can be come to and left', () => {
    const next = rows.map(([, , state]) => state)
    expect(states.toSorted()).toEqual(['error', 'joined', 'joining', 'left', 'loading', 'new'])
    for (const state of states.filter((one) => one !== 'new')) expect(next).toContain(state)
    for (const state of states) expect(Object.keys(table[state])).not.toEqual([])
  })
})
