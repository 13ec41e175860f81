import type { Clock } from '../clock.ts'
import type { LeadMeter } from '../lead-meter.ts'
import type { ChannelName, Lead, NewLead } from '../lead.ts'
import type { LeadLog } from '../log.ts'
import { isReceiptWanted } from '../mail/receipt-channel.ts'
import type { AddResult, LeadStore } from '../store/lead-store.ts'

type AcceptanceOptions = {
  readonly store: Pick<LeadStore, 'add' | 'release'>
  readonly clock: Clock
  readonly log: LeadLog
  readonly meter: LeadMeter
  readonly channels: readonly ChannelName[]
  /** There is something to deliver. */
  readonly wakeWorkers: () => void
}

export type Acceptance = {
  /** Resolves when the lead and its deliveries are on disk. */
  readonly accept: (lead: NewLead, key?: string) => Promise<AddResult>
  /** Lets a lead that was worked for out of quarantine; false where nothing came of it. */
  readonly release: (lead: Lead) => Promise<boolean>
}

/** Puts leads into the store, counts them and has them delivered. */
export function createAcceptance(options: AcceptanceOptions): Acceptance {
  const { store, clock, log, meter, channels, wakeWorkers } = options

  async function accept(lead: NewLead, key?: string): Promise<AddResult> {
    const options = { now: clock.now(), key, channels: channelsFor(lead, channels) }
    const result = await store.add(lead, options)
    if (result.kind === 'duplicate') meter.duplicate()
    if (result.kind !== 'added' && result.kind !== 'released') return result

    const { reference } = result
    if (lead.quarantine) {
      meter.quarantined()
      log.warn({ reference, reason: lead.quarantine }, 'lead quarantined')
    } else {
      if (lead.source !== 'probe') meter.accepted()
      log.info(
        { reference },
        result.kind === 'added' ? 'lead stored' : 'lead released by its repeat',
      )
      wakeWorkers()
    }
    return result
  }

  async function release(lead: Lead): Promise<boolean> {
    const { reference } = lead
    const options = { now: clock.now(), channels: channelsFor(lead, channels) }
    const isReleased = await store.release(reference, options)
    if (isReleased) {
      meter.proven()
      log.info({ reference }, 'lead released by its proof')
      wakeWorkers()
    }
    return isReleased
  }

  return { accept, release }
}

function channelsFor(
  lead: Pick<NewLead, 'fields' | 'source'>,
  channels: readonly ChannelName[],
): readonly ChannelName[] {
  return isReceiptWanted(lead) ? channels : channels.filter((name) => name !== 'receipt')
}
