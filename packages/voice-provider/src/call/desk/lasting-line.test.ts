import { expect, it } from 'vitest'

import type { MediaLine } from '../../media/media-line.ts'
import { createLastingLine } from './lasting-line.ts'

function open() {
  const sent: string[] = []
  const line: MediaLine = {
    sendOpus: () => void sent.push('sound'),
    sendText: (text) => void sent.push(text),
    close() {},
  }
  const present: { line: MediaLine | undefined } = { line }
  return { sent, line, present, lasting: createLastingLine(() => present.line) }
}

it('brings what was said while there was no line, but no sound of the past', () => {
  const { sent, line, present, lasting } = open()
  lasting.sendText('one')
  lasting.sendOpus(Uint8Array.of(1))
  present.line = undefined
  lasting.sendText('two')
  lasting.sendOpus(Uint8Array.of(1))
  present.line = line
  lasting.catchUp(1)

  expect(sent).toEqual(['one', 'sound', 'two'])
})

it('keeps no more than a call says, and takes any count for what it can be', () => {
  const { sent, lasting } = open()
  for (let at = 0; at < 2_100; at++) lasting.sendText(`text ${at}`)
  const heard = (seen: number) => {
    sent.length = 0
    lasting.catchUp(seen)
    return [sent.length, sent[0]]
  }

  expect(heard(0)).toEqual([2_000, 'text 100'])
  expect(heard(2_098)).toEqual([2, 'text 2098'])
  expect(heard(999_999)).toEqual([0, undefined])
})
