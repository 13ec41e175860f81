import type { air } from '@nightdesk/content'
import { Reveal } from '../../ui/reveal.tsx'
import { airRevealThreshold } from './constants.ts'

type ArticleProps = (typeof air)['article']

/** Leaves this page standing: the article opens beside it, and says so before it is pressed. */
function ArticleLink({ link, newTab }: Pick<ArticleProps, 'link' | 'newTab'>) {
  return (
    <a
      className="button"
      data-look="quiet"
      href={link.href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span>
        {link.label}
        <span className="visually-hidden">{` (${newTab})`}</span>
      </span>
      <svg className="leaves" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M6 3H3v10h10v-3M9 3h4v4M13 3 7.5 8.5" />
      </svg>
    </a>
  )
}

/** One call in five steps, and the way to the long explanation. */
export function Article({ label, title, lead, steps, exampleLabel, ...rest }: ArticleProps) {
  return (
    <section className="band" data-tone="sunk" aria-labelledby="article-title">
      <Reveal at={airRevealThreshold}>
        <div className="page-width article">
          <div>
            <p className="label mb-4">{label}</p>
            <h2 id="article-title" className="section-title">
              {title}
            </h2>
            <p className="section-lead">{lead}</p>
            <p className="mt-6">
              <ArticleLink {...rest} />
            </p>
          </div>
          <div>
            <ol className="call-steps">
              {steps.map(({ name, example }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p>{example}</p>
                </li>
              ))}
            </ol>
            <p className="label mt-4">{exampleLabel}</p>
          </div>
        </div>
      </Reveal>
    </section>
  )
}
