import { Drawing } from './drawing.tsx'

/** Transportation: a ticket from pickup to drop-off, with a line for the dispatcher's initials. */
export function TripTicket() {
  return (
    <Drawing>
      <path d="M6 14h52v11a5 5 0 0 0 0 14v11H6V39a5 5 0 0 0 0-14z" />
      <path d="M44 14v36" strokeDasharray="3 3" />
      <circle cx="17" cy="25" r="3" />
      <path d="M17 28v8" />
      <circle className="lit" cx="17" cy="39" r="3.5" />
      <path d="M25 25h12M25 39h12" />
      <path d="M49 40h5" />
    </Drawing>
  )
}
