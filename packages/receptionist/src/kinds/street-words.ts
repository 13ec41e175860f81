import { streetKinds } from '@nightdesk/content'

/** How streets are called, by every form that is heard: "ave" is an Avenue. */
export const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries(streetKinds).flatMap(([kind, forms]) =>
    forms.map((form) => [form, kind] as const),
  ),
)
export const directions: Readonly<Record<string, string>> = {
  east: 'East',
  west: 'West',
  north: 'North',
  south: 'South',
  e: 'East',
  w: 'West',
  n: 'North',
  s: 'South',
}

const small = /^(?:of|the|and|at|in|on|de|la)$/

export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) =>
      (index > 0 && small.test(word)) || /[A-Z]/.test(word)
        ? word
        : word.slice(0, 1).toUpperCase() + word.slice(1),
    )
    .join(' ')
}
