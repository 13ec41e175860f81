import type { HeardStep, home } from '@nightdesk/content'
import { PlayCall } from '../../features/sample-call/play-call.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { SlipBoxes } from '../../ui/slip.tsx'

type HeardCallProps = (typeof home)['heardCall'] & Pick<typeof home, 'callNote'>

type Turn = HeardStep['said'][number]

/** What somebody said, the words that counted underlined. */
function Words({ by, words, mark }: Turn) {
  const [before, after] = mark ? words.split(mark) : [words]
  return (
    <p className="heard-words" data-turn>
      <span className="label">{by}</span>
      <q>
        {before}
        {mark && <mark>{mark}</mark>}
        {after}
      </q>
    </p>
  )
}

/** The hero's call, annotated: each step is said, understood, and fills one row of the note. */
export function HeardCall(props: HeardCallProps) {
  const { label, title, lead, hear, sample, columns, steps, callNote } = props
  const { rows, boxes, exampleLabel } = callNote
  return (
    <Section label={label} title={title} lead={lead} layout="spread">
      <PlayCall {...sample} />
      <div className="heard-sheet">
        <ol className="heard-call">
          {steps.map(({ said, understood }, step) => (
            <li key={understood}>
              <div className="heard-said">
                <p className="label heard-column">{columns.said}</p>
                {said.map((turn) => (
                  <Words key={turn.words} {...turn} />
                ))}
              </div>
              <div className="heard-understood">
                <p className="label heard-column">{columns.understood}</p>
                <p>{understood}</p>
              </div>
              <div className="heard-written">
                <p className="label heard-column">{columns.written}</p>
                <p className="heard-row">
                  <span>{rows[step]?.name}</span> {rows[step]?.value}
                </p>
              </div>
            </li>
          ))}
        </ol>
        <div className="heard-end">
          <div className="heard-foot">
            <SlipBoxes boxes={boxes} />
            <p className="slip-example">{exampleLabel}</p>
          </div>
          <p className="heard-hear">
            <ButtonLink look="quiet" to={hear.to}>
              {hear.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  )
}
