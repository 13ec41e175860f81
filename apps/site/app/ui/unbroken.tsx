const hyphened = /([\p{L}\d]+(?:[-–][\p{L}\d]+)+)/u

/** A text whose hyphened words stay whole: no line ends with "drop-". */
export function Unbroken({ text }: { readonly text: string }) {
  // Split by a pattern with a group: every second part is what the group caught.
  return text.split(hyphened).map((part, place) =>
    place % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
