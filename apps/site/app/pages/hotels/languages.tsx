import type { hotels } from '@nightdesk/content'
import { useId } from 'react'
import { Reveal } from '../../ui/reveal.tsx'

/** The greeting at the desk, over and over, each time in another language. */
export function Languages({ title, text, greetings }: (typeof hotels)['multilingual']) {
  const headingId = useId()
  return (
    <section className="band languages" data-tone="raised" aria-labelledby={headingId}>
      <Reveal>
        <div className="page-width">
          <ul className="greetings">
            {greetings.map((greeting) => (
              <li key={greeting.language} lang={greeting.language}>
                {greeting.text}
              </li>
            ))}
          </ul>
          <div className="languages-note">
            <h2 id={headingId} className="text-title">
              {title}
            </h2>
            <p className="text-quiet">{text}</p>
          </div>
        </div>
      </Reveal>
    </section>
  )
}
