import { minuteMs } from '@nightdesk/contracts'
import { describe, expect, it, onTestFinished } from 'vitest'

import type { LeadStore } from '../store/lead-store.ts'
import { openLeadStore } from '../store/open-store.ts'
import { numberedLead, sampleLead, startTime, sampleSetup } from '../testing/sample-lead.ts'
import { createTempFolder } from '../testing/temp-folder.ts'
import { UsageError, type CommandTools } from './command-tools.ts'
import { readLeadsCommand } from './read-leads-command.ts'

const added = { now: startTime, channels: ['mail'] } as const

/** An owner, and what they say when they are asked. */
async function createOwner(answer = false, isTerminal = false) {
  const store = await openLeadStore({ dataDir: await createTempFolder() })
  onTestFinished(() => store.close())
  const questions: string[] = []
  let code: number | undefined
  const tools: Omit<CommandTools, 'print'> = {
    store,
    confirm: async (question) => questions.push(question) > 0 && answer,
    whenPrinted: async () => {},
    channels: ['mail'],
    isTerminal,
    now: () => startTime + 30 * minuteMs,
    formatTable: (head, rows) => [head, ...rows].map((row) => row.join(' | ')).join('\n'),
  }
  async function run(...args: string[]): Promise<string> {
    const lines: string[] = []
    const print = (text: string) => void lines.push(text)
    code = await readLeadsCommand(args).run({ ...tools, print })
    return lines.join('\n')
  }
  return { store, tools, run, questions, lastCode: () => code }
}

async function addLead(store: LeadStore, lead = sampleLead()): Promise<string> {
  const result = await store.add(lead, added)
  return result.kind === 'added' ? result.reference : ''
}

