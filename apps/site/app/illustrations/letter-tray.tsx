import { Drawing } from './drawing.tsx'

/** Document automation: two trays, and the sheet that goes from one to the other. */
export function LetterTray() {
  return (
    <Drawing>
      <path d="M6 30v8h52v-8M6 46v8h52v-8" />
      <path d="M10 30V38M54 30v8M10 46v8M54 46v8" />
      <path d="M16 34V8h24l8 8v18" />
      <path d="M40 8v8h8M23 20h12M23 27h18" />
      <circle className="lit" cx="32" cy="50" r="2.5" />
    </Drawing>
  )
}
