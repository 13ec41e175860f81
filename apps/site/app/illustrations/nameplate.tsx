import { Drawing } from './drawing.tsx'

/** An agent: a desk nameplate with its lamp lit. */
export function Nameplate() {
  return (
    <Drawing joins="round">
      <rect x="4" y="22" width="56" height="22" rx="2" />
      <path d="M10 44l-3 8h50l-3-8" />
      <path d="M14 33h22" />
      <circle className="lit" cx="49" cy="33" r="4" />
    </Drawing>
  )
}
