import { useEffect, useRef } from 'react'
import { summarySaidAfterMs } from './constants.ts'

/** Says the result to screen readers once the numbers have come to rest, not at every step of a slider. */
export function SpokenSummary({ text }: { readonly text: string }) {
  const region = useRef<HTMLOutputElement>(null)
  const said = useRef(text)

  useEffect(() => {
    if (said.current === text) return undefined
    const timer = setTimeout(() => {
      said.current = text
      if (region.current) region.current.textContent = text
    }, summarySaidAfterMs)
    return () => clearTimeout(timer)
  }, [text])

  return <output ref={region} className="visually-hidden" />
}
