import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ownBusinessId } from '@nightdesk/contracts'
import { expect, it, onTestFinished } from 'vitest'

import { createFrontDesk } from '../front-desk/front-desk.ts'
import { receptionists } from '../mind/receptionists.ts'
import { bankClauses } from './bank-clauses.ts'
import { readClipFile, writeClipFile } from './clip-file.ts'
import { packClip, unpackClip } from './packed-clip.ts'
import { bankDir, bankName, bankVoice, openVoiceBank } from './voice-bank.ts'

const largestBytes = 15 * 1024 * 1024
const packetsPerSecond = 50

const clip = (text: string, ...packets: number[][]) => ({
  text,
  voice: bankVoice,
  hash: text,
  bytes: packClip(packets.map((packet) => Uint8Array.from(packet))),
})

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'bank-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

it('packs packets of any length, and unpacks them again', () => {
  const packets = [Uint8Array.of(1), new Uint8Array(300).fill(7), new Uint8Array(0)]

  expect(unpackClip(packClip(packets))).toEqual(packets)
})

it('finds a clause whatever its spaces and quotes look like', () => {
  const dir = folder()
  writeClipFile(dir, bankName, [clip("I'm here.", [1], [2, 3]), clip('Yes.', [4])])
  const bank = openVoiceBank(dir)

  expect(bank.find('I’m  here. ')).toEqual([Buffer.of(1), Buffer.of(2, 3)])
  expect(bank.find('Yes.')).toEqual([Buffer.of(4)])
  expect(bank.find('Yes?')).toBeUndefined()
})

it('says a word that is recorded with another mark in that recording, and prefers its own', () => {
  const dir = folder()
  writeClipFile(dir, bankName, [clip('Foster', [1]), clip('two,', [2]), clip('two.', [3])])
  const bank = openVoiceBank(dir)

  expect(bank.find('Foster,')).toEqual([Buffer.of(1)])
  expect(bank.find('Foster.')).toEqual([Buffer.of(1)])
  expect(bank.has('Foster,')).toBe(true)
  expect(['two,', 'two.'].map((clause) => bank.find(clause))).toEqual([
    [Buffer.of(2)],
    [Buffer.of(3)],
  ])
})

it('is empty where nothing was made yet', () => {
  expect(readClipFile(folder(), bankName).clips).toEqual([])
})

it('holds every sentence of the front desk, each once', () => {
  const wanted = bankClauses([createFrontDesk()])
  const bank = openVoiceBank()

  expect(new Set(wanted).size).toBe(wanted.length)
  expect(wanted.filter((clause) => bank.find(clause) === undefined)).toEqual([])
})

it('stays small, and starts and ends with the speech', () => {
  const { clips } = readClipFile(bankDir, bankName)
  const bytes = statSync(join(bankDir, `${bankName}.opus`)).size
  const seconds = clips.reduce((sum, { bytes: packed }) => {
    return sum + unpackClip(packed).length / packetsPerSecond
  }, 0)

  expect(bytes).toBeLessThan(largestBytes)
  expect(bytes / seconds).toBeLessThan(5_000)
  expect(clips.every(({ voice }) => voice === bankVoice)).toBe(true)
})

it('holds what every call for a visitor’s business has in common, whatever its trade', () => {
  const own = receptionists().filter(({ id }) => id === ownBusinessId)
  const bank = openVoiceBank()

  expect(own).toHaveLength(1)
  expect(bankClauses(own).filter((clause) => bank.find(clause) === undefined)).toEqual([])
})
