import type { air, DemoBlock, DemoCardContent } from '@nightdesk/content'
import { Film } from '../../features/film/film.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { AirDemo } from './air-demo.tsx'
import { reloadLater } from './reload-later.ts'

type AirHeroProps = Pick<typeof air, 'hero' | 'film' | 'demo'> & {
  readonly demoBlock: DemoBlock
  readonly demoCard: DemoCardContent
}

/** The film's seven calls in print: for those who read it, who cannot see it, or have stopped it. */
function CallLog({
  title,
  exampleLabel,
  calls,
}: Pick<(typeof air)['film'], 'title' | 'exampleLabel' | 'calls'>) {
  return (
    <div className="call-log">
      <p className="call-log-title">{title}</p>
      <ol>
        {calls.map((call) => (
          <li key={call.time}>
            <span>{call.time}</span>
            <div>
              {call.shop} <small>{call.note}</small>
            </div>
          </li>
        ))}
      </ol>
      <p className="label">{exampleLabel}</p>
    </div>
  )
}

/** The night: the film with its log, then who is speaking. */
export function AirHero({ hero, film, demo, demoBlock, demoCard }: AirHeroProps) {
  return (
    <section className="air-hero" data-scheme="night">
      <div className="page-width air-stage">
        <Film
          isLead
          label={film.title}
          description={film.description}
          pauseLabel={film.pauseLabel}
          playLabel={film.playLabel}
        />
        <div className="air-opening">
          <div>
            <p className="label">{hero.label}</p>
            <h1 className="hero-title">{hero.title}</h1>
          </div>
          <div>
            <p className="hero-lead">{hero.lead}</p>
            <div className="hero-actions">
              <AirDemo
                {...demo}
                assistantId={demoBlock.assistantId}
                failureLog={demoCard.failureLog}
                onStop={reloadLater}
              />
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
