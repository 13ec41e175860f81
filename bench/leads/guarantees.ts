import type { GuaranteeId } from './figures.ts'

export type Guarantee = {
  readonly id: GuaranteeId
  readonly promise: string
  /** The tests that show what is not measured here, or show it without a benchmark. */
  readonly tests: readonly string[]
}

const leads = 'packages/leads/src'
const server = 'apps/server/src'
const desk = 'apps/site/app/features/contact-section/late/desk'

/** What the lead service promises, row by row, and where each row is shown. */
export const guarantees: readonly Guarantee[] = [
  {
    id: 'L1',
    promise: 'acknowledged means stored, flushed, with its deliveries',
    tests: [
      'bench/leads/crash-run.test.ts',
      'bench/servers/kill-one-run.test.ts',
      `${leads}/store/sqlite/sqlite-store.test.ts`,
    ],
  },
  {
    id: 'L2',
    promise: 'a repeat makes nothing new',
    tests: [
      'bench/leads/crash-run.test.ts',
      'bench/servers/two-servers.test.ts',
      `${leads}/intake/post-lead.test.ts`,
    ],
  },
  {
    id: 'L3',
    promise: 'one key, one lead; another body under it is refused',
    tests: [`${leads}/intake/post-lead.test.ts`, `${leads}/testing/store-suite.ts`],
  },
  {
    id: 'L4',
    promise: 'a mail server in trouble does not reach the visitor',
    tests: [`${leads}/mail/mail-channel.test.ts`, `${leads}/delivery/schedule.test.ts`],
  },
  {
    id: 'L5',
    promise: 'a crash repeats one mail at most, with the same Message-ID',
    tests: [`${leads}/delivery/worker.test.ts`, `${leads}/mail/mail-channel.test.ts`],
  },
  {
    id: 'L6',
    promise: 'the page’s success comes true, a failure keeps the fields',
    tests: [
      'e2e/contact-form.spec.ts',
      'e2e/contact-form-answers.spec.ts',
      `${desk}/outbox.test.ts`,
      `${desk}/send-lead.test.ts`,
    ],
  },
  {
    id: 'L7',
    promise: 'no body brings it down',
    tests: ['bench/leads/malformed-run.test.ts', `${leads}/body/fields.test.ts`],
  },
  {
    id: 'L8',
    promise: 'what is too large is refused early',
    tests: [`${server}/security/limits.test.ts`, `${server}/security/headers.test.ts`],
  },
  {
    id: 'L9',
    promise: 'slow clients are closed and harm nobody',
    tests: [`${server}/security/limits.test.ts`],
  },
  {
    id: 'L10',
    promise: 'no header, no recipient out of a form',
    tests: [`${leads}/mail/compose-mail.test.ts`, `${leads}/intake/read-lead.test.ts`],
  },
  {
    id: 'L11',
    promise: 'no markup, formula or log line out of a form',
    tests: [
      `${leads}/mail/compose-mail.test.ts`,
      `${leads}/command/read-leads-command.test.ts`,
      `${server}/logging.test.ts`,
    ],
  },
  {
    id: 'L12',
    promise: 'spam is slowed, nobody is lost',
    tests: [
      `${leads}/intake/spam.test.ts`,
      `${leads}/intake/proof.test.ts`,
      `${leads}/intake/proof-desk.test.ts`,
      'e2e/contact-form-proof.spec.ts',
    ],
  },
  {
    id: 'L13',
    promise: 'works without JavaScript',
    tests: [`${leads}/intake/without-javascript.test.ts`, 'e2e/contact-form.spec.ts'],
  },
  {
    id: 'L14',
    promise: 'other websites cannot post',
    tests: [`${leads}/intake/post-lead.test.ts`, `${server}/leads/leads.test.ts`],
  },
  {
    id: 'L15',
    promise: 'consent can be shown: version, time, page, language',
    tests: [`${leads}/intake/post-lead.test.ts`, `${server}/leads/call-leads.test.ts`],
  },
  {
    id: 'L16',
    promise: 'erased is erased; old leads go by themselves',
    tests: [`${leads}/store/sqlite/sqlite-store.test.ts`, `${leads}/housekeeping.test.ts`],
  },
  {
    id: 'L17',
    promise: 'no log has a word of a visitor',
    tests: [`${server}/leads/leads.test.ts`, `${leads}/mail/mail-channel.test.ts`],
  },
  {
    id: 'L18',
    promise: 'full, read-only or locked: 503, and well again by itself',
    tests: [`${leads}/store/sqlite/sqlite-store.test.ts`, `${leads}/intake/store-trouble.test.ts`],
  },
  {
    id: 'L19',
    promise: 'a deploy loses nothing',
    tests: [`${server}/stop-gracefully.test.ts`, `${server}/server.test.ts`],
  },
  { id: 'L20', promise: 'fast with every lead flushed', tests: [] },
  {
    id: 'L21',
    promise: 'somebody notices',
    tests: [`${leads}/alarms.test.ts`, `${leads}/housekeeping.test.ts`],
  },
  {
    id: 'L22',
    promise: 'from the own domain; one receipt a day, without a word of theirs',
    tests: [`${leads}/mail/mail-channel.test.ts`, `${leads}/mail/receipt-channel.test.ts`],
  },
  {
    id: 'L23',
    promise: 'a backup restores every row',
    tests: [`${leads}/command/backup.test.ts`, `${leads}/testing/store-suite.ts`],
  },
  {
    id: 'L24',
    promise: 'the store may fail at any moment; the site stays, and no answer is late or untrue',
    tests: [
      'bench/leads/restart-run.test.ts',
      'bench/servers/database-gone-run.test.ts',
      `${leads}/store/postgres/postgres-store.test.ts`,
      `${leads}/store/sqlite/lost-file.test.ts`,
      `${server}/leads/store-outage.test.ts`,
    ],
  },
]
