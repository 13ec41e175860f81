import { Drawing } from './drawing.tsx'

/** Orders: chits on a spike. */
export function OrderSpike() {
  return (
    <Drawing>
      <path d="M32 3v16M32 52v7M18 59h28" />
      <path d="M14 12h30v36l-5 4-5-4-5 4-5-4-5 4-5-4z" />
      <path d="M44 16h7v33l-3.5-3-3.5 3M21 29h16M21 36h16M21 43h9" />
      <circle className="lit" cx="32" cy="20" r="3" />
    </Drawing>
  )
}
