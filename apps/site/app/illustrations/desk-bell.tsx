import { Drawing } from './drawing.tsx'

/** Answer: the bell on the counter. */
export function DeskBell() {
  return (
    <Drawing joins="round">
      <path d="M10 44a22 22 0 0 1 44 0z" />
      <path d="M6 52h52M32 22v-6M27 14h10" />
      <path d="M20 38a13 13 0 0 1 7-8" />
      <circle className="lit" cx="32" cy="52" r="3" />
    </Drawing>
  )
}
