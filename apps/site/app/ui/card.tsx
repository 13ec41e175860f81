import type { ReactNode } from 'react'

type CardProps = {
  readonly children: ReactNode
  /** Solid is the one in its row that we want pressed; dashed is not there yet. */
  readonly look?: 'sheet' | 'solid' | 'dashed'
}

export function Card({ children, look = 'sheet' }: CardProps) {
  return (
    <div className="card" data-look={look} data-scheme={look === 'solid' ? 'bottle' : undefined}>
      {children}
    </div>
  )
}
