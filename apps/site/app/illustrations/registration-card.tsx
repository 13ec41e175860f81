import { Drawing } from './drawing.tsx'

/** Hotels: the registration card and, tied to it, the key tag. */
export function RegistrationCard() {
  return (
    <Drawing>
      <path d="M6 10h34v46H6z" />
      <circle className="lit" cx="23" cy="19" r="3.5" />
      <path d="M13 30h20M13 38h20M13 46h12" />
      <g className="key-tag">
        <path d="M40 18h6a6 6 0 0 1 6 6v6" />
        <path d="M47 30h10v12l-5 5-5-5z" />
        <circle cx="52" cy="35" r="1.5" />
      </g>
    </Drawing>
  )
}
