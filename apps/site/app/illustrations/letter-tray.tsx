import { Drawing } from './drawing.tsx'

/** Document automation: the tray, and a sheet that has come in. */
export function LetterTray() {
  return (
    <Drawing>
      <path d="M6 36h52v18H6z" />
      <path d="M14 36V8h26l10 10v18" />
      <path d="M40 8v10h10M22 18h10M22 26h20" />
      <path d="M22 45h8" />
      <circle className="lit" cx="38" cy="45" r="3" />
    </Drawing>
  )
}
