import type { air } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'
import { AirDemo } from './air-demo.tsx'
import { AirFilm } from './air-film.tsx'

type AirHeroProps = Pick<typeof air, 'hero' | 'film' | 'demo'>

/** The film's seven calls in print: for those who read it, who cannot see it, or have stopped it. */
function CallLog({ title, exampleLabel, calls }: (typeof air)['film']) {
  return (
    <div className="call-log">
      <p className="call-log-title">{title}</p>
      <ol>
        {calls.map((call) => (
          <li key={call.time}>
            <span>{call.time}</span> {call.shop}
          </li>
        ))}
      </ol>
      <p className="label">{exampleLabel}</p>
    </div>
  )
}

/** The night: the film with its log, then who is speaking. */
export function AirHero({ hero, film, demo }: AirHeroProps) {
  return (
    <section className="air-hero" data-scheme="night">
      <div className="page-width air-stage">
        <AirFilm calls={film.calls} />
        <div className="air-opening">
          <div>
            <p className="label">{hero.label}</p>
            <h1 className="hero-title">{hero.title}</h1>
          </div>
          <div>
            <p className="hero-lead">{hero.lead}</p>
            <div className="hero-actions">
              <AirDemo {...demo} />
              <ButtonLink look="quiet" to={hero.action.to}>
                {hero.action.label}
              </ButtonLink>
            </div>
          </div>
        </div>
        <CallLog {...film} />
      </div>
    </section>
  )
}
