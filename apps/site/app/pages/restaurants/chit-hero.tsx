import { industryBreadcrumb, type restaurants } from '@nightdesk/content'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Hero } from '../../ui/hero.tsx'

type ChitHeroProps = Pick<typeof restaurants, 'hero' | 'rail'>

/** Headline over the kitchen's rail: with each ring there is less written on the chit. */
export function ChitHero({ hero, rail }: ChitHeroProps) {
  return (
    <div className="chit-hero">
      <Hero {...hero} above={<Breadcrumb {...industryBreadcrumb} current={hero.label} />}>
        <figure className="rail">
          <ol className="rail-chits">
            {rail.chits.map((chit, index) => (
              <li key={chit.ring} className="chit">
                <p className="chit-ring">
                  <span className="chit-marks" aria-hidden="true">
                    {rail.chits.slice(0, index + 1).map((mark) => (
                      <i key={mark.ring} />
                    ))}
                  </span>
                  {chit.ring}
                </p>
                {chit.title && <p className="chit-title">{chit.title}</p>}
                {chit.lines.map((line) => (
                  <p key={line} className="chit-line">
                    {line}
                  </p>
                ))}
                <p className="chit-end">{chit.end}</p>
              </li>
            ))}
          </ol>
          <figcaption className="label">{rail.caption}</figcaption>
        </figure>
      </Hero>
    </div>
  )
}
