import { Drawing } from './drawing.tsx'

/** Healthcare: a card with a punched corner and the hour filled in. */
export function AppointmentCard() {
  return (
    <Drawing>
      <path d="M6 12h34l10 10v30H6z" />
      <path d="M40 12v10h10" />
      <circle cx="14" cy="20" r="2.5" />
      <path d="M14 32h28M14 39h28M14 46h12" />
      <circle className="lit" cx="38" cy="46" r="3.5" />
    </Drawing>
  )
}
