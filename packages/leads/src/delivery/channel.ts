import type { ChannelName, Lead } from '../lead.ts'

/** One way to bring a lead to the owner, or a receipt to the visitor. */
export type Channel = {
  readonly name: ChannelName
  /** Resolves when the other side has taken it, or why nothing is to be sent; rejects with a `DeliveryError`. */
  deliver(lead: Lead): Promise<Waiver | void>
}

/** Nothing was sent and nothing will be, and that is in order. */
export type Waiver = { readonly notSent: string }

/**
 * `unreachable`: nothing gets through, and what waits can go as soon as something does.
 * `refused`: this one was turned away, others may pass.
 */
export type DeliveryFault = 'unreachable' | 'refused'

/** The code is safe to store and to log: what servers say may repeat what a visitor wrote. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly fault: DeliveryFault
  readonly code: string

  constructor(fault: DeliveryFault, code: string) {
    super(`Not delivered: ${code}`)
    this.fault = fault
    this.code = code
  }
}
