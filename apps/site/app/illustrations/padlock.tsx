import { Drawing } from './drawing.tsx'

/** Secure: a lock that is shut. */
export function Padlock() {
  return (
    <Drawing joins="round">
      <rect x="12" y="28" width="40" height="28" rx="4" />
      <path d="M20 28v-8a12 12 0 0 1 24 0v8" />
      <path d="M32 42v6" />
      <circle className="lit" cx="32" cy="40" r="3.5" />
    </Drawing>
  )
}
