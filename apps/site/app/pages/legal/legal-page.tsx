import type { LegalDocument } from '@nightdesk/content'
import { useId } from 'react'
import { Link } from 'react-router'
import { Reveal } from '../../ui/reveal.tsx'
import { LegalBlocks } from './legal-blocks.tsx'

type ContentsProps = {
  readonly name: string
  readonly sections: LegalDocument['sections']
}

/** Closed on phones, where it would stand before the first sentence; which of the two shows, the styles say. */
function Contents({ name, sections }: ContentsProps) {
  const labelId = useId()
  const list = (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <Link to={`#${id}`}>{heading}</Link>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className="legal-contents" aria-labelledby={labelId}>
      <details>
        <summary className="label">{name}</summary>
        {list}
      </details>
      <div>
        <p id={labelId} className="label">
          {name}
        </p>
        {list}
      </div>
    </nav>
  )
}

/** A legal text: its numbers hang in the margin, its contents stay in view on wide screens. */
export function LegalPage({ hero, contentsName, sections }: LegalDocument) {
  return (
    <article className="legal page-width">
      <header className="legal-head">
        <p className="label">{hero.label}</p>
        <h1 className="legal-title">{hero.title}</h1>
        <p className="legal-lead">{hero.lead}</p>
      </header>
      <Contents name={contentsName} sections={sections} />
      <div className="legal-sections">
        {sections.map(({ id, heading, blocks }, index) => (
          <Reveal key={id}>
            <section id={id} className="legal-section">
              <h2>
                <span className="legal-number">{index + 1}</span> {heading}
              </h2>
              <LegalBlocks blocks={blocks} />
            </section>
          </Reveal>
        ))}
      </div>
    </article>
  )
}
