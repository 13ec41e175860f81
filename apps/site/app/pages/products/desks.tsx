import type { Product, productsPage } from '@nightdesk/content'
import { Link } from 'react-router'
import { ProductArt } from '../../illustrations/product-art.tsx'

type DeskCopy = Pick<typeof productsPage, 'lampLit' | 'facts' | 'learnMore' | 'comingSoon'>

type LitDeskProps = { readonly product: Product; readonly copy: DeskCopy }

type DarkDesksProps = { readonly products: readonly Product[]; readonly copy: DeskCopy }

type DeskLinkProps = Pick<Product, 'id' | 'fullName'> & {
  readonly look: 'button' | 'desk-soon'
  readonly label: string
}

/** Seven links with two texts: the agent's name makes each a different one. */
function DeskLink({ id, fullName, look, label }: DeskLinkProps) {
  return (
    <Link className={look} data-look="primary" data-stretched="true" to={`/products/${id}`}>
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
      <DeskLink {...product} look="button" label={copy.learnMore} />
    </article>
  )
}

/** Those still to come, in one quiet list: a small dark plate, what it is called, and its job in a line. */
export function DarkDesks({ products, copy }: DarkDesksProps) {
  return (
    <ul className="desk-list">
      {products.map((product) => (
        <li key={product.id} className="desk-place">
          <p className="plate">
            <ProductArt name={product.icon} />
            <span>{product.name}</span>
          </p>
          <h3>{product.fullName}</h3>
          <DeskLink {...product} look="desk-soon" label={copy.comingSoon} />
          <p className="desk-job">{product.description}</p>
        </li>
      ))}
    </ul>
  )
}
