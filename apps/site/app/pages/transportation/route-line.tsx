import type { transportation } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'

/** Six stops on one line that comes in from outside. It waits at the yellow one, which is a person. */
export function RouteLine({
  label,
  title,
  stops,
  person,
  legend,
}: (typeof transportation)['route']) {
  return (
    <Section label={label} title={title}>
      <div className="route">
        <ol className="route-stops">
          {stops.map((stop) => (
            <li key={stop.title} data-human={stop.isHuman}>
              <span className="route-stop" aria-hidden="true" />
              <div className="route-words">
                {stop.isHuman && (
                  <p className="route-person" aria-hidden="true">
                    {person}
                  </p>
                )}
                <h3>{stop.title}</h3>
                <p className="text-quiet">
                  <Unbroken text={stop.text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
        <p className="route-legend">{legend}</p>
      </div>
    </Section>
  )
}
