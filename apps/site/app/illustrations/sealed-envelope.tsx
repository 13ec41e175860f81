/** Security: an envelope closed with wax, the mark in the wax a voice of five bars, and on it what is inside. */
export function SealedEnvelope({ lines }: { readonly lines: readonly [string, string] }) {
  return (
    <svg className="sealed-envelope" viewBox="0 0 400 270" aria-hidden="true">
      <path className="envelope-back" d="M8 14h384v246H8z" />
      <path className="envelope-fold" d="M8 260 152 128M392 260 248 128" />
      <path className="envelope-flap" d="M8 14h384L222 158q-22 18-44 0z" />
      <path
        className="envelope-wax"
        d="M200 112c12-3 20 4 30 7 11 3 20 9 19 21-1 10 4 17 1 27-4 11-15 11-23 18-9 8-18 10-29 7-10-3-20 0-28-9-7-8-17-13-17-25 0-10-5-18 2-27 7-8 15-8 22-13 7-4 14-4 23-6z"
      />
      <g className="envelope-words">
        <text x="200" y="224" textAnchor="middle">
          {lines[0]}
        </text>
        <text x="200" y="242" textAnchor="middle">
          {lines[1]}
        </text>
      </g>
      <path className="envelope-mark" d="M176 148v8M188 141v22M200 134v36M212 143v18M224 149v6" />
    </svg>
  )
}
