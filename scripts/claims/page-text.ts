/** Elements that hold a program or a style, not words. */
const wordless = /<(script|style|template)\b[^>]*>[^]*?<\/\1>/gi
const comments = /<!--[^]*?-->/g
/** Elements that stand inside a line: what they hold runs on with the words around it. */
const inlineTags =
  /<\/?(?:a|abbr|b|bdi|cite|code|data|em|i|mark|q|s|small|span|strong|sub|sup|time|tspan|u|var|wbr)\b[^>]*>/gi
/** Attributes that are read out or shown. */
const spokenAttributes = /\s(?:alt|aria-label|aria-description|title|placeholder)="([^"]*)"/gi
const metaTexts = /<meta [^>]*(?:name="description"|property="og:[a-z:]+")[^>]*content="([^"]*)"/gi

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
}

function decode(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
}

/** Everything a served page says: its text, what is read out in its place, and its previews. */
export function pageText(html: string): string {
  const markup = html.replace(wordless, ' ').replace(comments, '')
  const spoken = [...markup.matchAll(spokenAttributes), ...markup.matchAll(metaTexts)].map(
    ([, value = '']) => value,
  )
  const shown = markup.replace(inlineTags, '').replace(/<[^>]*>/g, '\n')
  return decode([shown, ...spoken].join('\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
