import { notFound, productAtPath } from '@nightdesk/content'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { DeadLine } from '../../features/dead-line/dead-line.tsx'
import type { PageHandle } from '../../platform/page-handle.ts'
import { unlistedHead } from '../../platform/page-meta.ts'
import { usePagePath } from '../../platform/use-page-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export const handle: PageHandle = { topScheme: 'night' }

export const meta = () => unlistedHead(notFound.meta)

function ComingProduct({ path }: { readonly path: string }) {
  const product = productAtPath(path)
  if (!product) return null
  return (
    <div className="mt-6 max-w-lead text-quiet">
      <p>{notFound.comingProduct(product)}</p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {notFound.comingProductLinks.map((link) => (
          <TextLink key={link.to} to={link.to}>
            {link.label}
          </TextLink>
        ))}
      </p>
    </div>
  )
}

function Directory() {
  return (
    <nav className="directory" aria-label={notFound.directoryHeading}>
      <ul>
        {notFound.directory.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} prefetch="intent">
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export default function NotFoundPage() {
  const path = usePagePath()
  // Spec §2: the unknown path is logged to the console.
  useEffect(() => console.error(notFound.logMessage, path), [path])
  return (
    <DeadLine label={`${notFound.code} · ${notFound.label}`} title={notFound.title} state="idle">
      <ComingProduct path={path} />
      <p className="mt-8">
        <ButtonLink to={notFound.home.to}>{notFound.home.label}</ButtonLink>
      </p>
      <Directory />
    </DeadLine>
  )
}
