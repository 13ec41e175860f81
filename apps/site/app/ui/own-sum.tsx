import type { OwnSum as OwnSumContent } from '@nightdesk/content'
import { useState } from 'react'

type OwnSumProps = {
  readonly copy: OwnSumContent
  /** The rules above and below, as the page has them; the figure's are named after it. */
  readonly className: string
}

/** An example whose one amount stands in a field: with the reader's own in it, the sum is theirs. */
export function OwnSum({ copy, className }: OwnSumProps) {
  const [amount, setAmount] = useState(`${copy.amount}`)
  const [before, after] = copy.line
  const sum = Math.round(+amount * copy.times).toLocaleString('en')
  return (
    <div className={className}>
      <div>
        <p className="label">{copy.label}</p>
        <p className="font-strong">
          {before}{' '}
          <span className="own-amount">
            <input
              aria-label={copy.field}
              inputMode="numeric"
              autoComplete="off"
              maxLength={copy.digits}
              value={amount}
              onChange={({ target }) => setAmount(target.value.replace(/\D/g, ''))}
            />
          </span>{' '}
          {after}
        </p>
        <p className="text-quiet">
          {copy.text} <span className="own-ask">{copy.ask}</span>
        </p>
      </div>
      <p className={`${className}-figure`} aria-live="polite">
        ${sum} {copy.per}
      </p>
    </div>
  )
}
