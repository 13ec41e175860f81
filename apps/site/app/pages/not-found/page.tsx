import { notFound, productAtPath } from '@nightdesk/content'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { DeadLine } from '../../features/dead-line/dead-line.tsx'
import type { PageHandle } from '../../platform/page-handle.ts'
import { unlistedHead } from '../../platform/page-meta.ts'
import { usePagePath } from '../../platform/use-page-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Slip, SlipRows } from '../../ui/slip.tsx'
import type { Route } from './+types/page'
import { ComingAgent } from './coming-agent.tsx'

export const handle: PageHandle = { topScheme: 'night' }

const { code, comingProduct, label, title } = notFound

export const meta = ({ location }: Route.MetaArgs) => {
  const product = productAtPath(location.pathname)
  return unlistedHead(product ? comingProduct.meta(product) : notFound.meta)
}

function Directory() {
  return (
    <nav className="directory" aria-label={notFound.directoryHeading}>
      <ul>
        {notFound.directory.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} prefetch="intent">
              <span className="directory-name">{entry.label}</span>
              <span className="label" aria-hidden="true">
                {entry.extension}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What the desk wrote down about this call, and where else to call. */
function WrongNumber() {
  const { title, number, rows } = notFound.note
  return (
    <>
      <div className="wrong-number">
        <Slip title={title} number={number}>
          <SlipRows rows={rows} />
        </Slip>
      </div>
      <Directory />
    </>
  )
}

export default function NotFoundPage() {
  const path = usePagePath()
  // The console says which path was not found.
  useEffect(() => console.error(notFound.logMessage, path), [path])
  const product = productAtPath(path)
  if (product) {
    return (
      <>
        <ComingAgent product={product} />
        <ContactSection invite={comingProduct.contact(product)} />
      </>
    )
  }
  return (
    <DeadLine label={`${code} · ${label}`} title={title} state="idle" beside={<WrongNumber />}>
      <p className="hero-actions">
        <ButtonLink to={notFound.home.to}>{notFound.home.label}</ButtonLink>
        <ButtonLink look="quiet" to={notFound.hear.to}>
          {notFound.hear.label}
        </ButtonLink>
      </p>
    </DeadLine>
  )
}
