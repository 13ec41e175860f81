import { Drawing } from './drawing.tsx'

/** eCommerce: a packing label with its bar code. Dashed, since its page is not printed yet. */
export function PackingLabel() {
  return (
    <Drawing>
      <g strokeDasharray="3 3">
        <path d="M8 12h48v40H8z" />
        <path d="M8 26h48" />
        <path d="M15 19h18" />
        <path d="M15 34h16M15 42h10" />
      </g>
      <path d="M40 33v12M44 33v12M49 33v12" />
    </Drawing>
  )
}
