import { describe, expect, it } from 'vitest'
import { nextFilmState, shouldRun, type FilmEvent, type FilmState } from './film-state.ts'

const attend: FilmEvent = { kind: 'attend', isCalm: false, isRunning: false }
const attendCalmly: FilmEvent = { kind: 'attend', isCalm: true, isRunning: false }
const press: FilmEvent = { kind: 'press' }
const enter: FilmEvent = { kind: 'view', isInView: true }
const leave: FilmEvent = { kind: 'view', isInView: false }

function after(...events: readonly FilmEvent[]): FilmState {
  return events.reduce(nextFilmState, { kind: 'markup' })
}

describe('the film', () => {
  it('runs by itself once it is in view, and not before', () => {
    expect(shouldRun(after(attend))).toBe(false)
    expect(shouldRun(after(attend, enter))).toBe(true)
  })

  it('rests while it is out of view and goes on when it comes back', () => {
    expect(shouldRun(after(attend, enter, leave))).toBe(false)
    expect(shouldRun(after(attend, enter, leave, enter))).toBe(true)
  })

  it('stays paused for a visitor who paused it, in view or out', () => {
    expect(shouldRun(after(attend, enter, press))).toBe(false)
    expect(shouldRun(after(attend, enter, press, leave, enter))).toBe(false)
  })

  it('never starts by itself with reduced motion, but at a press', () => {
    expect(shouldRun(after(attendCalmly, enter))).toBe(false)
    expect(shouldRun(after(attendCalmly, enter, press))).toBe(true)
  })

  it('starts at a press even before it was seen to be in view', () => {
    expect(shouldRun(after(attendCalmly, press))).toBe(true)
  })

  it('stops when the visitor asks for less movement later', () => {
    expect(shouldRun(after(attend, enter, { kind: 'calm' }))).toBe(false)
  })

  it('offers to play when the browser refuses to', () => {
    expect(after(attend, enter, { kind: 'refuse' })).toMatchObject({ wish: 'rest' })
  })

  it('goes on when the browser was made to play it before the program came', () => {
    const started = after({ kind: 'attend', isCalm: true, isRunning: true })

    expect(shouldRun(started)).toBe(true)
  })

  it('hears nothing before the program attends to it', () => {
    expect(after(enter, press)).toEqual({ kind: 'markup' })
  })
})