describe('npm run leads', () => {
  it('lists leads', async () => {
    const { store, run } = await createOwner()
    const reference = await addLead(store)

    expect(await run('list')).toBe(
      'Reference | Received | Status | Name | Email | Page\n' +
        `${reference} | 2026-01-15 02:14 UTC | waiting | Ada Moss | ada@clinic.example | /industries/healthcare`,
    )
  })

  it('lists those in quarantine alone, and says when there are none', async () => {
    const { store, run } = await createOwner()
    await addLead(store)
    const none = await run('list', '--quarantined')
    const caught = await addLead(store, { ...numberedLead(2), quarantine: 'honeypot' })

    expect(none).toBe('No leads.')
    expect((await run('list', '--quarantined')).split('\n').slice(1)).toEqual([
      expect.stringContaining(caught),
    ])
  })

  it('shows everything about one, however its number is written', async () => {
    const { store, run } = await createOwner()
    const reference = await addLead(store)

    const text = await run('show', reference.toLowerCase())

    for (const part of [reference, 'Ada Moss', '+1 212 555 0134', 'Our phone rings at night.']) {
      expect(text).toContain(part)
    }
    expect(text).toMatch(/^Consent +the form cannot be posted without it; text 2025-1$/m)
    expect(text).toMatch(/^By mail +waiting, 0 tries, next at 2026-01-15 02:14 UTC$/m)
  })

  // Controls of both ranges, and every mark that turns the direction of what follows.
  const drawn = '\u001b[2J\u009b31m\r\u061c\u200e\u200f\u202a\u202e\u2066\u2069'
  const drawing = new RegExp(`[${drawn.replaceAll(/[[\w]/g, '')}]`)

  it('does not let a visitor draw on the terminal', async () => {
    const { store, run } = await createOwner()
    const fields = { name: `a${drawn}b`, message: `c${drawn}d` }
    const reference = await addLead(store, sampleLead({ fields }))

    const text = (await run('list')) + (await run('show', reference))

    expect(text).not.toMatch(drawing)
  })

  it.each(['json', 'csv'])(
    'does not let a visitor draw with an export there: %s',
    async (format) => {
      const { store, run } = await createOwner(false, true)
      const fields = { name: `a${drawn}b`, message: `c${drawn}d\n\te ö שלום` }
      await addLead(store, sampleLead({ fields }))

      const text = await run('export', '--format', format)

      expect(text).not.toMatch(drawing)
      expect(text).toMatch(/\ufffd.*d(?:\n\t|\\n\\t)e ö שלום/s)
    },
  )

  it('keeps every letter of an export that goes into a file', async () => {
    const { store, run } = await createOwner()
    const { message } = sampleLead({ fields: { message: `c${drawn}d` } }).fields
    await addLead(store, sampleLead({ fields: { message } }))

    expect(JSON.parse(await run('export', '--format', 'json'))).toMatchObject([{ message }])
    expect(await run('export', '--format', 'csv')).toContain(`c${drawn}d`)
  })

  it('exports one JSON array', async () => {
    const { store, run } = await createOwner()
    const reference = await addLead(store)

    expect(JSON.parse(await run('export', '--format', 'json'))).toEqual([
      {
        reference,
        createdAt: '2026-01-15T02:14:00.000Z',
        status: 'waiting',
        name: 'Ada Moss',
        email: 'ada@clinic.example',
        phone: '+1 212 555 0134',
        message: 'Our phone rings at night.',
        page: '/industries/healthcare',
        locale: 'en-US',
        network: '203.0.113.0/24',
        consentVersion: '2025-1',
        source: 'form',
      },
    ])
  })

  it('shows and exports the business that a visitor described, as words and as data', async () => {
    const { store, run } = await createOwner()
    const reference = await addLead(store, sampleLead({ setup: sampleSetup }))

    const shown = await run('show', reference)
    expect(shown).toContain('Business: Rose Street Bakery')
    expect(shown).toContain('Callers ask: Do you deliver? Answer: Yes, within three miles.')
    expect(JSON.parse(await run('export', '--format', 'json'))).toMatchObject([
      { setup: sampleSetup },
    ])
    const csv = await run('export', '--format', 'csv')
    expect(csv).toMatch(/,source,setup\r\n/)
    expect(csv).toContain('"{""name"":""Rose Street Bakery""')
  })

  it('keeps a business from being a formula in a spreadsheet', async () => {
    const { store, run } = await createOwner()
    const questions = [{ question: 'Why;-2+3?', answer: '+1' }]
    await addLead(store, sampleLead({ setup: { ...sampleSetup, questions } }))

    expect(await run('export', '--format', 'csv')).toContain("Why;'-2+3?")
  })

  it('exports what is known of one person', async () => {
    const { store, run } = await createOwner()
    await addLead(store)
    await addLead(store, numberedLead(2))

    const leads = JSON.parse(await run('export', '--email', 'ADA@clinic.example'))

    expect(leads).toMatchObject([{ email: 'ada@clinic.example' }])
  })

  it.each(['json', 'csv'])(
    'reads %s a page of leads at a time, and waits for whoever reads it',
    async (format) => {
      const { store, tools } = await createOwner()
      for (let number = 0; number < 450; number += 1) await addLead(store, numberedLead(number))
      const steps: string[] = []
      const pages: Pick<LeadStore, 'list'> = {
        async list(filter) {
          const page = await store.list(filter)
          steps.push(`read ${page.length}`)
          return page
        },
      }
      const lines: string[] = []
      let unread = 0
      let mostUnread = 0
      const print = (text: string) => {
        if (steps.at(-1) !== 'print') steps.push('print')
        lines.push(text)
        unread += 1
        mostUnread = Math.max(mostUnread, unread)
      }
      const whenPrinted = async () => void (unread = 0)

      const command = readLeadsCommand(['export', '--format', format])
      await command.run({ ...tools, store: { ...store, ...pages }, print, whenPrinted })

      const pageSteps = steps.slice(steps.indexOf('read 200'))
      expect(pageSteps).toEqual(['read 200', 'print', 'read 200', 'print', 'read 50', 'print'])
      const text = lines.join('\n')
      const names = text.match(/visitor-\d+@/g) ?? []
      expect(new Set(names).size).toBe(450)
      expect(names).toHaveLength(450)
      expect(mostUnread).toBe(1)
    },
  )

  it('prints pages of leads as the one array they are', async () => {
    const { store, run } = await createOwner()
    for (let number = 0; number < 3; number += 1) await addLead(store, numberedLead(number))

    const text = await run('export', '--format', 'json')

    const all = JSON.parse(text) as object[]
    expect(all).toHaveLength(3)
    expect(text).toBe(JSON.stringify(all, null, 2))
  })

  it('exports none as an empty array', async () => {
    const { run } = await createOwner()

    expect(await run('export', '--format', 'json')).toBe('[]')
  })

  it('exports CSV that no spreadsheet takes for formulas', async () => {
    const { store, run } = await createOwner()
    const fields = {
      name: '=HYPERLINK("http://evil.example")',
      phone: '+1',
      message: '@SUM(1)\n"a",b',
    }
    await addLead(store, sampleLead({ fields }))

    const [head, row] = (await run('export', '--format', 'csv')).split('\r\n')

    expect(head).toMatch(/^reference,createdAt,status,name,email,phone,message,page/)
    expect(row).toContain(
      `,"'=HYPERLINK(""http://evil.example"")",ada@clinic.example,'+1,"'@SUM(1)\n""a"",b",`,
    )
  })

  it.each(['=1', '+1', '-1', '@a', '\ta', '\ra'])('keeps %j a text in CSV', async (name) => {
    const { store, run } = await createOwner()
    await addLead(store, sampleLead({ fields: { name } }))

    expect(await run('export', '--format', 'csv')).toContain(`'${name}`)
  })

  it('releases a lead from quarantine, once', async () => {
    const { store, run } = await createOwner()
    const reference = await addLead(store, sampleLead({ quarantine: 'too-fast' }))

    expect(await run('release', reference)).toBe(`${reference} is released.`)
    expect(await run('release', reference)).toBe(`${reference} is not in quarantine.`)
    expect(await store.counts()).toMatchObject({ quarantined: 0, undelivered: 1 })
  })

  it('makes dead letters due again', async () => {
    const { store, run } = await createOwner()
    await addLead(store)
    const [claim] = await store.claim({ channel: 'mail', now: startTime, leaseMs: 1, limit: 1 })
    if (claim) await store.markFailed(claim, { now: startTime, retryAt: undefined, error: 'X' })

    expect(await run('retry')).toBe('1 delivery is due now.')
    expect(await store.counts()).toMatchObject({ dead: 0, undelivered: 1 })
  })

  it('erases every lead of an address, or one by its number, once its owner has seen which', async () => {
    const { store, run, questions, lastCode } = await createOwner(true)
    const first = await addLead(store)
    const second = await addLead(store, numberedLead(2))

    const erased = await run('erase', '--email', 'ADA@clinic.example')

    expect(erased).toMatch(new RegExp(`^Reference .*\n${first} .*\nErased: ${first}\\.$`))
    expect(lastCode()).toBe(0)
    expect(await run('erase', second)).toContain(`Erased: ${second}.`)
    expect(questions).toEqual(Array(2).fill('Erase this lead for good?'))
    expect(await store.list()).toEqual([])
  })

  it('erases nothing without a yes', async () => {
    const { store, run, lastCode } = await createOwner(false)
    const reference = await addLead(store)

    expect(await run('erase', reference)).toMatch(/\nNothing was erased\.$/)
    expect(lastCode()).toBe(1)
    expect(await store.list()).toHaveLength(1)
  })

  it('asks no script that says --yes', async () => {
    const { store, run, questions, lastCode } = await createOwner(false)
    const reference = await addLead(store)

    expect(await run('erase', reference, '--yes')).toContain(`Erased: ${reference}.`)
    expect(lastCode()).toBe(0)
    expect(questions).toEqual([])
  })

  it.each([[['--email', 'nobody@clinic.example']], [['ND-2222-2222']]])(
    'ends with 1, and asks nothing, when there is nothing to erase: %j',
    async (target) => {
      const { store, run, questions, lastCode } = await createOwner(true)
      await addLead(store)

      expect(await run('erase', ...target)).toBe('There was nothing to erase.')
      expect(lastCode()).toBe(1)
      expect(questions).toEqual([])
    },
  )

  it('has the numbers', async () => {
    const { store, run } = await createOwner()
    await addLead(store)

    const text = await run('stats')

    expect(text).toContain('Leads | 1\nIn quarantine | 0')
    expect(text).toContain('Oldest waiting, minutes | 30')
  })

  it.each([
    [[], 'Usage:'],
    [['delete'], 'Usage:'],
    [['show'], 'Usage:'],
    [['erase'], 'Usage:'],
    [['erase', '--email', 'a', 'ND-2222-2222'], 'Usage:'],
    [['list', '--limit', 'x'], '--limit must be'],
    [['list', '--limit', '9'.repeat(21)], '--limit must be'],
    [['list', '--color'], 'Usage:'],
    [['export', '--format', 'xml'], '--format must be json or csv.'],
    [['show', 'ND-2222-2222'], 'There is no lead ND-2222-2222.'],
  ])('says what it does not understand about %j', async (args, message) => {
    const { run } = await createOwner()

    const failure = run(...args)

    await expect(failure).rejects.toThrow(UsageError)
    await expect(failure).rejects.toThrow(message)
  })
})
