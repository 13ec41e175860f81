export type TextRule = { readonly pattern: RegExp; readonly message: string }

const colorLiteral: TextRule = {
  // References such as url(#id) and href="#id" are no colors.
  pattern:
    /(?<!url\(["']?|href=["'])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|(?<![\w-])(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/gi,
  message: 'a color belongs into tokens.css',
}

/** For style sheets, and for drawings and pages with styles inside. */
export const styleRules: readonly TextRule[] = [
  colorLiteral,
  {
    pattern: /(?<![\w-])font(?:-size)?\s*:[^;{}]*?\d(?:\.\d+)?px/gi,
    message: 'a font size in px does not follow the reader’s setting: use a token',
  },
  { pattern: /(?<![\w-])z-index\s*:\s*-?\d+/gi, message: 'a z-index belongs into tokens.css' },
  {
    // Zero switches motion off; it is no choice of tempo.
    pattern: /(?<![\w.#-])(?!0+(?:\.0+)?m?s\b)(?:\d+\.?\d*|\.\d+)m?s\b/gi,
    message: 'a duration belongs into tokens.css',
  },
]

/** For the text inside components: utility classes and attribute values. */
export const componentRules: readonly TextRule[] = [
  colorLiteral,
  { pattern: /(?<![\w-])text-\[\d[\d.]*px\]/g, message: 'a font size in px: use a token' },
  {
    pattern: /(?<![\w/.-])-?z-(?:\d+|\[-?\d+\])(?![\w-])/g,
    message: 'a z-index belongs into tokens.css',
  },
  {
    pattern: /(?<![\w/.-])(?:duration|delay)-(?:[1-9]\d*|\[[\d.]+m?s\])(?![\w-])/g,
    message: 'a duration belongs into tokens.css',
  },
]

export const markupRules: readonly TextRule[] = [
  {
    pattern: /\sstyle\s*=/g,
    message: 'the security policy forbids style attributes: use a class',
  },
]
