type HookProps = {
  /** The number on the key's tag; a hook without one is bare. */
  readonly number?: number | undefined
}

/** A hook under the shelf and, where a page is ready, the key with its tag. */
export function Hook({ number }: HookProps) {
  return (
    <svg className="rack-hook" viewBox="0 0 56 104" aria-hidden="true">
      {number !== undefined && (
        <>
          <path d="M14 46v42M14 77H6M14 86H8" />
          <circle cx="14" cy="38" r="8" />
          <path className="rack-tag" d="M27 29h12l9 10v49a2 2 0 0 1-2 2H20a2 2 0 0 1-2-2V39z" />
          <circle className="rack-eye" cx="33" cy="37" r="2.5" />
          <circle cx="27" cy="26" r="9" />
          <text className="rack-number" x="33" y="77" textAnchor="middle">
            {number}
          </text>
        </>
      )}
      <path className="rack-iron" d="M27 0v9a5 5 0 1 1-5 5" />
    </svg>
  )
}
