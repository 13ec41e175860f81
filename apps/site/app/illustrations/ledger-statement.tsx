import { Drawing } from './drawing.tsx'

/** Financial services: a column of figures with the double rule under its total. */
export function LedgerStatement() {
  return (
    <Drawing>
      <path d="M12 8h40v48H12z" />
      <path d="M38 8v48" />
      <path d="M18 18h14M18 26h14M18 34h10" />
      <path d="M43 18h4M43 26h4M43 34h4" />
      <path d="M38 42h14M38 46h14" />
      <circle className="lit" cx="45" cy="51" r="2.5" />
    </Drawing>
  )
}
