import { Drawing } from './drawing.tsx'

/** Financial services: a column of figures with the double rule under its total. */
export function LedgerStatement() {
  return (
    <Drawing>
      <path d="M6 8h40v48H6z" />
      <path d="M32 8v48" />
      <path d="M12 18h14M12 26h14M12 34h10" />
      <path d="M37 18h4M37 26h4M37 34h4" />
      <path d="M32 42h14M32 46h14" />
      <circle className="lit" cx="39" cy="51" r="2.5" />
    </Drawing>
  )
}
