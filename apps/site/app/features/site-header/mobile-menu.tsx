import { header, mobileMenu, type InternalTarget, type MenuRow } from '@nightdesk/content'
import { useEffect, useId, useRef, type SyntheticEvent } from 'react'
import { Link, NavLink } from 'react-router'
import { FiveBarMark } from '../../illustrations/five-bar-mark.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { navigationFits } from './constants.ts'

type MenuGroupProps = {
  readonly label: string
  readonly rows: readonly MenuRow[]
  readonly onChoose: () => void
}

function MenuGroup({ label, rows, onChoose }: MenuGroupProps) {
  return (
    <details className="menu-group">
      <summary className="menu-line">{label}</summary>
      <ul>
        {rows.map((row) => (
          <li key={row.to}>
            <NavLink className="menu-subline" to={row.to} end onClick={onChoose}>
              {row.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Opened again, the menu is as it was at first. */
function foldGroups({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void {
  for (const group of currentTarget.querySelectorAll('details')) group.open = false
}

type MobileMenuProps = { readonly contact: InternalTarget }

/**
 * The menu below 768 px: a modal dialog, so the browser keeps focus inside, makes the page behind
 * inert, closes on Escape and returns focus. The buttons' commands work even before hydration.
 */
// oxlint-disable-next-line max-lines-per-function -- the markup of one dialog, and the two buttons that open and close it
export function MobileMenu({ contact }: MobileMenuProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const openWithoutCommands = () => {
    if (!('command' in HTMLButtonElement.prototype)) dialog.current?.showModal()
  }

  // A modal that the navigation has replaced would still hold the whole page.
  useEffect(() => {
    const wide = matchMedia(navigationFits)
    const giveWay = () => dialog.current?.close()
    wide.addEventListener('change', giveWay)
    return () => wide.removeEventListener('change', giveWay)
  }, [])

  return (
    <div className="mobile-menu">
      <button
        className="menu-button"
        type="button"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={id}
        onClick={openWithoutCommands}
      >
        <FiveBarMark />
        {mobileMenu.open}
      </button>
      <dialog
        ref={dialog}
        id={id}
        className="menu-sheet"
        data-scheme="night"
        aria-label={mobileMenu.name}
        onClose={foldGroups}
      >
        <div className="menu-top">
          <button
            className="menu-button"
            type="button"
            autoFocus
            command="close"
            commandfor={id}
            onClick={close}
          >
            <FiveBarMark />
            {mobileMenu.close}
          </button>
        </div>
        <nav className="menu-lines" aria-label={mobileMenu.name}>
          <MenuGroup {...header.industries} onChoose={close} />
          <MenuGroup {...header.agents} onChoose={close} />
          <NavLink className="menu-line" to={header.calculator.to} onClick={close}>
            {header.calculator.label}
          </NavLink>
          <Link className="menu-line" to={contact} onClick={close}>
            {header.contact.label}
          </Link>
        </nav>
        <div className="menu-foot">
          <ButtonLink to={contact} onClick={close}>
            {header.getStarted.label}
          </ButtonLink>
        </div>
      </dialog>
    </div>
  )
}
