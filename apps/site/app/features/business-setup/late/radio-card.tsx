import type { ReactNode } from 'react'

type RadioCardProps = {
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** One of several cards, of which one is chosen; the radio button itself is for the keyboard and readers. */
export function RadioCard({ name, value, isChosen, onChoose, children }: RadioCardProps) {
  return (
    <label>
      <input
        type="radio"
        name={name}
        value={value}
        className="visually-hidden"
        checked={isChosen}
        onChange={onChoose}
      />
      {children}
    </label>
  )
}
