import { industries } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
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
  const { contact, request, everyKey, ...rack } = copy
  return (
    <>
      <section className="board">
        <div className="page-width board-split">
          <div className="board-head">
            <p className="label">{rack.label}</p>
            <h1 className="board-title">{rack.title}</h1>
            <p className="board-lead">{rack.lead}</p>
          </div>
          <Reveal>
            <KeyRack cards={rack.cards} comingSoon={rack.comingSoon} />
          </Reveal>
          <Reveal>
            <Request {...request} />
          </Reveal>
          <Reveal>
            <EveryKey {...everyKey} />
          </Reveal>
        </div>
      </section>
      <ContactSection invite={contact} />
    </>
  )
}

/** For those whose trade has no hole in the rack. */
function Request({ title, text, action, secondAction, terms }: (typeof industries)['request']) {
  return (
    <div className="board-request">
      <h2 className="text-title">{title}</h2>
      <p className="mt-2 mb-5 text-quiet">{text}</p>
      <p className="board-actions">
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
        <ButtonLink look="quiet" to={secondAction.to}>
          {secondAction.label}
        </ButtonLink>
      </p>
      <p className="board-terms">{terms}</p>
    </div>
  )
}
