import { Drawing } from './drawing.tsx'

/** Market validation: a sheet of tally marks, counted before anything is built. */
export function TallySheet() {
  return (
    <Drawing>
      <path d="M6 8h46v48H6z" />
      <path d="M14 19v14M21 19v14M28 19v14M35 19v14M10 33l29-14" />
      <path d="M14 40v9M21 40v9" />
      <circle className="lit" cx="42" cy="46" r="3.5" />
    </Drawing>
  )
}
