import type { BusinessSetup } from '@nightdesk/contracts'

/** The business that calls to the visitor's own line are for; nobody else is told of it. */
let business: BusinessSetup | undefined

/** From now on the visitor's own line answers for this business. */
export function answerFor(setup: BusinessSetup): void {
  business = setup
}

export function answeredFor(): BusinessSetup | undefined {
  return business
}
