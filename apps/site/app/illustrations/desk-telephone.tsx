import { Drawing } from './drawing.tsx'

/** Voice agents: a desk telephone, its line lamp lit. */
export function DeskTelephone() {
  return (
    <Drawing joins="round">
      <path d="M14 30 8 52h48l-6-22" />
      <path d="M6 24c0-16 52-16 52 0v6H45v-6H19v6H6z" />
      <circle cx="32" cy="40" r="7" />
      <circle className="lit" cx="32" cy="40" r="3" />
    </Drawing>
  )
}
