import { Drawing } from './drawing.tsx'

/** Orders: chits on a spike. */
export function OrderSpike() {
  return (
    <Drawing>
      <path d="M32 4v44M18 56h28" />
      <path d="M27 48h10l5 8H22z" />
      <path d="M12 14h34v9H12zM18 26h34v9H18zM14 38h32v6H14z" />
      <circle className="lit" cx="32" cy="4" r="3" />
    </Drawing>
  )
}
