import { Drawing } from './drawing.tsx'

/** Personal: a card from the file, with its tab and a name on it. */
export function NameCard() {
  return (
    <Drawing>
      <path d="M6 54V10h22l5 8h25v36z" />
      <path d="M6 28h52M14 37h36M14 45h22" />
      <path className="lit" d="M12 15h11v4H12z" />
    </Drawing>
  )
}
