import type { ReactNode } from 'react'

type SlipProps = {
  readonly title: string
  readonly number: string
  readonly children?: ReactNode
  readonly paper?: 'pink' | 'sheet'
  /** Lets the slip land on the desk when it first shows. */
  readonly lands?: boolean
}

/** A perforated paper note. What is written on it goes in as rows and boxes. */
export function Slip({ title, number, children, paper = 'pink', lands = false }: SlipProps) {
  return (
    <div className="slip" data-paper={paper} data-lands={lands || undefined}>
      <div className="slip-sheet">
        <p className="slip-head">
          <span>{title}</span>
          <span className="slip-number">{number}</span>
        </p>
        {children}
      </div>
    </div>
  )
}

type SlipRowsProps = {
  readonly rows: readonly { readonly name: string; readonly value: string }[]
}

export function SlipRows({ rows }: SlipRowsProps) {
  return (
    <dl className="slip-rows">
      {rows.map((row) => (
        <div key={row.name}>
          <dt>{row.name}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}

type SlipBoxesProps = {
  readonly boxes: readonly { readonly label: string; readonly isTicked: boolean }[]
}

/** A box is ticked for the eye alone, so whoever listens hears the ticked ones and no others. */
export function SlipBoxes({ boxes }: SlipBoxesProps) {
  return (
    <ul className="slip-boxes">
      {boxes.map((box) => (
        <li key={box.label} data-ticked={box.isTicked || undefined} aria-hidden={!box.isTicked}>
          {box.label}
        </li>
      ))}
    </ul>
  )
}
