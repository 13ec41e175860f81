import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkEnvFile, readEnvFile } from './env-file.ts'

it.each([
  ['nothing', ''],
  ['settings', 'PORT=3100\n# a remark\n\nexport BACKUP_DIR = /var/backups\r\n'],
  ['a value over several lines', 'SMTP_URL="smtp://a.example\nsecond line: of it"\nPORT=1\n'],
])('finds no fault in %s', (_title, text) => {
  expect(readEnvFile(Buffer.from(text))).toEqual({ strangers: [] })
})

it.each([
  ['a byte order mark', Buffer.from('\uFEFFBACKUP_DIR=/x\n'), /byte order mark/],
  ['UTF-16', Buffer.from('PORT=3100\n', 'utf16le'), /UTF-8/],
  ['a colon', Buffer.from('PORT=3100\nVOICE_MAX_CALLS: 2\n'), /NAME=value: VOICE_MAX_CALLS$/],
])('refuses a file with %s', (_title, bytes, fault) => {
  expect(readEnvFile(bytes).fault).toMatch(fault)
})

it('names what is no setting, and no value', () => {
  const root = mkdtempSync(join(tmpdir(), 'env-file-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const said: string[] = []
  checkEnvFile((line) => said.push(line), root)
  writeFileSync(join(root, '.env'), 'BACKUPS_DIR=/secret\nPORT=3100\n')
  checkEnvFile((line) => said.push(line), root)

  expect(said).toEqual(['.env: there is no setting BACKUPS_DIR; it is passed on as it is.'])
  writeFileSync(join(root, '.env'), 'SMTP_URL smtp://user:secret@mail.example\n')
  expect(() => checkEnvFile(() => {}, root)).toThrow(
    '.env has a line that is not NAME=value: SMTP_URL',
  )
})
