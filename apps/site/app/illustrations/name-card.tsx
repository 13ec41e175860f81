import { Drawing } from './drawing.tsx'

/** Personal: a card from the file, with its tab and a name on it. */
export function NameCard() {
  return (
    <Drawing>
      <path d="M6 18h14l4-7h16l4 7h14v36H6z" />
      <path d="M14 28h24M14 36h36M14 44h28" />
      <circle className="lit" cx="48" cy="27" r="3.5" />
    </Drawing>
  )
}
