import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rootDir } from '../project/paths.ts'
import { readContainerfile } from './containerfile.ts'

describe('our container file', () => {
  const text = readFileSync(join(rootDir, 'deploy/Containerfile'), 'utf8')
  const file = readContainerfile(text, { ARCHIVE: 'nightdesk-1.tar.gz' })

  it('is made from the archive, on plain Debian', () => {
    expect(file.from).toMatch(/\/debian:[a-z]+-slim$/)
    expect(file.steps[0]).toEqual({ add: 'nightdesk-1.tar.gz', to: '/opt/nightdesk/' })
  })

  it('runs as nobody in particular, its data in a volume', () => {
    expect(file.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    expect(file.volumes).toEqual([file.env.DATA_DIR])
  })

  it('is stopped by the signal the server listens to, with no shell between', () => {
    expect(file.stopSignal).toBe('SIGTERM')
    expect(file.entrypoint).toEqual(['/opt/nightdesk/current/nightdesk'])
    expect(file.healthcheck).toEqual([...file.entrypoint, 'health'])
  })

  it('opens the ports of pages and of calls', () => {
    expect(file.ports).toEqual(['3000/tcp', `${file.env.VOICE_UDP_PORT}/udp`])
  })
})

describe('a container file', () => {
  it('may go over several lines and have comments', () => {
    const { steps } = readContainerfile('# why\nRUN one \\\n    && two\n', {})

    expect(steps).toEqual([{ run: 'one && two' }])
  })

  it('says nothing that is not carried out', () => {
    expect(() => readContainerfile('ONBUILD RUN one', {})).toThrow('ONBUILD RUN one')
  })
})
