import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { airDesk } from '@nightdesk/content'
import { openLeadStore } from '@nightdesk/leads'
import { createVoiceProvider, receptionists } from '@nightdesk/voice-provider'
import { expect, it, onTestFinished } from 'vitest'

import { dial } from '../testing/dial.ts'
import { listenFixtureApp } from '../testing/fixture-app.ts'
import { createTypedCallEngines } from '../testing/voice-engines.ts'

async function listenWithAir() {
  const dataDir = await mkdtemp(join(tmpdir(), 'nightdesk-data-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const leadStore = await openLeadStore({ dataDir })
  const caps = {
    maxCalls: 2,
    callsPerHour: 10,
    callsPerDay: 10,
    callSeconds: 180,
    callsPerAddress: 1,
    silenceSeconds: 20,
  }
  const publicUrl = 'https://www.nightdesk.example'
  const fixture = await listenFixtureApp({
    leadStore,
    createVoice: (server) =>
      createVoiceProvider({
        assistants: receptionists(),
        publicUrl,
        startEngines: createTypedCallEngines,
        ...caps,
        ...server,
      }),
  })
  return { ...fixture, leadStore, publicUrl, dataDir }
}

/** A call with AIR in which everything for a booking is said but the yes. */
async function callUpToReadBack() {
  const fixture = await listenWithAir()
  const { port, publicUrl: origin } = fixture
  const { socket, texts, type } = await dial({ port, origin, assistantId: 'air' })
  const said = (pattern: RegExp) => texts.filter((text) => pattern.test(text))
  const hear = async (pattern: RegExp) => {
    while (said(pattern).length === 0) await delay(10)
  }
  socket.send('playable')
  await hear(/"transcript"/)
  type('book a call, I am Jack Hall, a deli, jack@example.com, tomorrow at ten in the morning')
  await hear(/call-note/)
  return { ...fixture, socket, type, said, hear }
}

/** What the next start would find. */
async function findAnew(dataDir: string) {
  const store = await openLeadStore({ dataDir })
  try {
    return await store.list()
  } finally {
    await store.close()
  }
}

const isSent = /"status":"sent"/
const booked = new RegExp(airDesk.booked[0])
const bookedAgain = new RegExp(airDesk.bookedAgain[0])
const notSaved = new RegExp(airDesk.notSaved[0])

it('a typed call with AIR ends with exactly one lead in the store', async () => {
  const { app, type, hear, socket, logs, dataDir } = await callUpToReadBack()

  type('yes')
  await hear(/book-discovery-call/)
  socket.send(JSON.stringify({ type: 'end-call' }))
  await once(socket, 'close')
  await app.close()

  expect(await findAnew(dataDir)).toEqual([
    expect.objectContaining({
      source: 'call',
      page: '/products/air',
      fields: expect.objectContaining({ name: 'Jack Hall', email: 'jack@example.com' }),
    }),
  ])
  expect(JSON.stringify(logs)).not.toMatch(/Jack|jack@|deli\b/)
})

it('the lead is in the store when the caller hears and sees that it is with the team', async () => {
  const { type, hear, dataDir } = await callUpToReadBack()

  type('yes')
  await hear(isSent)
  const whenSeen = await findAnew(dataDir)
  await hear(booked)

  expect(whenSeen).toHaveLength(1)
})

it('without a store the caller hears so, the paper stays a draft, and the log says why', async () => {
  const { type, hear, said, logs, dataDir } = await callUpToReadBack()
  await rm(dataDir, { recursive: true })
  await writeFile(dataDir, '')

  type('yes')
  await hear(notSaved)

  expect(said(booked)).toEqual([])
  expect(said(isSent)).toEqual([])
  expect(said(/book-discovery-call/)).toEqual([])
  expect(logs).toContainEqual(
    expect.objectContaining({
      level: 'error',
      reason: 'ENOTDIR',
      msg: 'the lead of a call could not be stored: the caller is told so',
    }),
  )
})

it('a correction in the same call is delivered, and says what it corrects', async () => {
  const { type, hear, dataDir } = await callUpToReadBack()
  type('yes')
  await hear(booked)

  type('actually my number is 212 555 0199')
  await hear(/call-note.*555-0199/)
  type('yes')
  await hear(bookedAgain)

  const leads = await findAnew(dataDir)
  const first = leads.find(({ fields }) => fields.phone === '')
  const second = leads.find(({ fields }) => fields.phone !== '')
  expect(leads.map(({ isQuarantined }) => isQuarantined)).toEqual([false, false])
  expect(second?.fields.message).toMatch(new RegExp(`^Correction to ${first?.reference}: `))
})
