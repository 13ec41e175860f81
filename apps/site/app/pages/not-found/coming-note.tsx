import { notFound, type ComingNote as Note } from '@nightdesk/content'
import { SlipRows } from '../../ui/slip.tsx'

type ComingNoteProps = { readonly note: Note; readonly caption: string }

/** The agent's paper in outline: dashed, because nothing of it is printed yet. */
export function ComingNote({ note, caption }: ComingNoteProps) {
  return (
    <div className="coming-note">
      <p className="slip-head">
        <span>{note.title}</span>
        <span className="slip-number">{notFound.comingProduct.noteNumber}</span>
      </p>
      <SlipRows rows={note.rows} />
      <p className="coming-note-caption label">{caption}</p>
    </div>
  )
}
