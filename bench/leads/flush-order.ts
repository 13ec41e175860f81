import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../scripts/process/ports.ts'
import { numberedForm } from './post-lead.ts'
import { startLeadServer } from './lead-server.ts'

const traced = 'trace=fsync,fdatasync,write,writev,sendto,sendmsg'

/** Whether the disk was flushed between the lead's coming and the answer, as the kernel saw it; null without strace. */
export async function isFlushedBeforeAnswer(dataDir: string): Promise<boolean | null> {
  if (!hasStrace()) return null
  const file = join(dataDir, 'strace.txt')
  // -D: the process that gets our signals is the server, not its observer.
  const wrapper = ['strace', '-D', '-f', '-s', '32', '-e', traced, '-o', file]
  const server = await startLeadServer({ port: await freePort(), dataDir, wrapper })
  await fetch(`${server.url}/healthz`)
  await delay(200)
  const before = readFileSync(file, 'utf8').split('\n').length
  const response = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(numberedForm(0)),
  })
  await response.text()
  await delay(200)
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(before - 1)
  await server.stop()
  const answer = lines.findIndex((line) => line.includes('HTTP/1.1 200'))
  const flush = lines.findIndex((line) => /\b(?:fsync|fdatasync)\(/.test(line))
  return flush >= 0 && answer >= 0 && flush < answer
}

function hasStrace(): boolean {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
