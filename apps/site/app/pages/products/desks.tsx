import type { Product, productsPage } from '@nightdesk/content'
import { Link } from 'react-router'
import { ProductArt } from '../../illustrations/product-art.tsx'

type DeskCopy = Pick<typeof productsPage, 'lampLit' | 'facts' | 'learnMore' | 'comingSoon'>

type LitDeskProps = { readonly product: Product; readonly copy: DeskCopy }

/** One that is still to come, and how an owner notices that it is needed. */
type Coming = { readonly product: Product; readonly sign: string | undefined }

type DarkDesksProps = { readonly coming: readonly Coming[]; readonly copy: DeskCopy }

type DeskLinkProps = Pick<Product, 'id' | 'fullName'> & {
  readonly className: 'button' | 'desk-soon'
  readonly label: string
}

/** Seven links with two texts: the agent's name makes each a different one. */
function DeskLink({ id, fullName, className, label }: DeskLinkProps) {
  return (
    <Link className={className} data-look="quiet" data-stretched="true" to={`/products/${id}`}>
      {label}
      <span className="visually-hidden"> {fullName}</span>
    </Link>
  )
}

/** The one on duty: what it does today is engraved on its plate. */
export function LitDesk({ product, copy }: LitDeskProps) {
  const { name, fullName, description, icon } = product
  return (
    <article className="desk-place" data-lit="true" data-scheme="bottle">
      <p className="plate-lamp">{copy.lampLit}</p>
      <p className="plate-name">{name}</p>
      <ProductArt name={icon} />
      <div className="desk-words">
        <h2>{fullName}</h2>
        <p className="text-quiet">{description}</p>
      </div>
      <dl className="desk-facts">
        {copy.facts.map(({ figure, text }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <DeskLink {...product} className="button" label={copy.learnMore} />
    </article>
  )
}

/** Those still to come, in one quiet list: a small dark plate, what it is called, when it is wanted, and its job. */
export function DarkDesks({ coming, copy }: DarkDesksProps) {
  return (
    <ul className="desk-list">
      {coming.map(({ product, sign }) => (
        <li key={product.id} className="desk-place">
          <p className="plate">
            <ProductArt name={product.icon} />
            <span>{product.name}</span>
          </p>
          <h3>{product.fullName}</h3>
          <DeskLink {...product} className="desk-soon" label={copy.comingSoon} />
          <p className="desk-job">
            <strong>{sign}</strong> {product.description}
          </p>
        </li>
      ))}
    </ul>
  )
}
