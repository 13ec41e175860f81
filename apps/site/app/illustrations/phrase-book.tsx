import { Drawing } from './drawing.tsx'

/** Languages: two speech marks, one answering the other. */
export function PhraseBook() {
  return (
    <Drawing>
      <path d="M6 10h34v22H22l-8 8v-8H6z" />
      <path d="M46 22h12v24h-8v8l-8-8H24v-8" />
      <path d="M14 18h18M14 25h11" />
      <circle className="lit" cx="48" cy="36" r="3" />
    </Drawing>
  )
}
