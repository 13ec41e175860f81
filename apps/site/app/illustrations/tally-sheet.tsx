import { Drawing } from './drawing.tsx'

/** Market validation: a sheet of tally marks, counted before anything is built. */
export function TallySheet() {
  return (
    <Drawing>
      <path d="M10 8h44v48H10z" />
      <path d="M10 20h44M28 8v48" />
      <path d="M35 27v9M40 27v9M45 27v9M33 35l15-7" />
      <path d="M35 43v8M40 43v8" />
      <path d="M16 31h6M16 47h6" />
      <circle className="lit" cx="19" cy="14" r="2.5" />
    </Drawing>
  )
}
