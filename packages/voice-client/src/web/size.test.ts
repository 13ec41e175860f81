import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'

const limitKb = 15

/** What a page loads to talk: the entry and everything it imports before the first call. */
function firstLoad(output: Rolldown.RolldownOutput['output']): Rolldown.OutputChunk[] {
  const chunks = output.filter((file) => file.type === 'chunk')
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry))
  // A set that grows while it is walked through: what is imported imports more.
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
  return [...needed]
}

describe('the voice client in a page', () => {
  let output: Rolldown.RolldownOutput['output']

  beforeAll(async () => {
    const result = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: fileURLToPath(new URL('index.ts', import.meta.url)),
          preserveEntrySignatures: 'strict',
        },
      },
    })
    output = (result as Rolldown.RolldownOutput).output
  })

  it(`weighs at most ${limitKb} kB with the WebRTC transport`, () => {
    const code = firstLoad(output)
      .map((chunk) => chunk.code)
      .join('')

    const kilobytes = brotliCompressSync(code).length / 1_000

    expect(code).toContain('RTCPeerConnection')
    expect(kilobytes).toBeLessThanOrEqual(limitKb)
    // A tenth of it would mean that the build has lost something.
    expect(kilobytes).toBeGreaterThan(limitKb / 2)
  })

  it('brings neither the WebSocket transport nor the hosted provider’s before they are needed', () => {
    const modules = firstLoad(output).flatMap(({ moduleIds }) => moduleIds)
    const late = modules.filter((id) => /(websocket|daily)-transport\.ts|daily-js/.test(id))

    expect(late.toSorted()).toEqual([
      expect.stringContaining('lazy-daily-transport'),
      expect.stringContaining('lazy-websocket-transport'),
    ])
  })

  it('evaluates no text and makes no program out of data: a strict policy lets it run', () => {
    const code = output.map((file) => (file.type === 'chunk' ? file.code : String(file.source)))

    for (const text of code)
      expect(text).not.toMatch(/\beval\(|new Function|createObjectURL|data:text/)
    expect(output.map(({ fileName }) => fileName)).toContainEqual(
      expect.stringMatching(/pcm-worklet.*\.js$/),
    )
  })
})
