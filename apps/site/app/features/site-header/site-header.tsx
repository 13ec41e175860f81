import { brand, contactTargetFrom, header, mobileMenu } from '@nightdesk/content'
import { Link, NavLink } from 'react-router'
import { FiveBarMark } from '../../illustrations/five-bar-mark.tsx'
import { usePagePath } from '../../platform/use-page-path.ts'
import { useScrolledPast } from '../../platform/use-scrolled-past.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { headerSolidAfterPx } from './constants.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { NavDropdown } from './nav-dropdown.tsx'

type SiteHeaderProps = {
  /** The scheme of the section under the header while the page is at its top. */
  readonly topScheme: 'day' | 'night'
}

export function SiteHeader({ topScheme }: SiteHeaderProps) {
  const path = usePagePath()
  const isSolid = useScrolledPast(headerSolidAfterPx)
  const contact = contactTargetFrom(path)
  return (
    <header
      className="site-header"
      data-solid={isSolid || undefined}
      data-scheme={isSolid ? 'day' : topScheme}
    >
      <div className="page-width site-header-row">
        <Link
          className="wordmark"
          data-long={header.hasLongName || undefined}
          to="/"
          aria-label={header.homeLink}
        >
          <FiveBarMark />
          {brand.product}
        </Link>
        <nav className="desktop-nav" aria-label={header.navigationName}>
          <NavDropdown {...header.industries} />
          <NavDropdown {...header.agents} />
          <NavLink className="nav-item" to={header.calculator.to} prefetch="intent">
            {header.calculator.label}
          </NavLink>
          <Link className="nav-item" to={contact}>
            {header.contact.label}
          </Link>
          <ButtonLink size="compact" to={contact}>
            {header.getStarted.label}
          </ButtonLink>
        </nav>
        <MobileMenu contact={contact} />
        <a className="menu-button menu-to-footer" href="#site-footer">
          {mobileMenu.open}
        </a>
      </div>
    </header>
  )
}
