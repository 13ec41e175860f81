// The film: `npm run film` renders all of it. `-- --frame 12.5 out.png` renders one frame, `-- --sheet out.png` one
// frame of each half second, and `-- --preview` serves a page to look at it while it is drawn.
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runCommand } from '../scripts/process/command.ts'
import { ensureFfmpeg, runFfmpeg } from '../scripts/process/ffmpeg.ts'
import { PlainError } from '../scripts/process/plain-error.ts'
import { encodings, posterEncoding } from './encode.ts'
import { recordFrames } from './record-frames.ts'
import { writeRecord } from './record.ts'
import { posterMinute, resultPath, results } from './results.ts'
import { filmSeconds, frameCount, framesPerSecond } from './settings.ts'
import { openStudio, servePreview, type Studio } from './studio.ts'
import { secondAt } from './timeline/clock.ts'

const lossless = ['-c:v', 'ffv1', '-pix_fmt', 'bgr0']
const sheetEverySeconds = 0.5
const sheetLayout = ['-vf', 'scale=480:-1,tile=5x8', '-frames:v', '1']

async function withStudio(work: (studio: Studio) => Promise<void>): Promise<number> {
  const studio = await openStudio()
  try {
    await work(studio)
  } finally {
    await studio.close()
  }
  return 0
}

async function renderFilm(studio: Studio): Promise<void> {
  const ffmpeg = await ensureFfmpeg()
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  const master = join(folder, 'master.mkv')
  const poster = join(folder, 'poster.png')
  const seconds = Array.from({ length: frameCount }, (_, frame) => frame / framesPerSecond)
  try {
    mkdirSync(dirname(resultPath(results.poster)), { recursive: true })
    writeFileSync(poster, await studio.shoot(secondAt(posterMinute)))
    await recordFrames({ studio, ffmpeg, seconds, output: [...lossless, master] })
    for (const { result, args } of encodings) {
      await runFfmpeg(ffmpeg, ['-i', master, ...args, resultPath(result)])
    }
    await runFfmpeg(ffmpeg, [
      '-i',
      poster,
      ...posterEncoding.args,
      resultPath(posterEncoding.result),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  reportSizes()
  writeRecord()
}

function reportSizes(): void {
  for (const result of Object.values(results)) {
    const { size } = statSync(resultPath(result))
    console.log(`${result.file} ${size} bytes of ${result.mostBytes}`)
    if (size > result.mostBytes) throw new PlainError(`${result.file} is too large.`)
  }
}

async function renderFrame(studio: Studio, second: number, file: string): Promise<void> {
  writeFileSync(file, await studio.shoot(second))
}

async function renderSheet(studio: Studio, file: string): Promise<void> {
  const count = filmSeconds / sheetEverySeconds
  const seconds = Array.from({ length: count }, (_, index) => index * sheetEverySeconds)
  const ffmpeg = await ensureFfmpeg()
  await recordFrames({ studio, ffmpeg, seconds, output: [...sheetLayout, file] })
}

async function serve(): Promise<number> {
  const { url } = await servePreview()
  console.log(`The film is at ${url}. Ctrl-C ends it.`)
  return new Promise(() => {})
}

await runCommand(() => {
  const [option, first = '', second = ''] = process.argv.slice(2)
  switch (option) {
    case undefined:
      return withStudio(renderFilm)
    case '--frame':
      if (!second) throw new PlainError('Say which second and which file: --frame 12.5 out.png')
      return withStudio((studio) => renderFrame(studio, Number(first), second))
    case '--sheet':
      if (!first) throw new PlainError('Say which file: --sheet out.png')
      return withStudio((studio) => renderSheet(studio, first))
    case '--preview':
      return serve()
    default:
      throw new PlainError(`There is no option ${option}: --frame, --sheet or --preview.`)
  }
})
