import { setupTones, tradeIds } from '@nightdesk/contracts'
import type { SetupEvent } from './setup-draft.ts'

/** What the visitor has changed in the served form while nobody listened. */
export function readServed(form: HTMLFormElement): readonly SetupEvent[] {
  const fields = new FormData(form)
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const trade = tradeIds.find((id) => id === text('trade'))
  const tone = setupTones.find((id) => id === text('tone'))
  const hours = form.querySelector<HTMLInputElement>('[name="hours"]')
  const isHoursTyped = hours !== null && hours.value !== hours.defaultValue
  return [
    ...(trade ? [{ kind: 'trade-chosen' as const, trade }] : []),
    ...(tone ? [{ kind: 'tone-chosen' as const, tone }] : []),
    ...(text('name')
      ? [{ kind: 'typed' as const, field: 'name' as const, text: text('name') }]
      : []),
    ...(text('town')
      ? [{ kind: 'typed' as const, field: 'town' as const, text: text('town') }]
      : []),
    ...(isHoursTyped ? [{ kind: 'hours-typed' as const, text: hours.value }] : []),
    ...(form.querySelector('details')?.open ? [{ kind: 'folded' as const, isOpen: true }] : []),
  ]
}
