import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

const door = fileURLToPath(new URL('index.ts', import.meta.url))
const entry = 'virtual:entry'

it('leaves out every operation that is not named', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id: string) => (id === entry ? id : undefined),
        load: (id: string) =>
          id === entry
            ? `export { createVoiceApi, getCall } from ${JSON.stringify(door)}`
            : undefined,
      },
    ],
  })

  const code = (result as Rolldown.RolldownOutput).output
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('')

  expect(code).toContain('/call/{id}')
  for (const path of ['/org', '/squad', '/credential', '/test-suite'])
    expect(code).not.toContain(path)
})
