import type { DemoExample, InternalLink } from '@nightdesk/content'
import { ButtonLink } from './button.tsx'

type ExampleCallProps = {
  readonly lines: DemoExample
  /** Whose phone it is, and when it rang. */
  readonly line: string
  /** That nobody takes it for a real one. */
  readonly example: string
  /** The way to the line itself. */
  readonly demo?: InternalLink | undefined
}

/** The machine, with a few lines of a call on it and the way to the line itself. */
export function ExampleCall({ lines, line, example, demo }: ExampleCallProps) {
  return (
    <div className="example-call" data-scheme="night">
      <p className="example-line label">
        <span>{line}</span> <span>{example}</span>
      </p>
      <dl>
        {lines.map(({ by, words }) => (
          <div key={words}>
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
