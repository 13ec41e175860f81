/** The logo: five bars, a voice. */
export function FiveBarMark() {
  return (
    <svg className="five-bar-mark" viewBox="0 0 28 22" aria-hidden="true">
      <path d="M2 8.25v5.5M8 4.25v13.5M14 2v18M20 5.75v10.5M26 9.25v3.5" />
    </svg>
  )
}
