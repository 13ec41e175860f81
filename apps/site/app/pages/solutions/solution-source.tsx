import type { Solution, Statistic } from '@nightdesk/content'
import { OutwardLink } from '../../ui/text-link.tsx'
import { TallyMarks } from './tally-marks.tsx'

type SolutionSourceProps = {
  readonly found: Statistic
  readonly tally: Solution['tally']
  readonly meaning: Solution['meaning']
}

/** A number large, what it counts, and under it who found it and when, to be checked. */
export function SolutionSource({ found, tally, meaning }: SolutionSourceProps) {
  const { figure, text, source, year, url } = found
  return (
    <figure className="solution-source">
      <p className="solution-figure">{figure}</p>
      {tally && <TallyMarks {...tally} />}
      <div className="solution-found">
        <p>{text}</p>
        {meaning && <p className="solution-meaning">{meaning}</p>}
      </div>
      <figcaption>
        <OutwardLink href={url}>{`${source},\u00a0${year}`}</OutwardLink>
      </figcaption>
    </figure>
  )
}
