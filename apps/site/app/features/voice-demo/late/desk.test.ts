import { describe, expect, it, vi } from 'vitest'
import { createDesk } from './desk.ts'
import type { DialOptions, LineListener } from './line.ts'

function openDesk() {
  const calls: {
    options: DialOptions
    listener: LineListener
    typed: string[]
    isHungUp: boolean
  }[] = []
  const logFailure = vi.fn()
  const desk = createDesk({
    assistantId: 'hotels',
    logFailure,
    dial: (options, listener) => {
      const call = { options, listener, typed: [] as string[], isHungUp: false }
      calls.push(call)
      return {
        type: (text) => call.typed.push(text),
        hangUp: () => {
          call.isHungUp = true
        },
      }
    },
  })
  const call = (index = 0) => {
    const found = calls[index]
    if (!found) throw new Error(`There was no call ${index}`)
    return found
  }
  return { desk, call, calls, logFailure }
}

describe('the desk', () => {
  it('dials with a microphone, and is active when the line is open', () => {
    const { desk, call } = openDesk()
    desk.start()
    expect(desk.view().state).toBe('starting')
    expect(call().options).toEqual({ assistantId: 'hotels', hasMicrophone: true })

    call().listener.onStarted()
    expect(desk.view().state).toBe('active')
  })

  it('takes one call at a time', () => {
    const { desk, calls } = openDesk()
    desk.start()
    desk.start()

    expect(calls).toHaveLength(1)
  })

  it('dials without a microphone for words that were typed, and says them when the line is open', () => {
    const { desk, call } = openDesk()
    desk.type('Hello')
    desk.type('Is the pool open?')
    expect(call().options.hasMicrophone).toBe(false)
    expect(call().typed).toEqual([])

    call().listener.onStarted()
    desk.type('Thank you')
    expect(call().typed).toEqual(['Hello', 'Is the pool open?', 'Thank you'])
  })

  it('shows what was typed as unsaid until the other side has heard it', () => {
    const { desk, call } = openDesk()
    desk.type('Hello')
    desk.type('Is the pool open?')
    const { listener } = call()
    listener.onStarted()
    expect(desk.view().unsaid).toEqual(['Hello', 'Is the pool open?'])

    listener.onWords('assistant', 'Hello', true)
    listener.onWords('user', 'Hello', false)
    expect(desk.view().unsaid).toEqual(['Hello', 'Is the pool open?'])
    listener.onWords('user', 'Hello', true)
    expect(desk.view().unsaid).toEqual(['Is the pool open?'])
  })

  it('keeps what nobody heard when the call fails, and forgets it with the next', () => {
    const { desk, call } = openDesk()
    desk.type('Hello')
    call().listener.onFailed(new Error('no line'))
    expect(desk.view()).toMatchObject({ state: 'idle', unsaid: ['Hello'] })

    desk.type('Hello again')
    call(1).listener.onStarted()
    expect(call(1).typed).toEqual(['Hello again'])
  })

  it('gives back the words that were not taken, each once', () => {
    const { desk, call } = openDesk()
    for (const text of ['One', 'Two', 'Three']) desk.type(text)
    const { listener } = call()
    listener.onStarted()
    listener.onWords('user', 'One', true)
    listener.onRefused('too-often')
    listener.onRefused('too-often')
    expect(desk.view()).toMatchObject({ unsaid: [], refusal: 'too-often' })

    expect(desk.takeBack()).toBe('Two Three')
    expect(desk.takeBack()).toBe('')
    expect(desk.view().refusal).toBe('too-often')
    desk.type('Two Three')
    expect(desk.view().refusal).toBeUndefined()
  })

  it('gives back what nobody heard when the call is over, once, and not before', () => {
    const { desk, call } = openDesk()
    for (const text of ['One', 'Two', 'Three']) desk.type(text)
    const { listener } = call()
    listener.onStarted()
    listener.onRefused('too-often')
    listener.onWords('user', 'Two', true)
    desk.type('Four')
    expect(desk.takeBack()).toBe('One')

    listener.onLost(new Error('gone'))

    expect(desk.takeBack()).toBe('Three Four')
    expect(desk.takeBack()).toBe('')
    expect(desk.view()).toMatchObject({ notice: 'line-lost', unsaid: [] })
  })

  it('hangs up when it is stopped, and hears nothing more of that call', () => {
    const { desk, call } = openDesk()
    desk.start()
    const { listener } = call()
    desk.stop()
    listener.onStarted()
    listener.onWords('assistant', 'Good evening.', true)
    listener.onFailed(new Error('too late'))

    expect(call().isHungUp).toBe(true)
    expect(desk.view()).toMatchObject({ state: 'idle', captions: [] })
  })

  it('is idle after a failure, which only the log hears of', () => {
    const { desk, call, logFailure } = openDesk()
    const failure = new Error('no line')
    desk.start()
    call().listener.onFailed(failure)

    expect(desk.view().state).toBe('idle')
    expect(logFailure).toHaveBeenCalledExactlyOnceWith(failure)
  })

  it('says what happened when the network takes a call away, and keeps the words', () => {
    const { desk, call, logFailure } = openDesk()
    desk.start()
    const { listener } = call()
    listener.onStarted()
    listener.onWords('user', 'A car, please.', true)
    listener.onLost(new Error('gone'))
    expect(desk.view()).toMatchObject({
      state: 'idle',
      notice: 'line-lost',
      captions: [{ text: 'A car, please.' }],
    })
    expect(logFailure).toHaveBeenCalledOnce()

    desk.start()
    expect(desk.view().notice).toBeUndefined()
  })

  it('says why a line was given up, until the next call', () => {
    const { desk, call } = openDesk()
    desk.start()
    call().listener.onNotice('line-needed')
    call().listener.onEnded()
    expect(desk.view().notice).toBe('line-needed')

    desk.start()
    expect(desk.view().notice).toBeUndefined()
  })

  it('says nothing where no line ever stood', () => {
    const { desk, call, logFailure } = openDesk()
    desk.start()
    call().listener.onLost(new Error('no network'))

    expect(desk.view()).toMatchObject({ state: 'idle', notice: undefined })
    expect(logFailure).toHaveBeenCalledOnce()
  })

  it('goes on while the browser refuses to play, which only the log hears of', () => {
    const { desk, call, logFailure } = openDesk()
    const refusal = new Error('touch first')
    desk.start()
    call().listener.onStarted()
    call().listener.onUnheard(refusal)

    expect(desk.view().state).toBe('active')
    expect(logFailure).toHaveBeenCalledExactlyOnceWith(refusal)
  })

  it('keeps what was said and written after the end, and clears it with the next call', () => {
    const { desk, call } = openDesk()
    desk.start()
    const { listener } = call()
    listener.onStarted()
    listener.onWords('user', 'A car, please.', true)
    listener.onPaper({ name: 'Ada' })
    listener.onAnswerTime(380)
    listener.onEnded()
    expect(desk.view()).toMatchObject({
      state: 'idle',
      paper: { name: 'Ada' },
      captions: [{ text: 'A car, please.' }],
      answerTimeMs: 380,
    })

    desk.start()
    expect(desk.view()).toMatchObject({ paper: {}, captions: [], answerTimeMs: undefined })
  })

  it('shows the time of a spoken turn until something is typed', () => {
    const { desk, call } = openDesk()
    desk.start()
    call().listener.onStarted()
    call().listener.onAnswerTime(380)
    expect(desk.view().answerTimeMs).toBe(380)

    desk.type('Two nights')
    expect(desk.view().answerTimeMs).toBeUndefined()
  })

  it('tells how loud the line is, and that it is silent at the end', () => {
    const { desk, call } = openDesk()
    const levels: number[] = []
    const remove = desk.onLevel((level) => levels.push(level))
    desk.start()
    call().listener.onLevel(0.5)
    call().listener.onEnded()
    remove()
    desk.start()
    call(1).listener.onLevel(0.7)

    expect(levels).toEqual([0.5, 0])
  })
})
