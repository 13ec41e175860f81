import type { Product, productsPage } from '@nightdesk/content'
import { Link } from 'react-router'
import { ProductArt } from '../../illustrations/product-art.tsx'
import { Reveal } from '../../ui/reveal.tsx'

type DeskCopy = Pick<
  typeof productsPage,
  'deskTitle' | 'wanted' | 'lampLit' | 'learnMore' | 'comingSoon'
>

type DesksProps = DeskCopy & {
  readonly products: readonly Product[]
  /** How an owner notices that an agent still to come is needed, by its id. */
  readonly signs: Readonly<Record<string, string | undefined>>
}

type DeskProps = {
  readonly product: Product
  readonly sign: string | undefined
  readonly copy: DeskCopy
}

/** The plate on the desk: bevel-less, a name in the house's face, and the lamp. */
function Plate({ name, isAvailable, lampLit }: Product & Pick<DeskCopy, 'lampLit'>) {
  return (
    <div className="plate">
      <p className="plate-name">{name}</p>
      <p className="plate-lamp">{isAvailable && lampLit}</p>
    </div>
  )
}

function Desk({ product, sign, copy }: DeskProps) {
  const { id, fullName, description, isAvailable, icon } = product
  return (
    <li
      className="desk-place"
      data-lit={isAvailable || undefined}
      data-scheme={isAvailable ? 'bottle' : undefined}
    >
      <Plate {...product} lampLit={copy.lampLit} />
      <ProductArt name={icon} />
      <div className="desk-words">
        <h3>{fullName}</h3>
        <p className="text-quiet">{description}</p>
        {sign && (
          <p className="desk-sign">
            <span className="label">{copy.wanted}</span> {sign}
          </p>
        )}
      </div>
      {/* Seven links with two texts: the agent's name makes each a different one. */}
      <Link
        className={isAvailable ? 'button' : 'text-link'}
        data-look="primary"
        data-stretched="true"
        to={`/products/${id}`}
      >
        {isAvailable ? copy.learnMore : copy.comingSoon}
        <span className="visually-hidden"> {fullName}</span>
      </Link>
    </li>
  )
}

/** Seven nameplates on one desk: the one that is lit, and six dark ones beside it. */
export function Desks({ products, signs, ...copy }: DesksProps) {
  return (
    <section className="desks" aria-labelledby="desks-title">
      <Reveal>
        <div className="page-width">
          <h2 id="desks-title" className="visually-hidden">
            {copy.deskTitle}
          </h2>
          <ul className="desk-row">
            {products.map((product) => (
              <Desk key={product.id} product={product} sign={signs[product.id]} copy={copy} />
            ))}
          </ul>
        </div>
      </Reveal>
    </section>
  )
}
