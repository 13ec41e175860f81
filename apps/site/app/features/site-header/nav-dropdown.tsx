import type { MenuRow } from '@nightdesk/content'
import { useId } from 'react'
import { NavLink } from 'react-router'
import { Art } from '../../illustrations/art.tsx'
import { usePagePath } from '../../platform/use-page-path.ts'
import { useDisclosure } from './use-disclosure.ts'

type NavDropdownProps = {
  readonly label: string
  /** Where the pages of this part of the site begin. */
  readonly home: string
  readonly rows: readonly MenuRow[]
}

export function NavDropdown({ label, home, rows }: NavDropdownProps) {
  const panelId = useId()
  const path = usePagePath()
  const { isOpen, close, areaProps, buttonProps } = useDisclosure()
  // The page over all industries belongs to this part of the site, too.
  const holdsCurrentPage = path.startsWith(home)
  return (
    <div className="nav-dropdown" {...areaProps}>
      <button
        className="nav-item"
        type="button"
        aria-controls={panelId}
        data-current={holdsCurrentPage || undefined}
        {...buttonProps}
      >
        {label}
        <svg className="nav-chevron" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4.5l4 4 4-4" />
        </svg>
      </button>
      <ul className="nav-panel" id={panelId} data-scheme="day" data-open={isOpen || undefined}>
        {rows.map((row) => (
          <li key={row.to}>
            <NavLink className="nav-row" to={row.to} end prefetch="intent" onClick={close}>
              <Art name={row.art} />
              <span>
                <span className="nav-row-name">{row.label}</span>
                <span className="nav-row-line">{row.line}</span>
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
