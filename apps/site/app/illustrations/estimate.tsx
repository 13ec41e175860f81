import { Drawing } from './drawing.tsx'

/** Construction: an estimate in triplicate, the two carbon copies showing behind it. */
export function Estimate() {
  return (
    <Drawing>
      <g strokeDasharray="3 3">
        <path d="M8 18h34v40H8z" />
        <path d="M15 12h34v40" />
        <path d="M22 6h34v40" />
        <path d="M15 28h20M15 36h20" />
      </g>
      <path d="M25 46h10M25 50h10" />
    </Drawing>
  )
}
