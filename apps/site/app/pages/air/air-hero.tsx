import type { air, DemoBlock, DemoCardContent } from '@nightdesk/content'
import { Film } from '../../features/film/film.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AirDemo } from './air-demo.tsx'
import { reloadLater } from './reload-later.ts'

type AirHeroProps = Pick<typeof air, 'hero' | 'ownLine' | 'film' | 'demo'> & {
  readonly demoBlock: DemoBlock
  readonly demoCard: DemoCardContent
}

type NightLineProps = Pick<(typeof air)['film'], 'title' | 'exampleLabel' | 'calls'>

/** The film's seven calls on one line, from evening to morning. What became of them lies on the counter further down. */
function NightLine({ title, exampleLabel, calls }: NightLineProps) {
  return (
    <div className="night-line">
      <p className="night-line-title">{title}</p>
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

/** The night: who is speaking beside the film, and its calls in print for those who cannot see it or have stopped it. */
export function AirHero({ hero, ownLine, film, demo, demoBlock, demoCard }: AirHeroProps) {
  return (
    <section className="air-hero" data-scheme="night">
      <div className="page-width air-stage">
        <div className="air-opening">
          <p className="label">{hero.label}</p>
          <h1 className="hero-title">{hero.title}</h1>
          <p className="hero-lead">{hero.lead}</p>
          <div className="hero-actions">
            <AirDemo
              {...demo}
              assistantId={demoBlock.assistantId}
              failureLog={demoCard.failureLog}
              onStop={reloadLater}
            />
            <ButtonLink look="quiet" to={ownLine.to}>
              {ownLine.label}
            </ButtonLink>
            <p className="hero-also">
              <TextLink to={hero.action.to}>{hero.action.label}</TextLink>
            </p>
          </div>
        </div>
        <Film
          isLead
          label={film.title}
          description={film.description}
          pauseLabel={film.pauseLabel}
          playLabel={film.playLabel}
        />
        <NightLine {...film} />
      </div>
    </section>
  )
}
