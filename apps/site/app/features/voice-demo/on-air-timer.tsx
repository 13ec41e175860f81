import { useEffect, useState } from 'react'

/** How long the line has been open. Seen, not announced. */
export function OnAirTimer() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((so) => so + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  const rest = String(seconds % 60).padStart(2, '0')
  return <span aria-hidden="true"> · {`${Math.floor(seconds / 60)}:${rest}`}</span>
}
