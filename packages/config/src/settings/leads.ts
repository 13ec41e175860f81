import { contactPath } from '@nightdesk/contracts'
import { contactEndpoint, database, mailServer, webhook } from '../kinds/addresses.ts'
import {
  email,
  folder,
  onOrOff,
  rate,
  secret,
  timeZone,
  wholeNumber,
  wholeNumberOrOff,
} from '../kinds/values.ts'
import { setting, type Environment } from '../setting.ts'

/** An owner who sets another rate per minute means that one: the other limits are then open unless set too. */
const unlessRateIsSet = (limit: number) => (set: Environment) =>
  set.CONTACT_RATE_PER_MINUTE ? undefined : limit

export const leadSettings = {
  /** As set: relative to the folder the process runs in. */
  dataDir: setting({
    name: 'DATA_DIR',
    kind: folder,
    fallback: './data',
    help: 'the folder of the leads, kept in SQLite',
    isInReadme: true,
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    kind: database,
    help: 'a PostgreSQL database for the leads instead, for several servers at once',
    example: 'postgres://nightdesk:password@localhost:5432/nightdesk',
    isInReadme: true,
  }),
  sharedSecret: setting({
    name: 'SHARED_SECRET',
    kind: secret,
    help: 'one secret of all servers of that database, who then share limits and start tokens, at least 16 characters',
    example: 'change-me-to-a-long-secret',
  }),
  /** A path of ours, or the whole https address of an external form service. */
  contactFormEndpoint: setting({
    name: 'CONTACT_FORM_ENDPOINT',
    kind: contactEndpoint,
    fallback: contactPath,
    help: 'where the contact form posts; an https address is an external form service',
  }),
  contactRatePerMinute: setting({
    name: 'CONTACT_RATE_PER_MINUTE',
    kind: rate,
    fallback: 10,
    help: 'how many posts a minute one visitor may send; all together leave six times as many leads',
  }),
  /** Without one there is no limit. */
  contactRatePerHour: setting({
    name: 'CONTACT_RATE_PER_HOUR',
    kind: rate,
    fallback: unlessRateIsSet(5),
    help: 'how many leads an hour one visitor may leave; open when another rate per minute is set',
  }),
  contactRatePerDay: setting({
    name: 'CONTACT_RATE_PER_DAY',
    kind: rate,
    fallback: unlessRateIsSet(20),
    help: 'how many leads a day one visitor may leave; open when another rate per minute is set',
  }),
  contactProofAfter: setting({
    name: 'CONTACT_PROOF_AFTER',
    kind: rate,
    fallback: unlessRateIsSet(1),
    help: 'leads an hour of one visitor that need no proof of work; open when another rate per minute is set',
  }),
  contactTo: setting({
    name: 'CONTACT_TO',
    kind: email,
    help: 'the mailbox that gets the leads',
    example: 'sales@example.com',
    isInReadme: true,
  }),
  smtpUrl: setting({
    name: 'SMTP_URL',
    kind: mailServer,
    help: 'the mail server that takes them there',
    example: 'smtps://user:password@mail.example.com',
    isInReadme: true,
  }),
  /** One that this machine's calendar knows, such as America/New_York. */
  timeZone: setting({
    name: 'TIME_ZONE',
    kind: timeZone,
    fallback: 'UTC',
    help: 'the time zone of that mailbox’s owner, for the times in mails',
    example: 'America/New_York',
  }),
  leadWebhookUrl: setting({
    name: 'LEAD_WEBHOOK_URL',
    kind: webhook,
    help: 'an address each lead is posted to',
    example: 'https://hooks.example.com/leads',
  }),
  leadWebhookSecret: setting({
    name: 'LEAD_WEBHOOK_SECRET',
    kind: secret,
    help: 'what those posts are signed with, at least 16 characters',
    example: 'change-me-to-something-long',
  }),
  hasLeadReceipts: setting({
    name: 'LEAD_RECEIPTS',
    kind: onOrOff,
    fallback: false,
    help: 'on mails visitors a receipt, one a day at most; needs SMTP_URL',
  }),
  hasLeadProbe: setting({
    name: 'LEAD_PROBE',
    kind: onOrOff,
    fallback: false,
    help: 'on sends a marked test lead through every delivery once an hour',
  }),
  /** Infinity when silence is not worth a message. */
  leadSilenceDays: setting({
    name: 'LEAD_SILENCE_DAYS',
    kind: wholeNumberOrOff(1, 365),
    fallback: 14,
    help: 'after how many days without a lead the owner is told; off never tells',
  }),
  leadRetentionDays: setting({
    name: 'LEAD_RETENTION_DAYS',
    kind: wholeNumber(1, 36_500),
    fallback: 365,
    help: 'how many days a lead is kept before it is erased',
  }),
  /** As set: relative to the folder the process runs in. Without one nothing is backed up. */
  backupDir: setting({
    name: 'BACKUP_DIR',
    kind: folder,
    help: 'a folder into which all leads are backed up once a day, best on another disk',
    example: '/var/backups/nightdesk',
  }),
  backupsKept: setting({
    name: 'BACKUPS_KEPT',
    kind: wholeNumber(1, 3_650),
    fallback: 7,
    help: 'how many of these backups stay there',
  }),
}
