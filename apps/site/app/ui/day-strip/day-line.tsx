import { DayBars } from './day-bars.tsx'

type DayLineProps = { readonly description: string }

/** The whole day once more, very small, without its words. */
export function DayLine({ description }: DayLineProps) {
  return (
    <div className="day-line" role="img" aria-label={description}>
      <DayBars slots={96} width={1176} size="line" />
    </div>
  )
}
