import type { ChannelName, Lead, NewLead } from '../lead.ts'
import type { SqlValue } from './database.ts'
import type { SharedVisits } from './postgres/shared-visits.ts'

export type AddOptions = {
  readonly now: number
  /** The client's idempotency key. */
  readonly key?: string | undefined
  /** A row for each is committed with the lead, unless it is quarantined. */
  readonly channels: readonly ChannelName[]
}

export type AddResult =
  /** Released: it was there, in quarantine, and this clean repeat has let it out. */
  | { readonly kind: 'added' | 'duplicate' | 'released'; readonly reference: string }
  /** The key belongs to another lead. */
  | { readonly kind: 'conflict' }
  /** It would be in quarantine, where its network has filled the room there is for one. Nothing was stored. */
  | { readonly kind: 'full' }

/** What came of a key before. */
export type EarlierLead =
  { readonly kind: 'duplicate'; readonly reference: string } | { readonly kind: 'conflict' }

export type ClaimOptions = {
  readonly channel: ChannelName
  readonly now: number
  readonly leaseMs: number
  readonly limit: number
}

/** One try at one delivery, ours until the lease ends. */
export type Claim = {
  readonly lead: Lead
  readonly channel: ChannelName
  /** This one included. */
  readonly attempts: number
  /** When the lead was first to be delivered. */
  readonly since: number
  readonly token: string
}

export type Failure = {
  readonly now: number
  /** When to try again; without it the delivery is dead. */
  readonly retryAt: number | undefined
  /** A code, never a text: what servers answer may repeat what a visitor wrote. */
  readonly error: string
}

export type ListFilter = {
  readonly limit?: number
  readonly isQuarantined?: boolean
  /** The last one of the list before: only those that come after it. */
  readonly after?: Pick<Lead, 'reference' | 'createdAt'> | undefined
}

export type LeadCounts = {
  readonly leads: number
  readonly quarantined: number
  readonly delivered: number
  readonly undelivered: number
  readonly dead: number
  /** Since when the oldest delivery still under way has been waiting. */
  readonly oldestUndeliveredAt: number | null
  /** When the last one came that is not in quarantine. */
  readonly lastLeadAt: number | null
}

/**
 * Where leads are kept. Every promise that resolves has reached the disk, and none that a visitor waits for takes two
 * seconds: it rejects then, and what is committed later all the same is found again under its key.
 */
export type LeadStore = {
  /** Says on start where leads go; holds no secret. */
  readonly description: string
  /** What visitors did on any server; without it each server counts for itself. */
  readonly visits: SharedVisits | undefined
  /** Opens it; rejects with a `StoreUnavailableError` when it cannot be opened, for now. */
  check(waitMs?: number): Promise<void>
  /** Does everything that storing a lead takes, and leaves none: rejects whenever `add` would. */
  tryToAdd(): Promise<void>
  /** Told when everything in it was lost while in use, and an empty one has been laid out in its place. */
  onRenewed(listener: () => void): void
  add(lead: NewLead, options: AddOptions): Promise<AddResult>
  /** What adding it again under its key would say; nothing where the key is new. */
  findEarlier(lead: Pick<NewLead, 'fields'>, key: string): Promise<EarlierLead | undefined>

  claim(options: ClaimOptions): Promise<Claim[]>
  /** Done with. The note says why nothing was sent; without it the other side has taken it. */
  markDelivered(claim: Claim, now: number, note?: string): Promise<void>
  markFailed(claim: Claim, failure: Failure): Promise<void>
  /** Gives back what was claimed and not tried. */
  unclaim(claims: readonly Claim[]): Promise<void>
  /** The outage is over: what waits for a later try is due at once. */
  hasten(channel: ChannelName, now: number): Promise<void>
  /** When the next delivery of a channel is due, or null. */
  nextDueAt(channel: ChannelName): Promise<number | null>

  find(reference: string): Promise<Lead | undefined>
  list(filter?: ListFilter): Promise<Lead[]>
  counts(): Promise<LeadCounts>

  /** Makes dead and waiting deliveries due, and makes those that were never asked for. Returns how many. */
  retry(options: RetryOptions): Promise<number>
  /** False when there is no such lead in quarantine. */
  release(reference: string, options: Omit<AddOptions, 'key'>): Promise<boolean>

  /** Erases every lead of an address, leaving nothing in any file. Returns the reference numbers. */
  eraseByEmail(email: string): Promise<string[]>
  eraseByReference(reference: string): Promise<string[]>
  /** A few at a time, so that nobody waits for it. */
  eraseOlderThan(time: number): Promise<number>

  /** True when the mark was not set within the time, or is the holder's own; it is then set. For all servers. */
  claimMark(options: MarkOptions): Promise<boolean>
  /** How many receipts others than the holder have had since then. For all servers. */
  countReceiptMarks(filter: ReceiptFilter): Promise<ReceiptCounts>
  /** Those of receipts: each is the hash of somebody's address. */
  forgetReceiptMarks(before: number): Promise<void>
  /** When a time was last remembered under the name, or null. */
  readTime(name: string): Promise<number | null>
  rememberTime(name: string, time: number): Promise<void>
  /** Test leads of our own go without the scrubbing that people's leads get. */
  removeProbes(before: number): Promise<void>

  /** Hands over every row there is, all of one state of the store, with a few of them in memory at a time. */
  dump(take: (row: StoreRow) => void): Promise<void>
  /** Throws a `StoreError` unless the store is empty. It may go through the rows more than once. */
  load(dump: StoreDump): Promise<void>

  close(): Promise<void>
}

export type MarkOptions = {
  readonly name: string
  readonly holder: string
  readonly now: number
  readonly everyMs: number
}

export type ReceiptFilter = {
  readonly since: number
  /** The reference of the lead that asks. */
  readonly holder: string
  readonly network: string
}

export type ReceiptCounts = { readonly inAll: number; readonly ofNetwork: number }

export type StoreRow = {
  readonly table: string
  readonly values: Readonly<Record<string, SqlValue>>
}

/** Everything in a store that a backup needs, as rows of the tables' version. */
export type StoreDump = { readonly version: number; readonly rows: Iterable<StoreRow> }

export type RetryOptions = Omit<AddOptions, 'key'> & { readonly reference?: string | undefined }

/** The store cannot be written now: disk full, read-only, locked, not reachable. Worth a later try. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
  readonly reason: string

  constructor(reason: string, options?: ErrorOptions) {
    super(`The lead store is not available: ${reason}`, options)
    this.reason = reason
  }
}

/** The store, or what is to be put into it, is none of ours; the message is one line for the owner. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}
