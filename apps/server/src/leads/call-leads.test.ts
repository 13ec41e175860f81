import { airDesk } from '@nightdesk/content'
import { StoreUnavailableError, type IncomingLead } from '@nightdesk/leads'
import { describe, expect, it } from 'vitest'

import { createCallLeads } from './call-leads.ts'

const booking = {
  name: 'book-discovery-call',
  arguments: {
    name: 'Priya Shah',
    phone: '2125550123',
    topic: 'Hotels',
    date: '2026-11-17',
    time: '10:30 AM',
    timeZone: 'America/New_York',
    message: 'Discovery call requested in the voice demo. Business: Hotels.',
  },
}
const changed = { ...booking, arguments: { ...booking.arguments, phone: '2125550199' } }

type Admit = Parameters<typeof createCallLeads>[0]['admit']

const call = { id: 'call-1', address: '203.0.113.1' }
const added = { kind: 'added', reference: 'ND-2222-2222', proofBits: 0 } as const
const notSaved = { say: airDesk.notSaved }

function createDesk(admit: Admit) {
  const logs: object[] = []
  const write = (fields: object, message: string) => void logs.push({ ...fields, message })
  return {
    callLeads: createCallLeads({ admit, log: { info: write, warn: write, error: write } }),
    logs,
  }
}

/** A store that takes everything, and what it took. */
function createOpenDesk() {
  const leads: IncomingLead[] = []
  const keys: (string | undefined)[] = []
  const desk = createDesk(async (lead, { key }) => {
    leads.push(lead)
    keys.push(key)
    return { ...added, reference: `ND-2222-222${leads.length}` }
  })
  return { ...desk, leads, keys }
}

describe('a discovery call booked in a call', () => {
  it('becomes a lead with the words of the caller, and a phone number is enough', async () => {
    const { callLeads, leads } = createOpenDesk()

    const taken = await callLeads.take(call, booking)
    const noted = callLeads.take(call, { name: 'call-note', arguments: booking.arguments })

    expect([taken, noted]).toEqual([undefined, undefined])
    expect(leads).toEqual([
      expect.objectContaining({
        source: 'call',
        page: '/products/air',
        consentVersion: 'call-2026-3',
        fields: {
          name: 'Priya Shah',
          email: '',
          phone: '2125550123',
          message: 'Discovery call requested in the voice demo. Business: Hotels.',
        },
      }),
    ])
  })

  it('is one lead however often it comes, and has a key of its own in another call', async () => {
    const { callLeads, keys } = createOpenDesk()

    await callLeads.take(call, booking)
    await callLeads.take(call, booking)
    await callLeads.take({ ...call, id: 'call-2' }, booking)

    expect(new Set(keys).size).toBe(2)
    expect(keys).toHaveLength(2)
  })

  it('that was changed says which one it corrects, even when both come at once', async () => {
    const { callLeads, leads } = createOpenDesk()

    await Promise.all([callLeads.take(call, booking), callLeads.take(call, changed)])

    expect(leads.map(({ fields }) => [fields.phone, fields.message])).toEqual([
      ['2125550123', booking.arguments.message],
      ['2125550199', `Correction to ND-2222-2221: ${booking.arguments.message}`],
    ])
  })

  it('is told to be not saved when it is not, and neither it nor the log keeps it', async () => {
    let tries = 0
    const { callLeads, logs } = createDesk(async () => {
      tries += 1
      if (tries === 1) throw new StoreUnavailableError('disk full')
      return added
    })

    const refused = await callLeads.take(call, booking)
    await callLeads.settle()
    const triesBefore = tries
    const taken = await callLeads.take(call, booking)

    expect(refused).toEqual(notSaved)
    expect(triesBefore).toBe(1)
    expect(taken).toBeUndefined()
    expect(logs).toMatchObject([{ call: 'call-1', reason: 'disk full' }])
    expect(JSON.stringify(logs)).not.toMatch(/Priya|212555|Hotels/)
  })

  it('takes no place when it could not be saved, and is nothing to be corrected', async () => {
    const messages: string[] = []
    const { callLeads } = createDesk(async ({ fields }) => {
      messages.push(fields.message)
      if (messages.length === 1) throw new StoreUnavailableError('locked')
      return added
    })

    await callLeads.take(call, booking)
    const taken = [await callLeads.take(call, changed), await callLeads.take(call, booking)]

    expect(taken).toEqual([undefined, undefined])
    expect(messages[1]).not.toContain('Correction')
  })

  it('is stored before the server stops', async () => {
    const stored = Promise.withResolvers<typeof added>()
    const { callLeads } = createDesk(() => stored.promise)
    let isSettled = false

    void callLeads.take(call, booking)
    const settled = callLeads.settle().then(() => (isSettled = true))
    await Promise.resolve()
    const wasSettled = isSettled
    stored.resolve(added)
    await settled

    expect(wasSettled).toBe(false)
  })

  it.each([
    ['no way to reach anybody', { name: 'Priya' }],
    ['an address that is none', { name: 'Priya', email: 'a@b, c@d' }],
    ['things that are no text', { name: 5, email: {}, phone: ['1'] }],
  ])('is no lead when it has %s, and the caller is told so', async (_title, facts) => {
    const { callLeads, leads, logs } = createOpenDesk()

    const refused = await callLeads.take(call, { name: booking.name, arguments: facts })

    expect(refused).toEqual(notSaved)
    expect(leads).toEqual([])
    expect(JSON.stringify(logs)).not.toMatch(/Priya|a@b/)
  })
})
