import { comingNoteOf, notFound, type Product } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ComingNote } from './coming-note.tsx'
import { Shelf } from './shelf.tsx'

const { code, comingProduct, home, title } = notFound

/** The name on a plate whose lamp is still dark. */
function Plate({ product }: { readonly product: Product }) {
  return (
    <div className="coming-plate">
      <p className="coming-lamp label">{comingProduct.label}</p>
      <h1>
        {product.name} <span className="visually-hidden">{comingProduct.isComing}</span>
      </h1>
    </div>
  )
}

/** An agent that is linked but has no page yet: its plate, what it will do, and what that will look like on paper. */
export function ComingAgent({ product }: { readonly product: Product }) {
  const { action, hear } = comingProduct
  const note = comingNoteOf(product.id)
  return (
    <section className="coming" data-scheme="night">
      <div className="page-width coming-split">
        <div className="coming-desk">
          <Plate product={product} />
          <p className="coming-line">
            <strong>{product.fullName}.</strong> {product.description}
          </p>
          <p className="hero-actions items-center gap-x-6">
            <ButtonLink to={action.to}>{action.label}</ButtonLink>
            <TextLink to={hear.to}>{hear.label}</TextLink>
          </p>
        </div>
        {note && <ComingNote note={note} caption={comingProduct.noteCaption(product)} />}
      </div>
      <Shelf current={product.id} />
    </section>
  )
}

/** The words of the not-found page, small and last: the address answers 404 until the agent has a page. */
export function NoPageYet({ product }: { readonly product: Product }) {
  return (
    <section className="coming-foot" data-scheme="night">
      <div className="page-width">
        <p>
          {code} · {title}. {comingProduct.noPage(product)}
        </p>
        <TextLink to={home.to}>{home.label}</TextLink>
      </div>
    </section>
  )
}
