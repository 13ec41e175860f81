import { notFound, products } from '@nightdesk/content'
import { Link } from 'react-router'
import { TextLink } from '../../ui/text-link.tsx'

const { all, shelfName } = notFound.comingProduct

/** All seven plates in a row: the one on duty is lit, the one on show is marked. */
export function Shelf({ current }: { readonly current: string }) {
  return (
    <nav className="page-width coming-shelf" aria-label={shelfName}>
      <ul>
        {products.map(({ id, name, fullName, isAvailable }) => (
          <li key={id} data-lit={isAvailable || undefined}>
            <Link to={`/products/${id}`} aria-current={id === current ? 'page' : undefined}>
              {name}
              <span className="visually-hidden"> {fullName}</span>
            </Link>
          </li>
        ))}
        <li className="coming-all">
          <TextLink to={all.to}>{all.label}</TextLink>
        </li>
      </ul>
    </nav>
  )
}
