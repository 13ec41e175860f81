import { industries } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import type { Route } from './+types/page'
import { EveryKey } from './every-key.tsx'
import { KeyRack } from './key-rack.tsx'
import styles from './page.css?url'

export const loader = () => industries

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries', loaderData?.meta, styles)

export default function IndustriesPage({ loaderData: copy }: Route.ComponentProps) {
  const { label, title, lead, cards, comingSoon, request, everyKey } = copy
  return (
    <section className="board">
      <div className="page-width board-split">
        <div className="board-head">
          <p className="label">{label}</p>
          <h1 className="board-title">{title}</h1>
          <p className="board-lead">{lead}</p>
        </div>
        <Reveal>
          <KeyRack cards={cards} comingSoon={comingSoon} />
        </Reveal>
        <Reveal>
          <div className="board-request">
            <h2 className="text-title">{request.title}</h2>
            <p className="mt-2 mb-5 text-quiet">{request.text}</p>
            <p className="board-actions">
              <ButtonLink to={request.secondAction.to}>{request.secondAction.label}</ButtonLink>
              <ButtonLink look="quiet" to={request.action.to}>
                {request.action.label}
              </ButtonLink>
            </p>
            <p className="board-terms">{request.terms}</p>
          </div>
        </Reveal>
        <Reveal>
          <EveryKey {...everyKey} />
        </Reveal>
      </div>
    </section>
  )
}
