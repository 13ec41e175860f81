type IconProps = {
  /** Phones cut the corners of their icons themselves; a tab shows ours as they are. */
  readonly shape: 'square' | 'rounded'
}

/** The five bars of the favicon, on paper. */
export function Icon({ shape }: IconProps) {
  return (
    <svg className="icon" data-shape={shape} viewBox="0 0 32 32">
      <rect width="32" height="32" rx={shape === 'rounded' ? 6 : 0} />
      <path d="M5 13.5v5M10.5 10v12M16 6.5v19M21.5 11.5v9M27 14v4" />
    </svg>
  )
}
