import type { transportation } from '@nightdesk/content'
import { Slip } from '../../ui/slip.tsx'
import { Part } from './part.tsx'

/** The rules, and the ticket as it lies in the file afterwards, with nothing where nothing is kept. */
export function Privacy({ label, title, rules, file }: (typeof transportation)['privacy']) {
  return (
    <Part label={label} title={title}>
      <div className="privacy">
        <dl className="privacy-rules">
          {rules.map((rule) => (
            <div key={rule.name}>
              <dt>{rule.name}</dt>
              <dd className="privacy-answer">{rule.answer}</dd>
              <dd className="text-quiet">{rule.text}</dd>
            </div>
          ))}
        </dl>
        <div className="privacy-file" aria-hidden="true">
          <Slip paper="sheet" title={file.title} number={file.number}>
            <dl className="slip-rows">
              {file.lines.map((line) => (
                <div key={line.name}>
                  <dt>{line.name}</dt>
                  <dd>{line.value ?? file.nothing}</dd>
                </div>
              ))}
            </dl>
          </Slip>
        </div>
      </div>
    </Part>
  )
}
