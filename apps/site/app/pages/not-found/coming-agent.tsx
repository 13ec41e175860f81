import { comingNoteOf, notFound, type ComingNote as Note, type Product } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ComingJob } from './coming-job.tsx'
import { ComingNote } from './coming-note.tsx'
import { Shelf } from './shelf.tsx'

const { comingProduct, home } = notFound

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

/** The one lamp that is lit: what AIR does about the same work today, and the way to hear it. */
function OnDuty({ note }: { readonly note: Note }) {
  const { hear, today } = comingProduct
  return (
    <div className="on-duty">
      <p className="on-duty-name">
        <span>{today.name}</span> <span className="label">{today.label}</span>
      </p>
      <p>{note.today}</p>
      <p>
        <ButtonLink look="quiet" to={hear.to}>
          {hear.label}
        </ButtonLink>
      </p>
    </div>
  )
}

/** An agent that is linked but has no page yet: its plate, what it will do, and who does it meanwhile. */
export function ComingAgent({ product }: { readonly product: Product }) {
  const { action } = comingProduct
  const note = comingNoteOf(product.id)
  return (
    <>
      <section className="coming" data-scheme="night">
        <div className="page-width coming-split">
          <div className="coming-desk">
            <Plate product={product} />
            <p className="coming-when">{comingProduct.notYet(product)}</p>
            <p className="coming-line">
              <strong>{product.fullName}.</strong> {product.description}
            </p>
            <p className="hero-actions">
              <ButtonLink to={action.to}>{action.label}</ButtonLink>
            </p>
          </div>
          {note && (
            <div className="coming-side">
              <ComingNote note={note} caption={comingProduct.noteCaption(product)} />
              <OnDuty note={note} />
            </div>
          )}
        </div>
        <Shelf current={product.id} />
        <NoPageYet product={product} />
      </section>
      {note && <ComingJob {...note} />}
    </>
  )
}

/** The address answers 404 until the agent has a page; to a visitor nothing is missing. */
function NoPageYet({ product }: { readonly product: Product }) {
  return (
    <p className="page-width coming-foot">
      {comingProduct.noPage(product)} <TextLink to={home.to}>{home.label}</TextLink>
    </p>
  )
}
