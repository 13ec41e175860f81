import { unsettled } from '@nightdesk/contracts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { assertSettled } from './settled.ts'

it('a file that is served as it is may hold no setting', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-settled-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [good, bad] = [join(folder, 'a.js'), join(folder, 'b.js')]
  writeFileSync(good, 'go("/")')
  writeFileSync(bad, `go("${unsettled.publicUrl}/")`)

  await expect(assertSettled([good])).resolves.toBeUndefined()
  await expect(assertSettled([good, bad])).rejects.toThrow('b.js holds a setting')
})
