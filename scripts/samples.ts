// `npm run samples`: speaks the example calls of the pages, from the words that stand there, and keeps them as MP3,
// which every browser plays. Only those whose words have changed are made; the results are committed.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { SampleCallId } from '@nightdesk/content'
import { writeWave } from '@nightdesk/voice-provider'
import {
  kokoroRateHz,
  loadKokoro,
  shapeClip,
  type Kokoro,
} from '@nightdesk/voice-provider/speak-ahead'
import { runCommand } from './process/command.ts'
import { ensureFfmpeg, runFfmpeg } from './process/ffmpeg.ts'
import { PlainError } from './process/plain-error.ts'
import { rootDir } from './project/paths.ts'
import { asSaid } from './samples/as-said.ts'
import { joinLines, readLevels } from './samples/join-lines.ts'
import {
  describeSample,
  encoding,
  followFile,
  mostBytes,
  pace,
  readRecords,
  recordFile,
  sampleIds,
  soundPath,
  spokenLines,
} from './samples/recordings.ts'
import { fetchRenderingPackages } from './voicebank/rendering-packages.ts'

type Course = { readonly starts: readonly number[]; readonly levels: string }

const shape = { rateHz: kokoroRateHz, leadMs: 10, tailMs: 50 }
const secondsFile = join(rootDir, 'packages/content/src/sample-seconds.generated.ts')

await runCommand(async () => {
  const known = readRecords()
  const isCurrent = (id: SampleCallId) =>
    JSON.stringify(known[id]) === JSON.stringify(describeSample(id))
  const missing = sampleIds.filter((id) => !isCurrent(id))
  console.log(`${sampleIds.length} calls, ${missing.length} to make`)
  if (missing.length === 0) return 0
  const speak = await loadKokoro(await fetchRenderingPackages())
  const courses = readCourses()
  for (const id of missing) courses.set(id, await makeSample(id, speak))
  writeResults(courses)
  return 0
})

async function makeSample(id: SampleCallId, speak: Kokoro): Promise<Course> {
  const clips: Float32Array[] = []
  for (const { words, voice } of spokenLines(id)) {
    clips.push(shapeClip(await speak(asSaid(words), voice, pace), shape))
  }
  const { samples, starts } = joinLines(clips, kokoroRateHz)
  await encode(samples, soundPath(id))
  const { size } = statSync(soundPath(id))
  console.log(`${id} ${(samples.length / kokoroRateHz).toFixed(1)} s, ${size} bytes`)
  if (size > mostBytes) throw new PlainError(`${id} is too large.`)
  return { starts, levels: readLevels(samples, kokoroRateHz) }
}

async function encode(samples: Float32Array, path: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'))
  const wave = join(folder, 'call.wav')
  try {
    writeFileSync(wave, writeWave({ samples, sampleRateHz: kokoroRateHz }))
    mkdirSync(dirname(path), { recursive: true })
    await runFfmpeg(await ensureFfmpeg(), ['-i', wave, ...encoding.split(' '), path])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readCourses(): Map<string, Course> {
  try {
    const rows = JSON.parse(readFileSync(followFile, 'utf8')) as Record<string, Course>
    return new Map(Object.entries(rows))
  } catch {
    return new Map()
  }
}

function writeResults(courses: ReadonlyMap<string, Course>): void {
  const present = sampleIds.flatMap((id) => {
    const course = courses.get(id)
    return course ? [{ id, course }] : []
  })
  const rows = present.map(({ id, course }) => `  "${id}": ${JSON.stringify(course)}`)
  writeFileSync(followFile, `{\n${rows.join(',\n')}\n}\n`)
  const seconds = present.map(
    ({ id, course }) => `  '${id}': ${Math.round(course.levels.length / 10)},`,
  )
  writeFileSync(secondsFile, writeSeconds(seconds))
  const records = sampleIds.map((id) => [id, describeSample(id)] as const)
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(records), null, 2)}\n`)
}

function writeSeconds(rows: readonly string[]): string {
  const head = '// Written by `npm run samples`.'
  return [head, 'export const sampleSeconds = {', ...rows, '} as const', ''].join('\n')
}
