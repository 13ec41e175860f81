import type { BusinessSetup, LeadFields } from '@nightdesk/contracts'

/** Where leads are brought. Their rows are made with the lead, so a channel's name is never changed. */
export type ChannelName = 'mail' | 'webhook' | 'receipt'

/** Why a lead waits for the owner's eye before it is delivered. */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'no-proof' | 'overflow' | 'over-allowance'

/** A probe is ours: it goes where leads go, to see that they get there, and counts for nothing. */
export type LeadSource = 'form' | 'call' | 'probe'

/** A lead that has passed every rule and is not stored yet. */
export type NewLead = {
  /** One that comes out of a call may lack the email; then there is a phone number. */
  readonly fields: LeadFields
  readonly source: LeadSource
  readonly quarantine: QuarantineReason | undefined
  /** The path of the page, or empty when nobody said. */
  readonly page: string
  readonly locale: string
  /** The visitor's network, not the visitor: the address is shortened before it gets here. */
  readonly network: string
  /** The version of the consent text without which the form cannot be posted. */
  readonly consentVersion: string
  /** The business that the visitor described to hear a receptionist answer for it. */
  readonly setup?: BusinessSetup | undefined
}

export type DeliveryState = 'pending' | 'delivered' | 'dead'

export type Delivery = {
  readonly channel: ChannelName
  readonly state: DeliveryState
  readonly attempts: number
  readonly dueAt: number
  readonly finishedAt: number | null
  readonly lastError: string | null
}

/** A stored lead with what became of it. */
export type Lead = Omit<NewLead, 'quarantine'> & {
  readonly reference: string
  readonly createdAt: number
  readonly isQuarantined: boolean
  /** Stays when the lead is released: the owner may want to know. */
  readonly quarantineReason: QuarantineReason | null
  readonly deliveries: readonly Delivery[]
}

export type LeadStatus = 'quarantined' | 'kept' | 'waiting' | 'delivered' | 'dead'

/** One word for the owner. "Kept" is a lead for which no delivery was configured. */
export function statusOf({ isQuarantined, deliveries }: Lead): LeadStatus {
  if (isQuarantined) return 'quarantined'
  if (deliveries.length === 0) return 'kept'
  if (deliveries.some(({ state }) => state === 'dead')) return 'dead'
  return deliveries.every(({ state }) => state === 'delivered') ? 'delivered' : 'waiting'
}
