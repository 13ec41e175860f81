import { notFound, type Product } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const { code, comingProduct, home, title } = notFound

/** An agent that is linked but has no page yet: its name on a plate whose lamp is still dark. */
export function ComingAgent({ product }: { readonly product: Product }) {
  const { action, label, links, noPage } = comingProduct
  return (
    <section className="dead-line" data-scheme="night">
      <div className="page-width dead-line-split">
        <div>
          <p className="label">{label}</p>
          <h1 className="hero-title">{comingProduct.title(product)}</h1>
          <p className="hero-lead">{comingProduct.line(product)}</p>
          <p className="hero-actions items-center gap-x-6">
            <ButtonLink to={action.to}>{action.label}</ButtonLink>
            {links.map((link) => (
              <TextLink key={link.to} to={link.to}>
                {link.label}
              </TextLink>
            ))}
          </p>
        </div>
        <p className="coming-plate" aria-hidden="true">
          {product.name}
        </p>
        <p className="coming-foot">
          <span className="label">
            {noPage} {code} · {title}
          </span>
          <TextLink to={home.to}>{home.label}</TextLink>
        </p>
      </div>
    </section>
  )
}
