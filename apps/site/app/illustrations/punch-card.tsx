import { Drawing } from './drawing.tsx'

/** Fitness: a ten-visit card, nothing punched yet. */
export function PunchCard() {
  return (
    <Drawing>
      <g strokeDasharray="3 3">
        <path d="M6 16h52v34H6z" />
        <path d="M13 24h20" />
      </g>
      <circle cx="16" cy="34" r="2.5" />
      <circle cx="25" cy="34" r="2.5" />
      <circle cx="34" cy="34" r="2.5" />
      <circle cx="43" cy="34" r="2.5" />
      <circle cx="16" cy="43" r="2.5" />
      <circle cx="25" cy="43" r="2.5" />
      <circle cx="34" cy="43" r="2.5" />
      <circle cx="43" cy="43" r="2.5" />
    </Drawing>
  )
}
