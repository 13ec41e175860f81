// The whole program, where there is nothing but what it brings along.
import { chownSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeBareRoot } from '../fresh-root/bare-root.ts'
import { canEnterRoots } from '../fresh-root/enter-root.ts'
import { runInside, startInside } from '../fresh-root/run-inside.ts'
import { waitUntilHealthy } from '../process/health.ts'
import { freePort } from '../process/ports.ts'
import { createTempProject, writeInto } from '../project/temp-project.ts'
import { readCpu } from './read-cpu.ts'
import { stageProgram } from './stage-program.ts'

const user = 10_001
const launcher = '/opt/nightdesk/nightdesk'

describe.runIf(canEnterRoots())('on a machine without npm, Node and compiler', () => {
  let root = ''

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'bare-machine-'))
    makeBareRoot(root)
    const build = join(root, 'build')
    writeInto(build, 'releases/one/client/index.html', '')
    writeInto(build, 'releases/one/pages.json', '{}')
    symlinkSync('releases/one', join(build, 'current'))
    await stageProgram(join(root, 'opt/nightdesk'), { cpu: readCpu(process.arch), build })
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('the program serves, hears and stores, as anybody, with nothing to write to but its data', async () => {
    const data = createTempProject({})
    chownSync(data, user, user)
    const inside = { root, user: `${user}:${user}`, volumes: { '/data': data } }
    const port = await freePort()
    const env = {
      PORT: String(port),
      DATA_DIR: '/data',
      // Parts that are loaded only when they are set.
      ERROR_REPORT_DSN: 'http://key@127.0.0.1:9/1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      CONTACT_TO: 'owner@nightdesk.example',
      METRICS: 'on',
    }
    const server = startInside(inside, [launcher, 'start', '--no-site'], env)
    onTestFinished(async () => void (await server.stop('SIGKILL')))

    // Ready is who has its models loaded.
    expect(await waitUntilHealthy(`http://127.0.0.1:${port}/readyz`, server.isOver)).toBe(true)
    const report = await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()
    expect(report).toEqual({ status: 'ready', leads: true })
    expect(await runInside(inside, [launcher, 'health'], env)).toEqual({ code: 0, output: '' })
    expect((await runInside(inside, [launcher, 'config'], env)).output).toContain('/data')
    const leads = await runInside(inside, [launcher, 'leads', 'list'], env)
    expect(leads.code).toBe(0)
    expect(leads.output).toContain('Leads: SQLite in /data/leads.sqlite')

    expect(await server.stop('SIGTERM')).toBe(0)
  })
})
