import type { InternalLink } from '@nightdesk/content'
import { Link } from 'react-router'

/** An ink tab on the right edge of wider screens, always within reach. */
export function ContactTab({ label, to }: InternalLink) {
  return (
    <Link className="contact-tab" to={to}>
      {label}
    </Link>
  )
}
