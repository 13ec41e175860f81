import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

import { describe, expect, it } from 'vitest'

import { createTempFolder } from '../../testing/temp-folder.ts'
import { isBusy, unavailableReason } from './sqlite-errors.ts'

const script = resolve(import.meta.dirname, '../../testing/add-without-files.ts')
const run = promisify(execFile)

describe('while the process can open no more files', () => {
  it('leads are stored all the same, and the store is not taken for removed', async () => {
    const command = 'ulimit -n 200 && exec "$@"'
    const dataDir = await createTempFolder()

    const { stdout } = await run('sh', ['-c', command, 'sh', process.execPath, script, dataDir])

    expect(JSON.parse(stdout)).toEqual({
      before: 'added',
      during: 'added',
      after: 'added',
      leads: 3,
      isRenewed: false,
    })
  })

  it.each(['EMFILE', 'ENFILE'])('%s is waited for, and the connection is kept', (code) => {
    const error = Object.assign(new Error(code), { code })

    expect(isBusy(error)).toBe(true)
    expect(unavailableReason(error)).toBe(code)
  })
})
