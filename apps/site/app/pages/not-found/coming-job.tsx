import { notFound, type ComingNote } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'

const { job: labels } = notFound.comingProduct

type PointsProps = { readonly title: string; readonly points: readonly string[] }

function Points({ title, points }: PointsProps) {
  return (
    <div>
      <h3 className="label">{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

/** The job as one would post it: the duties, the signs that it is open, its limits, and what is to be had today. */
export function ComingJob({ job, built }: Pick<ComingNote, 'job' | 'built'>) {
  return (
    <Section label={labels.label} title={job.title}>
      <div className="coming-job">
        <Points title={labels.duties} points={job.duties} />
        <Points title={labels.signs} points={job.signs} />
        <div className="coming-limit">
          <h3 className="label">{labels.limit}</h3>
          <p>{job.limit}</p>
        </div>
        <div className="coming-built" data-scheme="bottle">
          <h3 className="label">{labels.built}</h3>
          <p>{built.text}</p>
          <ButtonLink look="quiet" to={built.link.to}>
            {built.link.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
