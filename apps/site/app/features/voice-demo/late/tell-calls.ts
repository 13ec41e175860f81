import type { DemoStartingName, VisitEventName } from '../../../platform/visit-events.ts'
import type { Desk } from './desk.ts'

function tell(event: VisitEventName | DemoStartingName): void {
  window.dispatchEvent(new Event(event))
}

/** Tells whoever counts visits when a call has begun and when it is over, and whatever sounds when one is wanted. */
export function tellCalls({ subscribe, view }: Desk): void {
  let wasActive = false
  subscribe(() => {
    const { state } = view()
    const isActive = state === 'active'
    if (state === 'starting') tell('nightdesk:demo-starting')
    if (isActive !== wasActive) {
      tell(isActive ? 'nightdesk:demo-started' : 'nightdesk:demo-finished')
    }
    wasActive = isActive
  })
}
