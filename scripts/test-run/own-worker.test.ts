import { expect, it } from 'vitest'
import { needsOwnWorker } from './own-worker.ts'

it.each([
  "vi.stubGlobal('fetch', fetched)",
  "vi.useFakeTimers({ toFake: ['Date'] })",
  "const report = vi.spyOn(console, 'error')",
  "process.on('warning', note)",
  "process.chdir('/')",
  "process.env.PORT = '1'",
  "process.env['PORT'] = '1'",
  'afterAll(stopChildren)',
  'globalThis.window = window',
  "expect('document' in globalThis).toBe(false)",
])('a file that leaves something behind has a worker of its own: %s', (source) => {
  expect(needsOwnWorker(source)).toBe(true)
})

it.each([
  'const { PATH } = process.env',
  'const asked = vi.fn()',
  'spawn(process.execPath, [entry])',
  "it('goes on with the process', async () => {})",
])('any other shares one: %s', (source) => {
  expect(needsOwnWorker(source)).toBe(false)
})
