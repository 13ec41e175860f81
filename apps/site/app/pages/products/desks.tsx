import type { Product, productsPage } from '@nightdesk/content'
import { Link } from 'react-router'
import { ProductArt } from '../../illustrations/product-art.tsx'

type DeskCopy = Pick<typeof productsPage, 'deskTitle' | 'available' | 'coming'>

type DesksProps = DeskCopy & { readonly products: readonly Product[] }

type DeskProps = { readonly product: Product; readonly copy: DeskCopy }

/** The plate on the desk: bevel-less, a name in the house's face, and the lamp. */
function Plate({ product, lamp }: { readonly product: Product; readonly lamp: string }) {
  return (
    <div className="plate" data-scheme={product.isAvailable ? 'bottle' : undefined}>
      <p className="plate-name">{product.name}</p>
      <p className="plate-lamp">{lamp}</p>
    </div>
  )
}

function Desk({ product, copy }: DeskProps) {
  const { id, fullName, description, isAvailable, icon } = product
  const { action, lamp } = isAvailable ? copy.available : copy.coming
  return (
    <li className="desk-place" data-lit={isAvailable || undefined}>
      <Plate product={product} lamp={lamp} />
      <div className="desk-words">
        <ProductArt name={icon} />
        <h3 id={`${id}-name`} className="text-title">
          {fullName}
        </h3>
        <p className="text-quiet">{description}</p>
        {/* Seven links with two texts: the agent's name makes each a different one. */}
        <Link
          id={`${id}-link`}
          className={isAvailable ? 'button' : 'text-link'}
          data-look="primary"
          data-stretched="true"
          to={`/products/${id}`}
          aria-labelledby={`${id}-link ${id}-name`}
        >
          {action}
        </Link>
      </div>
    </li>
  )
}

/** Seven nameplates, one lamp lit. */
export function Desks({ products, ...copy }: DesksProps) {
  return (
    <section className="desks" aria-labelledby="desks-title">
      <div className="page-width">
        <h2 id="desks-title" className="visually-hidden">
          {copy.deskTitle}
        </h2>
        <ul className="desk-row">
          {products.map((product) => (
            <Desk key={product.id} product={product} copy={copy} />
          ))}
        </ul>
      </div>
    </section>
  )
}
