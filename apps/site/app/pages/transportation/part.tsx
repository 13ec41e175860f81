import { useId, type ReactNode } from 'react'

type PartProps = { readonly label: string; readonly title: string; readonly children: ReactNode }

/** One of two that share a band: a section under its own heading, beside or below the other. */
export function Part({ label, title, children }: PartProps) {
  const headingId = useId()
  return (
    <section className="part" aria-labelledby={headingId}>
      <div>
        <p className="label mb-4">{label}</p>
        <h2 id={headingId} className="section-title">
          {title}
        </h2>
      </div>
      {children}
    </section>
  )
}
