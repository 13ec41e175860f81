import { setupTones, tradeIds } from '@nightdesk/contracts'
import { readDay } from './day-text.ts'
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

/**
 * The questions, answers and days that the visitor has written into the served form. To be read while React is about to
 * take the form over: it puts what was served back into a text area.
 */
export function readServedLines(): readonly SetupEvent[] {
  const form = import.meta.env.SSR ? null : document.querySelector('form.setup')
  const fields = form?.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
    '.setup-question textarea, .week-text',
  )
  return [...(fields ?? [])].flatMap(({ name, value, defaultValue }): readonly SetupEvent[] => {
    const [field, at] = name.split('-')
    if (value === defaultValue || !at) return []
    if (field === 'day') {
      const hours = readDay(value)
      return hours ? [{ kind: 'day-changed', day: +at, hours }] : []
    }
    const text = field === 'question' ? { question: value } : { answer: value }
    return [{ kind: 'question-typed', at: +at, text }]
  })
}
