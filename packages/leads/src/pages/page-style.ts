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
  --leaf: oklch(0.48 0.105 150);
  color-scheme: light;
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem/1.55 'Hanken Grotesk', 'Helvetica Neue', Arial, sans-serif;
}
header, main { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1.25rem; }
header { border-bottom: 1px solid var(--line); }
.brand, h1 { font-family: Besley, Rockwell, 'Roboto Slab', Georgia, serif; color: var(--ink); }
.brand { font-size: 1.375rem; font-weight: 600; text-decoration: none; }
h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.15; margin: 2rem 0 1rem; text-wrap: balance; }
p { margin: 0 0 1rem; max-width: 36rem; }
a { color: var(--green); text-underline-offset: 0.2em; }
a:hover { color: var(--green-deep); }
:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
.slip {
  background: var(--sheet);
  border: 1px solid var(--line);
  border-left: 0.375rem solid var(--leaf);
  margin: 1.5rem 0;
  padding: 1.25rem 1.5rem;
}
.label, .reference { font-family: 'Sometype Mono', ui-monospace, Menlo, Consolas, monospace; }
.label { color: var(--quiet); font-size: 0.8125rem; margin: 0; }
.reference { font-size: 1.75rem; font-weight: 600; letter-spacing: 0.04em; margin: 0.25rem 0; }
.hint { color: var(--quiet); margin: 0; }
.notice { border-left: 0.375rem solid var(--error); padding-left: 1rem; }
form { display: grid; gap: 1.25rem; margin: 1.5rem 0; }
label { display: block; font-weight: 600; margin-bottom: 0.375rem; }
label span { color: var(--quiet); font-weight: 400; }
input:not([type='checkbox']), textarea {
  background: var(--sheet);
  border: 1px solid var(--line);
  color: inherit;
  font: inherit;
  padding: 0.625rem 0.75rem;
  width: 100%;
}
[aria-invalid='true'] { border: 2px solid var(--error); }
.error { color: var(--error); margin: 0.375rem 0 0; }
.consent { align-items: start; display: flex; font-weight: 400; gap: 0.625rem; }
.consent input { block-size: 1.25rem; flex: none; inline-size: 1.25rem; margin-top: 0.2rem; }
button {
  background: var(--green);
  border: 0;
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
