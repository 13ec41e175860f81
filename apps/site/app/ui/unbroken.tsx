/** A word with a hyphen in it, or a time of day. */
const whole = /([\p{L}\d]+(?:[-–][\p{L}\d]+)+|[\d:]+ [ap]m)/u

/** A text in which these stay whole: no line ends with "drop-", or with "12:30" and begins with "pm". */
export function Unbroken({ text }: { readonly text: string }) {
  // Split by a pattern with a group: every second part is what the group caught.
  return text.split(whole).map((part, place) =>
    place % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
