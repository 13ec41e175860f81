import type { restaurants } from '@nightdesk/content'
import { IndustryHero } from '../../features/industry-hero/industry-hero.tsx'
import { FiveBarMark } from '../../illustrations/five-bar-mark.tsx'

type Rail = (typeof restaurants)['rail']
type ChitHeroProps = Pick<typeof restaurants, 'hero' | 'rail'>

/** Headline over the kitchen's rail: one call that rings out, and the same call answered. */
export function ChitHero({ hero, rail }: ChitHeroProps) {
  return (
    <div className="chit-hero">
      <IndustryHero hero={hero}>
        <figure className="rail">
          <div className="rail-runs">
            <Missed {...rail.missed} />
            <Answered {...rail.answered} />
          </div>
          <figcaption className="label">{rail.caption}</figcaption>
        </figure>
      </IndustryHero>
    </div>
  )
}

function Missed({ label, rings }: Rail['missed']) {
  return (
    <div>
      <p className="rail-label">{label}</p>
      <ol className="rail-chits">
        {rings.map(({ ring, text }, index) => (
          <li key={ring} className="chit">
            <span className="chit-marks" aria-hidden="true">
              {rings.slice(0, index + 1).map((mark) => (
                <i key={mark.ring} />
              ))}
            </span>
            <p className="chit-ring">{ring}</p>
            <p className="chit-title">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Answered({ label, ring, text, order }: Rail['answered']) {
  return (
    <div>
      <p className="rail-label">{label}</p>
      <div className="chit chit-order">
        <div className="chit-heard">
          <FiveBarMark />
          <p className="chit-ring">{ring}</p>
          <p className="chit-title">{text}</p>
        </div>
        <div>
          <p className="chit-name">{order.title}</p>
          {order.lines.map((line) => (
            <p key={line} className="chit-line">
              {line}
            </p>
          ))}
          <p className="chit-end">{order.end}</p>
        </div>
      </div>
    </div>
  )
}
