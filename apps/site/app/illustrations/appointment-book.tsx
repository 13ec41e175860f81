import { Drawing } from './drawing.tsx'

/** Book: the open appointment book with one hour taken. */
export function AppointmentBook() {
  return (
    <Drawing>
      <path d="M32 14C24 9 14 9 6 11v41c8-2 18-2 26 3 8-5 18-5 26-3V11c-8-2-18-2-26 3z" />
      <path d="M32 14v41" />
      <path d="M12 21c5-1 10-1 14 1M12 30c5-1 10-1 14 1M12 39c5-1 10-1 14 1M38 22c4-2 9-2 14-1M38 40c4-2 9-2 14-1" />
      <circle className="lit" cx="45" cy="30" r="3.5" />
    </Drawing>
  )
}
