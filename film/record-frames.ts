import { once } from 'node:events'
import { exitCode, startChild } from '../scripts/process/children.ts'
import { PlainError } from '../scripts/process/plain-error.ts'
import { framesPerSecond } from './settings.ts'
import type { Studio } from './studio.ts'

type Recording = {
  readonly studio: Studio
  readonly ffmpeg: string
  readonly seconds: readonly number[]
  /** What ffmpeg does with the frames, and where to. */
  readonly output: readonly string[]
}

/** Photographs the given seconds one by one and hands them to ffmpeg, never faster than it can take them. */
export async function recordFrames({ studio, ffmpeg, seconds, output }: Recording): Promise<void> {
  const input = [
    '-f',
    'image2pipe',
    '-framerate',
    String(framesPerSecond),
    '-c:v',
    'png',
    '-i',
    '-',
  ]
  const child = startChild(
    [ffmpeg, '-hide_banner', '-loglevel', 'error', '-y', ...input, ...output],
    {},
    ['pipe', 'inherit', 'inherit'],
  )
  const ended = exitCode(child)
  const { stdin } = child
  if (!stdin) throw new Error('ffmpeg has no input.')
  // An ffmpeg that died is told by its exit code below, not by the broken pipe.
  stdin.on('error', () => stdin.destroy())
  for (const second of seconds) {
    if (stdin.destroyed) break
    if (!stdin.write(await studio.shoot(second))) await Promise.race([once(stdin, 'drain'), ended])
  }
  stdin.end()
  if ((await ended) !== 0) throw new PlainError('ffmpeg could not record the frames.')
}
