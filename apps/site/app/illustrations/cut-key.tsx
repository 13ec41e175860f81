import { Drawing } from './drawing.tsx'

/** Bespoke solutions: a key cut for one lock. */
export function CutKey() {
  return (
    <Drawing joins="round">
      <circle cx="18" cy="32" r="13" />
      <circle className="lit" cx="14" cy="32" r="4" />
      <path d="M31 28h29v8h-5v7h-5v-5h-4v9h-5v-6h-4v-5h-6" />
    </Drawing>
  )
}
