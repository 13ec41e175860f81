import { Drawing } from './drawing.tsx'

/** Healthcare: a card with a punched corner and the hour filled in. */
export function AppointmentCard() {
  return (
    <Drawing>
      <path d="M10 12h34l10 10v30H10z" />
      <path d="M44 12v10h10" />
      <circle cx="18" cy="20" r="2.5" />
      <path d="M18 32h28M18 39h28M18 46h12" />
      <circle className="lit" cx="42" cy="46" r="3.5" />
    </Drawing>
  )
}
