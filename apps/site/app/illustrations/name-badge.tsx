import { Drawing } from './drawing.tsx'

/** Recruitment: a badge on its ribbon, with no name on it yet. */
export function NameBadge() {
  return (
    <Drawing>
      <g strokeDasharray="3 3">
        <path d="M10 22h44v34H10z" />
        <path d="M10 32h44" />
        <path d="M18 46h28" />
        <path d="M22 4l8 14M42 4l-8 14" />
      </g>
      <path d="M28 18h8v6h-8z" />
    </Drawing>
  )
}
