import type { Ref } from 'react'

type FiveBarsProps = {
  /** Dots when nobody speaks on the line, bars that follow `--level` when somebody does, a fault in crimson. */
  readonly state: 'idle' | 'starting' | 'live' | 'fault'
  /** The element whose `--level` (0 to 1) a voice writes each frame, past React. */
  readonly ref?: Ref<HTMLDivElement>
}

const bars = [1, 2, 3, 4, 5] as const

/** The voice. Decorative: the state is always said in words beside it. */
export function FiveBars({ state, ref }: FiveBarsProps) {
  return (
    <div ref={ref} className="five-bars" data-state={state} aria-hidden="true">
      {bars.map((bar) => (
        <span key={bar}>
          <b />
          <i />
        </span>
      ))}
    </div>
  )
}
