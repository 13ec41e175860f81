import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { openLogDestination } from './log-destination.ts'

/** A named pipe: its writer stays while readers come and go, and a write without a reader fails. */
function createPipe() {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  const openReader = () => openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const reader = openReader()
  const writer = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK)
  onTestFinished(() => closeSync(writer))
  return { reader, writer, openReader }
}

function readAll(reader: number): string {
  const chunk = Buffer.alloc(4 * 1024 * 1024)
  let text = ''
  try {
    for (let count = -1; count !== 0; text += chunk.toString('utf8', 0, count)) {
      count = readSync(reader, chunk)
    }
  } catch (error) {
    // Nothing more at the moment.
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
  }
  return text
}

const loss = (lines: number) => ({
  level: 'warn',
  time: expect.any(Number),
  lines,
  msg: 'log lines lost',
})

it('drops what cannot be written, and says how much when it can go on', async () => {
  const { reader, writer, openReader } = createPipe()
  const log = openLogDestination(writer)
  log.write('{"n":1}\n')
  await log.flushed()
  expect(readAll(reader)).toBe('{"n":1}\n')

  closeSync(reader)
  log.write('{"n":2}\n')
  await log.flushed()
  log.write('{"n":3}\n')
  log.write('{"n":4}\n')
  await log.flushed()
  const next = openReader()
  onTestFinished(() => closeSync(next))
  log.write('{"n":5}\n')
  await log.flushed()

  const lines = readAll(next).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([loss(3), { n: 5 }])
})

it('does not glue the next line to one that was cut in two', async () => {
  const { reader, writer, openReader } = createPipe()
  const log = openLogDestination(writer)
  const longLine = `${'x'.repeat(500_000)}\n`

  log.write(longLine)
  await log.flushed()
  closeSync(reader)
  await log.flushed()
  const next = openReader()
  onTestFinished(() => closeSync(next))
  const cut = readAll(next)
  log.write('{"n":2}\n')
  await log.flushed()

  expect(cut).toMatch(/^x+$/)
  expect(longLine.startsWith(cut)).toBe(true)
  const [end, ...lines] = readAll(next).trimEnd().split('\n')
  expect(end).toBe('')
  expect(lines.map((line) => JSON.parse(line))).toEqual([loss(1), { n: 2 }])
})

it('keeps the order and no more than its limit for a reader who is behind', async () => {
  const { reader, writer } = createPipe()
  onTestFinished(() => closeSync(reader))
  const log = openLogDestination(writer)
  const padding = 'x'.repeat(1_000)
  const count = 5_000

  for (let n = 0; n < count; n += 1) log.write(`${JSON.stringify({ n, padding })}\n`)
  let text = ''
  const linesSoFar = (): { n?: number; lines?: number }[] => {
    text += readAll(reader)
    const whole = text.split('\n').slice(0, -1)
    return whole.map((line) => JSON.parse(line))
  }
  const readOrLost = () => linesSoFar().reduce((sum, { lines = 1 }) => sum + lines, 0)
  await expect.poll(readOrLost).toBe(count)

  const numbers = linesSoFar().flatMap(({ n }) => n ?? [])
  expect(numbers).toEqual(Array.from(numbers, (_, index) => index))
  expect(numbers.length).toBeGreaterThan(1_000)
  expect(numbers.length).toBeLessThan(1_100)
})
