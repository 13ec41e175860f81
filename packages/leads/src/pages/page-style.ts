/** The site's paper, ink and green in one small sheet: the build's own styles are not the server's to know. */
export const pageStyle = `
:root {
  --paper: oklch(0.972 0.013 135);
  --sheet: oklch(0.995 0.004 130);
  --ink: oklch(0.235 0.032 172);
  --quiet: oklch(0.42 0.028 170);
  --line: oklch(0.6 0.03 160);
  --green: oklch(0.37 0.07 166);
  --green-deep: oklch(0.31 0.062 166);
  --error: oklch(0.475 0.17 20);
  --error-tint: oklch(0.945 0.025 15);
  --rule: oklch(0.86 0.022 145);
  --carbon: oklch(0.42 0.125 258);
  --night: oklch(0.2 0.026 178);
  --night-soft: oklch(0.8 0.02 150);
  color-scheme: light;
}
* { box-sizing: border-box; margin: 0; }
html { height: 100%; }
body {
  background: var(--paper);
  color: var(--ink);
  display: grid;
  font: 1.0625rem/1.55 'Hanken Grotesk', 'Helvetica Neue', Arial, sans-serif;
  grid-template-rows: auto 1fr auto;
  min-height: 100%;
}
header, footer { padding: 1.25rem max(1.25rem, 50vw - 20rem); }
header { border-bottom: 1px solid var(--rule); }
main { margin: 0 auto; max-width: 42.5rem; padding: clamp(2rem, 7vw, 4.5rem) 1.25rem; width: 100%; }
footer { background: var(--night); color: var(--night-soft); }
footer p { font: 500 0.75rem/1.5 'Sometype Mono', ui-monospace, Menlo, Consolas, monospace; letter-spacing: 0.08em; margin: 0; text-transform: uppercase; }
.brand, h1 { font-family: Besley, Rockwell, 'Roboto Slab', Georgia, serif; color: var(--ink); font-weight: 500; letter-spacing: -0.02em; }
.brand { align-items: center; display: inline-flex; font-size: 1.375rem; gap: 0.5rem; text-decoration: none; }
.brand svg { color: var(--green); }
h1 { font-size: clamp(2rem, 6vw, 3rem); line-height: 1.1; margin: 0 0 1rem; text-wrap: balance; }
p { margin: 0 0 1rem; max-width: 36rem; }
.lead { font-size: 1.1875rem; max-width: none; text-wrap: pretty; }
a { color: var(--green); text-underline-offset: 0.2em; }
a:hover { color: var(--green-deep); }
:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
.sheet {
  background: var(--sheet);
  margin: 1.75rem 0;
  mask: radial-gradient(circle at 7px 0, transparent 3.5px, #000 4px) 0 0 / 14px 100% repeat-x;
  padding: 2.25rem clamp(1.25rem, 5vw, 2rem) 1.75rem;
}
.sheet > :last-child { margin-bottom: 0; }
.label, .reference { font-family: 'Sometype Mono', ui-monospace, Menlo, Consolas, monospace; }
.label { color: var(--quiet); font-size: 0.75rem; letter-spacing: 0.08em; margin: 0; text-transform: uppercase; }
.reference { color: var(--carbon); font-size: clamp(1.5rem, 7vw, 2.125rem); font-weight: 500; letter-spacing: 0.04em; margin: 0.25rem 0; white-space: nowrap; }
.hint { color: var(--quiet); margin: 0; }
.notice { background: var(--error-tint); border-left: 0.25rem solid var(--error); max-width: none; padding: 0.75rem 1rem; }
form { display: grid; gap: 1.25rem; }
label { display: block; font-weight: 600; margin-bottom: 0.375rem; }
label span { color: var(--quiet); font-weight: 400; }
input:not([type='checkbox']), textarea {
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: 4px;
  color: inherit;
  display: block;
  font: inherit;
  padding: 0.625rem 0.75rem;
  width: 100%;
}
input[aria-invalid='true'], textarea[aria-invalid='true'] { border-color: var(--error); box-shadow: inset 0 0 0 1px var(--error); }
.error { color: var(--error); margin: 0.375rem 0 0; }
.consent { align-items: start; display: flex; font-weight: 400; gap: 0.625rem; }
.consent input { accent-color: var(--green); block-size: 1.25rem; flex: none; inline-size: 1.25rem; margin-top: 0.2rem; }
button {
  background: var(--green);
  border: 0;
  border-radius: 6px;
  color: var(--paper);
  cursor: pointer;
  font: inherit;
  font-weight: 600;
  justify-self: start;
  min-height: 3rem;
  padding: 0.75rem 1.5rem;
}
button:hover { background: var(--green-deep); }
.trap { display: none; }
`
