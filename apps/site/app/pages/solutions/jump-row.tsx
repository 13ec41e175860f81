import type { solutions } from '@nightdesk/content'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { scrollBehavior } from '../../platform/motion.ts'
import { useActiveSection } from './use-active-section.ts'

type JumpRowProps = Pick<typeof solutions, 'jumpLabel' | 'entries'>

/**
 * On narrow screens the row scrolls sideways; the active tab is kept in its middle, and without one its beginning
 * shows: at once, since Firefox may drop a gliding way back that begins while it still glides the other way.
 */
function centerTab(row: HTMLElement): void {
  const tab = row.querySelector<HTMLElement>('[aria-current]')
  if (!tab) return row.scrollTo({ left: 0, behavior: 'instant' })
  const left = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  row.scrollTo({ left, behavior: scrollBehavior() })
}

/**
 * Index-card tabs on an ink rule. They are links, so they work without scripts as well; the shell's
 * scroll rules take them to their section, 120 px (`--anchor-clearance`) above it.
 */
export function JumpRow({ jumpLabel, entries }: JumpRowProps) {
  const active = useActiveSection(entries)
  const labelId = useId()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (row.current) centerTab(row.current)
  }, [active])
  return (
    <nav className="jump-row" aria-labelledby={labelId}>
      <div ref={row} className="page-width jump-tabs">
        <p id={labelId} className="label">
          {jumpLabel}
        </p>
        <ul>
          {entries.map(({ id, title, sign }) => (
            <li key={id}>
              <span className="jump-sign">{sign}</span>
              <Link
                className="jump-tab"
                to={`#${id}`}
                aria-current={id === active ? 'true' : undefined}
              >
                <span>{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
