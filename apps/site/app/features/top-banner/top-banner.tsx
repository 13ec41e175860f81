import { banner } from '@nightdesk/content'
import { Link } from 'react-router'

export function TopBanner() {
  return (
    <aside className="top-banner" data-scheme="night" aria-label={banner.tag}>
      <Link to={banner.to} prefetch="intent">
        <span className="top-banner-tag">{banner.tag}</span> <span>{banner.text}</span>{' '}
        <span className="top-banner-action">{banner.action}</span>
      </Link>
    </aside>
  )
}
