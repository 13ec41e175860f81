import { ownBusinessId, type BusinessSetup } from '@nightdesk/contracts'

/** Who answers there. */
export const ownLineId = ownBusinessId

/** The business that calls to the visitor's own line are for; nobody else is told of it. */
let business: BusinessSetup | undefined

/** From now on the visitor's own line answers for this business. */
export function answerFor(setup: BusinessSetup): void {
  business = setup
}

export function answeredFor(): BusinessSetup | undefined {
  return business
}
