import type { air } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'
import { airRevealThreshold } from './constants.ts'

/** The way to the long explanation, which opens beside this page and not in its place. */
export function Article({ label, title, lead, link, newTab }: (typeof air)['article']) {
  return (
    <Section tone="sunk" layout="split" label={label} title={title} revealAt={airRevealThreshold}>
      <p className="max-w-lead text-lead text-quiet">{lead}</p>
      <p className="mt-6">
        <a
          className="button"
          data-look="quiet"
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span>
            {link.label}
            <span className="visually-hidden">{`, ${newTab}`}</span>
          </span>
          <svg className="leaves" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M6 3H3v10h10v-3M9 3h4v4M13 3 7.5 8.5" />
          </svg>
        </a>
      </p>
    </Section>
  )
}
