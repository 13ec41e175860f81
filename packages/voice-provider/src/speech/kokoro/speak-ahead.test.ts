import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, it, onTestFinished } from 'vitest'

import { openSpeakAhead } from './speak-ahead.ts'

// Speaks a word as its number of letters, and says when it was asked by counting.
const countingProgram = `
  let asked = 0
  process.on('message', ({ words }) => {
    asked += 1
    if (words === 'die') process.exit(1)
    if (words === 'fail') return process.send({ kind: 'failure', message: 'no idea' })
    process.send({ kind: 'clip', clip: [Uint8Array.of(asked, words.length)] })
  })
  process.send({ kind: 'ready' })
`

function open(source = countingProgram, idleMs?: number) {
  const dir = mkdtempSync(join(tmpdir(), 'speak-ahead-'))
  const program = join(dir, 'program.mjs')
  writeFileSync(program, source)
  const speaker = openSpeakAhead({ packagesDir: dir, program: pathToFileURL(program), idleMs })
  onTestFinished(() => {
    speaker.close()
    rmSync(dir, { recursive: true, force: true })
  })
  return speaker
}

const clip = (asked: number, words: string) => [Uint8Array.of(asked, words.length)]

it('speaks one clause after the other, all in one process', async () => {
  const speaker = open()

  expect(await speaker.speakAhead('Okonkwo,')).toEqual(clip(1, 'Okonkwo,'))
  expect(await speaker.speakAhead('Szymanski.')).toEqual(clip(2, 'Szymanski.'))
})

it('lets whoever asks for much take turns with whoever asks for little', async () => {
  const speaker = open()
  const many = new AbortController().signal
  const few = new AbortController().signal

  const clips = await Promise.all([
    speaker.speakAhead('one', many),
    speaker.speakAhead('two', many),
    speaker.speakAhead('three', many),
    speaker.speakAhead('other', few),
  ])

  expect(clips.map(([packet]) => packet?.[0])).toEqual([1, 3, 4, 2])
})

it('never begins what is given up before its turn', async () => {
  const speaker = open()
  const visit = new AbortController()
  const begun: string[] = []
  const first = speaker.speakAhead('first', undefined, () => begun.push('first'))
  const given = speaker.speakAhead('given up', visit.signal, () => begun.push('given up'))
  visit.abort(new Error('left'))

  await expect(given).rejects.toThrow('left')
  await expect(speaker.speakAhead('late', visit.signal)).rejects.toThrow('left')
  await first
  expect(await speaker.speakAhead('second')).toEqual(clip(2, 'second'))
  expect(begun).toEqual(['first'])
})

it('gives up what misses its deadline', async () => {
  const speaker = open('setInterval(() => {}, 1000)')

  await expect(speaker.speakAhead('Hello.', AbortSignal.timeout(20))).rejects.toMatchObject({
    name: 'TimeoutError',
  })
})

it('says what it cannot speak, and goes on', async () => {
  const speaker = open()

  await expect(speaker.speakAhead('fail')).rejects.toMatchObject({ kind: 'engine-failed' })
  expect(await speaker.speakAhead('well')).toEqual(clip(2, 'well'))
})

it('tells everybody who waits when the process dies, and starts another for the next', async () => {
  const speaker = open()
  const dying = [speaker.speakAhead('die'), speaker.speakAhead('waits')]

  for (const each of await Promise.allSettled(dying))
    expect(each).toMatchObject({ status: 'rejected', reason: { kind: 'worker-died' } })
  expect(await speaker.speakAhead('again')).toEqual(clip(1, 'again'))
})

it('lets the model go when nobody asks any more, and brings it back', async () => {
  const speaker = open(countingProgram.replace('asked, words', 'process.pid % 256, words'), 0)
  const [first] = await speaker.speakAhead('one')
  await expect.poll(async () => (await speaker.speakAhead('one'))[0]?.[0]).not.toBe(first?.[0])
})

it('has nothing to speak with where the model is not installed', async () => {
  const speaker = openSpeakAhead({ packagesDir: '/nowhere' })

  expect(speaker.isThere).toBe(false)
  await expect(speaker.speakAhead('Hello.')).rejects.toMatchObject({ kind: 'engine-failed' })
})

it('ends what is under way when it is closed', async () => {
  const speaker = open('setInterval(() => {}, 1000)')
  const spoken = speaker.speakAhead('Hello.')
  speaker.close()

  await expect(spoken).rejects.toMatchObject({ kind: 'closed' })
  await expect(speaker.speakAhead('Hello.')).rejects.toMatchObject({ kind: 'closed' })
})
