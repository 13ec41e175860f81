import {
  brand,
  contactTargetFrom,
  footer,
  type ExternalLink,
  type InternalLink,
} from '@nightdesk/content'
import { Link } from 'react-router'
import { FiveBarMark } from '../../illustrations/five-bar-mark.tsx'
import { usePagePath } from '../../platform/use-page-path.ts'
import { DayLine } from '../../ui/day-strip/day-line.tsx'

type FooterLinkProps = { readonly link: InternalLink | ExternalLink; readonly contact: string }

function FooterLink({ link, contact }: FooterLinkProps) {
  if ('href' in link) {
    return (
      <a href={link.href} rel="noreferrer">
        {link.label}
      </a>
    )
  }
  return (
    <Link to={link.to === '#contact' ? contact : link.to} prefetch="intent">
      {link.label}
    </Link>
  )
}

function ComingAgents() {
  const { heading, state, agents } = footer.comingSoon
  return (
    <div className="coming-agents">
      <h2 className="label">{heading}</h2>
      <ul>
        {agents.map((agent) => (
          <li key={agent.name}>
            <div className="coming-agent" role="group" aria-disabled="true">
              <span className="coming-agent-role">{agent.role}</span>
              <span className="coming-agent-code">{agent.name}</span>
              <span className="label">{state}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function SiteFooter() {
  const contact = contactTargetFrom(usePagePath())
  return (
    <footer className="site-footer" id="site-footer" data-scheme="night">
      <div className="page-width">
        <div className="site-footer-top">
          <div>
            <p className="wordmark">
              <FiveBarMark />
              {brand.product}
            </p>
            <p className="site-footer-line">{footer.line}</p>
          </div>
          <nav className="site-footer-columns" aria-label={footer.navigationName}>
            {footer.columns.map((column) => (
              <div key={column.heading}>
                <h2 className="label">{column.heading}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.label}>
                      <FooterLink link={link} contact={contact} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <ComingAgents />
          </nav>
          <DayLine description={footer.strip} />
        </div>
        <p className="site-footer-end label">{footer.rights}</p>
      </div>
    </footer>
  )
}
