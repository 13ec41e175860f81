import type { ReactNode } from 'react'

type DrawingProps = {
  readonly children: ReactNode
  /** Round joins for machines, square ones for paper. */
  readonly joins?: 'round' | 'miter'
}

/** The 64-unit grid and the 2-unit pen all drawings share. */
export function Drawing({ children, joins = 'miter' }: DrawingProps) {
  return (
    <svg className="drawing" viewBox="0 0 64 64" strokeLinejoin={joins} aria-hidden="true">
      {children}
    </svg>
  )
}
