import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, it, onTestFinished } from 'vitest'

import { openWorkerDesk } from './worker-desk.ts'

const answerDesk = new URL('./answer-desk.ts', import.meta.url).href

function open(answer: string) {
  const dir = mkdtempSync(join(tmpdir(), 'desk-'))
  const script = join(dir, 'worker.mjs')
  writeFileSync(
    script,
    `import { answerDesk } from ${JSON.stringify(answerDesk)}\nawait answerDesk(async () => ${answer})\n`,
  )
  const desk = openWorkerDesk<string, string>(pathToFileURL(script))
  onTestFinished(async () => {
    await desk.close()
    rmSync(dir, { recursive: true, force: true })
  })
  return desk
}

const shout = `(text) => {
  if (text === 'throw') throw new Error('no idea')
  if (text === 'die') process.exit(1)
  return text.toUpperCase()
}`

it('answers in the order it was asked', async () => {
  const desk = open(shout)

  expect(await Promise.all([desk.ask('one'), desk.ask('two')])).toEqual(['ONE', 'TWO'])
})

it('survives a question that it cannot answer', async () => {
  const desk = open(shout)

  await expect(desk.ask('throw')).rejects.toMatchObject({ kind: 'engine-failed' })
  expect(await desk.ask('one')).toBe('ONE')
})

it('replaces a worker that dies, and answers what comes later', async () => {
  const desk = open(shout)
  await desk.ready()

  await expect(desk.ask('die')).rejects.toMatchObject({ kind: 'worker-died' })
  expect(await desk.ask('one')).toBe('ONE')
})

it('says why a worker never gets ready', async () => {
  const desk = open(`{ throw new Error('no model') }`)

  await expect(desk.ready()).rejects.toMatchObject({
    kind: 'worker-died',
    cause: expect.objectContaining({ message: 'no model' }),
  })
})

it('answers nothing once it is closed', async () => {
  const desk = open(shout)
  await desk.ready()
  const [asked] = await Promise.allSettled([desk.ask('one'), desk.close()])

  expect(asked).toMatchObject({ reason: { kind: 'closed' } })
  await expect(desk.ask('two')).rejects.toMatchObject({ kind: 'closed' })
})

it('lets a worker finish what it has begun before it closes', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'desk-mark-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const mark = join(dir, 'loaded')
  const desk = open(`{
    await new Promise((loaded) => setTimeout(loaded, 50))
    ;(await import('node:fs')).writeFileSync(${JSON.stringify(mark)}, '')
    return (text) => text
  }`)

  await desk.close()

  expect(existsSync(mark)).toBe(true)
})

const slowShout = `async (text) => {
  if (text === 'die') process.exit(1)
  await new Promise((done) => setTimeout(done, 20))
  return text.toUpperCase()
}`

it('lets everybody have a turn before anybody has a second one', async () => {
  const desk = open(slowShout)
  const [long, short] = [new AbortController().signal, new AbortController().signal]
  const order: string[] = []
  const ask = async (text: string, signal: AbortSignal) => order.push(await desk.ask(text, signal))

  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((text) => ask(text, long)),
    ...['b1', 'b2'].map((text) => ask(text, short)),
  ])

  expect(order).toEqual(['A1', 'A2', 'B1', 'A3', 'B2', 'A4'])
})

it('never begins what nobody wants any more', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'desk-begun-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const begun = join(dir, 'begun')
  const desk = open(`async (text) => {
    ;(await import('node:fs')).appendFileSync(${JSON.stringify(begun)}, text + ' ')
    return text
  }`)
  const call = new AbortController()
  const asked = ['one', 'two', 'three'].map((text) => desk.ask(text, call.signal))
  const gone = Promise.allSettled(asked)

  call.abort()
  await desk.ask('other')

  expect((await gone).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(readFileSync(begun, 'utf8')).toBe('one other ')
})

it('loses only the question a worker died of', async () => {
  const desk = open(slowShout)
  const asked = [desk.ask('die'), desk.ask('one'), desk.ask('two')]
  const outcomes = await Promise.allSettled(asked)

  expect(outcomes).toMatchObject([
    { reason: { kind: 'worker-died' } },
    { value: 'ONE' },
    { value: 'TWO' },
  ])
})
