import type { Product, productsPage } from '@nightdesk/content'
import { Link } from 'react-router'
import { ProductArt } from '../../illustrations/product-art.tsx'
import { Reveal } from '../../ui/reveal.tsx'

type DeskCopy = Pick<
  typeof productsPage,
  'deskTitle' | 'wanted' | 'lampLit' | 'facts' | 'learnMore' | 'comingSoon'
>

type DesksProps = DeskCopy & {
  readonly products: readonly Product[]
  /** How an owner notices that an agent still to come is needed, by its id. */
  readonly signs: Readonly<Record<string, string | undefined>>
}

type DarkDeskProps = {
  readonly product: Product
  readonly sign: string | undefined
  readonly copy: DeskCopy
}

type LitDeskProps = { readonly product: Product; readonly copy: DeskCopy }

/** The plate on the desk: bevel-less, a name in the house's face, and the lamp. */
function Plate({ name, isAvailable, lampLit }: Product & Pick<DeskCopy, 'lampLit'>) {
  return (
    <div className="plate">
      <p className="plate-name">{name}</p>
      <p className="plate-lamp">{isAvailable && lampLit}</p>
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
    <Link className={look} data-look="primary" data-stretched="true" to={`/products/${id}`}>
      {label}
      <span className="visually-hidden"> {fullName}</span>
    </Link>
  )
}

/** The one on duty: what it does today is engraved on its plate. */
function LitDesk({ product, copy }: LitDeskProps) {
  const { fullName, description, icon } = product
  return (
    <li className="desk-place" data-lit="true" data-scheme="bottle">
      <Plate {...product} lampLit={copy.lampLit} />
      <ProductArt name={icon} />
      <div className="desk-words">
        <h3>{fullName}</h3>
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
    </li>
  )
}

/** One still to come: an owner knows what it is called before what it is abbreviated to. */
function DarkDesk({ product, sign, copy }: DarkDeskProps) {
  const { fullName, description } = product
  return (
    <li className="desk-place">
      <div className="desk-words">
        <h3>{fullName}</h3>
        <p className="text-quiet">{description}</p>
        {sign && (
          <p className="desk-sign">
            <span className="label">{copy.wanted}</span> {sign}
          </p>
        )}
      </div>
      <Plate {...product} lampLit={copy.lampLit} />
      <DeskLink {...product} look="desk-soon" label={copy.comingSoon} />
    </li>
  )
}

/** Seven nameplates on one desk: the one that is lit, and six dark ones beside it. */
export function Desks({ products, signs, ...copy }: DesksProps) {
  return (
    <section className="desks" aria-labelledby="desks-title">
      <h2 id="desks-title" className="visually-hidden">
        {copy.deskTitle}
      </h2>
      {/* Two lists, so that on a phone the line can stand between the one on duty and those to come. */}
      <Reveal>
        <ul>
          {products
            .filter((product) => product.isAvailable)
            .map((product) => (
              <LitDesk key={product.id} product={product} copy={copy} />
            ))}
        </ul>
      </Reveal>
      <Reveal>
        <ul className="desk-row">
          {products
            .filter((product) => !product.isAvailable)
            .map((product) => (
              <DarkDesk key={product.id} product={product} sign={signs[product.id]} copy={copy} />
            ))}
        </ul>
      </Reveal>
    </section>
  )
}
