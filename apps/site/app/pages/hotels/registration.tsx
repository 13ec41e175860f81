import type { hotels } from '@nightdesk/content'
import { SlipRows } from '../../ui/slip.tsx'

/** The registration card, and on its string the key to the room it names, beside the lit lamp. */
export function Registration(card: (typeof hotels)['registration']) {
  return (
    <div className="registration">
      <div className="registration-card">
        <p className="slip-head">
          <span>{card.title}</span>
          <span className="slip-number">{card.number}</span>
        </p>
        <SlipRows rows={card.rows} />
        <p className="registration-example">{card.exampleLabel}</p>
      </div>
      <svg className="desk-lamp" viewBox="0 0 112 96" aria-hidden="true">
        <path className="lit" d="M24 12h64l14 26H10z" />
        <path d="M24 12h64l14 26H10z M56 38v44 M30 88c0-4 12-6 26-6s26 2 26 6z M78 38v14" />
        <circle cx="78" cy="55" r="3" />
      </svg>
      <p className="key-tag">
        <span className="key-tag-label">{card.tag.label}</span>
        <span className="key-tag-number">{card.tag.number}</span>
      </p>
      <svg className="key-string" viewBox="0 0 48 60" aria-hidden="true">
        <circle cx="6" cy="6" r="5" />
        <path d="M6 6C30 8 42 24 40 56" />
      </svg>
    </div>
  )
}
