type StampProps = { readonly top: string; readonly bottom: string }

/** A rubber stamp, slightly askew; its words are real text. */
export function Stamp({ top, bottom }: StampProps) {
  return (
    <p className="stamp">
      <span className="stamp-top">{top}</span> <span className="stamp-bottom">{bottom}</span>
    </p>
  )
}
