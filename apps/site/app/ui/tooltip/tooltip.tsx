import { useId, type ReactNode } from 'react'
import { useTooltip } from './use-tooltip.ts'

type TooltipProps = {
  readonly text: string
  /** Renders the trigger, which the given id describes. */
  readonly children: (describedBy: string) => ReactNode
}

/** A word of help beside a control. Never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const { isOpen, triggerEvents } = useTooltip()
  return (
    <span className="tooltip" {...triggerEvents}>
      {children(id)}
      <span className="tooltip-text" role="tooltip" id={id} data-open={isOpen || undefined}>
        {text}
      </span>
    </span>
  )
}
