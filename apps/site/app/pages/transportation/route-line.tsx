import type { transportation } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'

/** Six stops. The line comes in from outside, waits at the yellow stop, and only then goes down to the street. */
export function RouteLine({ label, title, stops, legend }: (typeof transportation)['route']) {
  return (
    <Section label={label} title={title}>
      <div className="route">
        <ol className="route-stops">
          {stops.map((stop) => (
            <li key={stop.title} data-human={stop.isHuman}>
              {stop.isHuman && (
                <svg
                  className="route-ramp"
                  viewBox="0 0 100 100"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path d="M0 0H30L70 100H100" vectorEffect="non-scaling-stroke" />
                </svg>
              )}
              <span className="route-stop" aria-hidden="true" />
              <div className="route-words">
                <h3>{stop.title}</h3>
                <p className="text-quiet">{stop.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="route-legend">{legend}</p>
      </div>
    </Section>
  )
}
