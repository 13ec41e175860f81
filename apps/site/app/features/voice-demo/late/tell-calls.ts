import type { VisitEventName } from '../../../platform/visit-events.ts'
import type { Desk } from './desk.ts'

function tell(event: VisitEventName): void {
  window.dispatchEvent(new Event(event))
}

/** Tells whoever counts visits when a call has begun and when it is over. */
export function tellCalls({ subscribe, view }: Desk): void {
  let wasActive = false
  subscribe(() => {
    const isActive = view().state === 'active'
    if (isActive !== wasActive) {
      tell(isActive ? 'nightdesk:demo-started' : 'nightdesk:demo-finished')
    }
    wasActive = isActive
  })
}
