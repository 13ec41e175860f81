const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A piece of markup, as opposed to a text: only `markup` makes one. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Piece = string | number | Markup | readonly Markup[] | false | undefined

/** Markup in which every text put in is escaped, whoever wrote it. */
export function markup(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  const text = strings.reduce((whole, string, index) => {
    return whole + string + (index < pieces.length ? render(pieces[index]) : '')
  }, '')
  return new Markup(text)
}

function render(piece: Piece): string {
  if (piece === false || piece === undefined) return ''
  if (piece instanceof Markup) return piece.text
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('')
  return escapeHtml(String(piece))
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
