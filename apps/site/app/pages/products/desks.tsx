import type { Product, productsPage } from '@nightdesk/content'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ProductArt } from '../../illustrations/product-art.tsx'

type DeskCopy = Pick<typeof productsPage, 'lampLit' | 'facts' | 'learnMore' | 'comingSoon'>

type LitDeskProps = { readonly product: Product; readonly copy: DeskCopy }

type DarkDesksProps = {
  readonly products: readonly Product[]
  /** How an owner notices that an agent still to come is needed, by its id. */
  readonly signs: Readonly<Record<string, string | undefined>>
  readonly copy: DeskCopy
}

type PlateProps = Pick<Product, 'icon'> & { readonly name: ReactNode; readonly lamp: ReactNode }

/** The plate on the desk: bevel-less, a name in the house's face, its drawing, and the lamp with what it says. */
function Plate({ name, icon, lamp }: PlateProps) {
  return (
    <div className="plate">
      {name}
      <ProductArt name={icon} />
      <p className="plate-lamp">{lamp}</p>
    </div>
  )
}

type DeskLinkProps = Pick<Product, 'id' | 'fullName'> & {
  readonly look: 'button' | 'desk-soon'
  readonly label: string
}

/** Seven links with two texts: the agent's name makes each a different one. */
function DeskLink({ id, fullName, look, label }: DeskLinkProps) {
  return (
    <Link className={look} data-look="quiet" data-stretched="true" to={`/products/${id}`}>
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
      <Plate icon={icon} name={<p className="plate-name">{name}</p>} lamp={copy.lampLit} />
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

/** Those still to come go by what they are, with the code in small; an owner finds their own week in the line under it. */
export function DarkDesks({ products, signs, copy }: DarkDesksProps) {
  return (
    <ul className="desk-row">
      {products.map((product) => (
        <li key={product.id} className="desk-place">
          <Plate
            icon={product.icon}
            name={<h3 className="plate-name">{product.fullName}</h3>}
            lamp={
              <>
                <span className="plate-code">{product.name}</span>
                <DeskLink {...product} look="desk-soon" label={copy.comingSoon} />
              </>
            }
          />
          <div className="desk-words">
            <p className="desk-sign">{signs[product.id]}</p>
            <p className="text-quiet">{product.description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
