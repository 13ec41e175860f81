import { monitorEventLoopDelay } from 'node:perf_hooks'

import { describe, expect, it } from 'vitest'

import { callMind, carryOut, openMindOf } from '../testing/mind-fixture.ts'

// Threads are started in every test, and others use the machine too.
const waitMs = 30_000
const said = (text: string) => [{ kind: 'say', clauses: [text] }]

const echo = `(text, signal, say) => {
  if (text === 'loop') for (;;);
  if (text === 'die') process.exit(1)
  if (text === 'throw') throw new Error('no idea')
  if (text === 'bad accept') return { ...say('so'), accept() { throw new Error('no') } }
  return say('You said ' + text)
}`

describe('a conversation in the mind', { timeout: waitMs }, () => {
  it('answers, waits and speaks up as it does there', async () => {
    const { conversation, hear } = callMind(openMindOf(echo))

    expect(await carryOut(conversation.greet())).toEqual(said('Hello.'))
    expect(await hear('one')).toEqual(said('You said one'))
    expect(await carryOut(conversation.afterSilence(2))).toEqual(said('Silence 2'))
    expect(await conversation.patience('')).toBe('long')
    expect(await conversation.patience('yes')).toBe('quick')
  })

  it('fails alone when its assistant does', async () => {
    const mind = openMindOf(echo)
    const [one, other] = [callMind(mind), callMind(mind)]

    await expect(one.hear('throw')).rejects.toMatchObject({ kind: 'assistant-failed' })
    expect(await other.hear('one')).toEqual(said('You said one'))
  })

  it.each(['open', 'accept'])('is lost alone when its assistant fails to %s', async (what) => {
    const mind = openMindOf(echo)
    const other = callMind(mind)
    const one = callMind(mind, 'front-desk', what === 'open' ? 'refused' : 'call-1')

    if (what === 'accept') void one.hear('bad accept')

    expect(await one.lost).toMatchObject({ kind: 'assistant-failed' })
    await expect(one.hear('one')).rejects.toMatchObject({ kind: 'assistant-failed' })
    expect(await other.hear('one')).toEqual(said('You said one'))
  })

  it('is let go when its call is over', async () => {
    const mind = openMindOf(echo)
    const calls = Array.from({ length: 20 }, () => callMind(mind))
    for (const { hear } of calls) await hear('one')
    expect(await mind.count()).toBe(20)

    for (const { hangUp } of calls.slice(1)) hangUp()

    expect(await mind.count()).toBe(1)
    await expect(calls[1]?.hear('two')).rejects.toMatchObject({ kind: 'closed' })
    expect(await calls[0]?.hear('two')).toEqual(said('You said two'))
  })
})

describe('a mind', { timeout: waitMs }, () => {
  it('that dies loses its calls, and another takes the next one', async () => {
    const mind = openMindOf(echo)
    const [one, other] = [callMind(mind), callMind(mind)]
    await other.hear('one')

    await expect(one.hear('die')).rejects.toMatchObject({ kind: 'died' })

    expect(await other.lost).toMatchObject({ kind: 'died' })
    expect(await callMind(mind).hear('two')).toEqual(said('You said two'))
    expect(await mind.count()).toBe(1)
  })

  it('that stands still holds up nobody else, is ended, and another takes the next call', async () => {
    const mind = openMindOf(echo)
    const { hear } = callMind(mind)
    await hear('one')
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const begun = performance.now()

    await expect(hear('loop')).rejects.toMatchObject({ kind: 'frozen' })

    delay.disable()
    const stoodStillMs = performance.now() - begun
    // While it turned in circles for seconds, this thread went on with its work.
    expect(delay.percentile(50) / 1e6).toBeLessThan(stoodStillMs / 20)
    expect(await callMind(mind).hear('two')).toEqual(said('You said two'))
  })

  it('that was never started loads with the first call', async () => {
    expect(await callMind(openMindOf(echo)).hear('one')).toEqual(said('You said one'))
  })

  it('says why it cannot be loaded, and takes no call then', async () => {
    const mind = openMindOf(`{ throw new Error('no words') }`)

    await expect(mind.ready()).rejects.toMatchObject({ kind: 'died' })
  })

  it('takes no call once it is closed', async () => {
    const mind = openMindOf(echo)
    const { hear, lost } = callMind(mind)
    await hear('one')

    await mind.close()

    expect(await lost).toMatchObject({ kind: 'closed' })
    expect(() => callMind(mind)).toThrow('There is no mind to ask')
  })
})

describe('an answer that comes in parts', { timeout: waitMs }, () => {
  const parts = `(text, signal) => ({
    accept() { globalThis.accepted = true },
    actions: (async function* () {
      yield { kind: 'say', clauses: ['first'] }
      yield { kind: 'say', clauses: [String(globalThis.accepted)] }
      if (text === 'fail') throw new Error('lost the thread')
    })(),
  })`

  it('gives its first at once, and the others once it is accepted', async () => {
    const { conversation } = callMind(openMindOf(parts))
    const { signal } = new AbortController()
    const reply = conversation.answer({ text: 'go on', by: 'typing' }, signal)
    const actions = (reply.actions as AsyncIterable<unknown>)[Symbol.asyncIterator]()

    expect((await actions.next()).value).toEqual(said('first')[0])
    reply.accept()
    expect((await actions.next()).value).toEqual(said('true')[0])
    expect((await actions.next()).done).toBe(true)
  })

  it('tells what went wrong after the parts that came', async () => {
    const { hear } = callMind(openMindOf(parts))

    await expect(hear('fail')).rejects.toThrow('lost the thread')
  })

  it('ends when nobody wants it any more', async () => {
    const { conversation } = callMind(openMindOf(parts))
    const turn = new AbortController()
    const reply = conversation.answer({ text: 'go on', by: 'typing' }, turn.signal)
    turn.abort()

    expect(await carryOut(reply)).toEqual([])
  })
})
