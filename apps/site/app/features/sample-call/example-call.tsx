import type { InternalLink, SampleCall } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'
import { PlayCall } from './play-call.tsx'

type ExampleCallProps = SampleCall & {
  /** The way to the line itself. */
  readonly demo?: InternalLink | undefined
}

/** The machine, with a few lines of a call on it, to be read and to be heard, and the way to the line itself. */
export function ExampleCall({ lines, line, example, sample, demo }: ExampleCallProps) {
  return (
    <div className="example-call" data-scheme="night">
      <p className="example-line label">
        <span>{line}</span> <span>{example}</span>
      </p>
      <PlayCall {...sample} />
      <dl>
        {lines.map(({ by, words }) => (
          <div key={words} data-turn>
            <dt>{by}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {demo && (
        <ButtonLink look="quiet" to={demo.to}>
          {demo.label}
        </ButtonLink>
      )}
    </div>
  )
}
