/** Where the demo stands in a page: see `voice-demo.tsx`. */
const demoMark = 'data-late="demo"'

// The last press alone: who waits presses the same again. Enter in a field is a press of its form's button to a browser.
const notePress = [
  "addEventListener('click',e=>{",
  `const button=e.target.closest('[${demoMark}] button');`,
  'if(button&&window.pressedEarly!==null)window.pressedEarly=button',
  '})',
].join('')

/**
 * Lets a page with the demo remember what was pressed in it before its program came, which presses it once more (see
 * `early-words.ts`). Not in the program's own files: it is they that are waited for.
 */
export function noteEarlyPress(html: string): string {
  if (!html.includes(demoMark)) return html
  return html.replace('</head>', () => `<script>${notePress}</script></head>`)
}
