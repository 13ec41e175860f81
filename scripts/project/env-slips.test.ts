import { expect, it } from 'vitest'
import { readEnvFile } from './env-file.ts'
import { findEnvSlip } from './env-slips.ts'

const settings = new Set(['LEAD_WEBHOOK_SECRET', 'DATA_DIR', 'TIME_ZONE', 'SMTP_URL'])

it.each([
  ['a remark behind a value', 'DATA_DIR=/srv/leads # on the large disk: #2\nSMTP_URL=\t# none\n'],
  ['a remark behind a quoted value', `DATA_DIR="/srv/#1" # the owner's\nTIME_ZONE='UTC'#here\n`],
  ['a remark with a quote', "# the owner's\nDATA_DIR=/x # it's\nTIME_ZONE='UTC'\n"],
  ['a quote within a value', "SMTP_URL=it's\nTIME_ZONE='UTC'\n"],
  ['a value over several lines', 'SMTP_URL="-----BEGIN\nAbc/d==\nAbc=\n-----END"\nDATA_DIR=/x\n'],
  ['other line ends', "export DATA_DIR='/x'\r\nTIME_ZONE=UTC\r\nSMTP_URL=\r\n"],
  ['the name of a setting in a value', "SMTP_URL='smtp://DATA_DIR=x'\n"],
])('finds no fault in %s', (_title, text) => {
  expect(findEnvSlip(text, settings)).toBeUndefined()
})

const cut = /^line 2: LEAD_WEBHOOK_SECRET would end before the sign #: put its value in quotes\.$/
const open = /^line 2: the quote of LEAD_WEBHOOK_SECRET is not closed/
it.each([
  ['a value with #', 'LEAD_WEBHOOK_SECRET=abcdef#hidden # a remark\n', cut],
  ['a value that begins with #', 'LEAD_WEBHOOK_SECRET=#hidden\n', cut],
  ['a value with # and spaces', 'export LEAD_WEBHOOK_SECRET = abc d#hidden\n', cut],
  [
    'an open quote that takes in a setting',
    "LEAD_WEBHOOK_SECRET='hidden\nDATA_DIR=/x\nTIME_ZONE='UTC'\n",
    open,
  ],
  [
    'an open quote that ends at a later one',
    'LEAD_WEBHOOK_SECRET="hidden\nOTHER="x"\nDATA_DIR=/x\n',
    open,
  ],
  ['an open quote that takes in all', "LEAD_WEBHOOK_SECRET='hidden\nDATA_DIR=/x\nA='\n", open],
  ['a quote that nothing closes', 'LEAD_WEBHOOK_SECRET=`hidden\nDATA_DIR=/x\n', open],
  [
    'more behind the closing quote',
    'LEAD_WEBHOOK_SECRET="abc"hidden\n',
    /^line 2: what stands behind the closing quote of LEAD_WEBHOOK_SECRET does not count\.$/,
  ],
])('names %s by its line, and no value', (_title, text, fault) => {
  const slip = findEnvSlip(`# settings\n${text}`, settings)

  expect(slip).toMatch(fault)
  expect(slip).not.toContain('hidden')
})

it('names a setting that stands there twice by both lines, and no value', () => {
  const text = 'SMTP_URL="one\ntwo"\nTIME_ZONE=UTC\n# TIME_ZONE=UTC\nexport TIME_ZONE = hidden\n'

  expect(findEnvSlip(text, settings)).toBe(
    'line 5: TIME_ZONE stands in line 3 already: leave one of them.',
  )
  expect(findEnvSlip('OTHER=1\nOTHER=2\n', settings)).toBeUndefined()
})

it('counts the lines of values before it', () => {
  const text = 'SMTP_URL="one\ntwo"\r\n\nDATA_DIR=/x\nTIME_ZONE=a#b\n'

  expect(findEnvSlip(text, settings)).toMatch(/^line 5: TIME_ZONE /)
})

it('stops the command', () => {
  expect(readEnvFile(Buffer.from('LEAD_WEBHOOK_SECRET=abc#def\n')).fault).toMatch(/^line 1: /)
})
