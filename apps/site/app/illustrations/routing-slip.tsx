import { Drawing } from './drawing.tsx'

/** Agentic automations: a slip that goes from desk to desk in order. */
export function RoutingSlip() {
  return (
    <Drawing>
      <path d="M6 10h20v14H6zM38 25h20v14H38zM6 40h20v14H6z" />
      <path d="M26 17h22v8M48 39v8H26" />
      <path d="M11 17h10M43 32h10" />
      <circle className="lit" cx="16" cy="47" r="3" />
    </Drawing>
  )
}
