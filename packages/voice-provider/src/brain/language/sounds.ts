// How alike two words sound to a recogniser: spelling and a rough key of English sounds, compared letter by letter.

const spellings: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn|wr)/, 'n'],
  [/^wh/, 'w'],
  [/tch|ch|sh|tion|sion|cio|sch/g, 'x'],
  [/ph|gh(?=t)/g, 'f'],
  [/th/g, 't'],
  [/ck|qu|q|c(?=[^eiy]|$)/g, 'k'],
  [/c/g, 's'],
  [/dge?|j|g(?=[eiy])/g, 'j'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/x/g, 'ks'],
  [/[hwy]/g, ''],
  [/[aeiou]+/g, 'a'],
  [/(.)\1+/g, '$1'],
]

/** A short key: words that sound alike have keys that look alike. */
function soundOf(text: string): string {
  const letters = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return spellings.reduce((key, [pattern, sound]) => key.replace(pattern, sound), letters)
}

// One row for all: nothing else runs while two words are compared.
const row: number[] = []

function editDistance(left: string, right: string): number {
  for (let j = 0; j <= right.length; j += 1) row[j] = j
  for (let i = 1; i <= left.length; i += 1) {
    let diagonal = i - 1
    row[0] = i
    for (let j = 1; j <= right.length; j += 1) {
      const above = row[j] ?? 0
      const change = diagonal + (left[i - 1] === right[j - 1] ? 0 : 1)
      row[j] = Math.min(change, above + 1, (row[j - 1] ?? 0) + 1)
      diagonal = above
    }
  }
  return row[right.length] ?? 0
}

/** A word made ready to be compared with many others. */
export type Sounded = { readonly letters: string; readonly sound: string }

export function sounded(text: string): Sounded {
  const letters = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return { letters, sound: soundOf(letters) }
}

// Words whose lengths differ more than this are not worth a closer look.
const longestGap = 0.35

/** 1 for the same word, 0 for nothing in common, or for less than `least`. */
export function likenessOf(a: Sounded, b: Sounded, least = 0): number {
  if (a.letters === b.letters) return 1
  const longest = Math.max(a.letters.length, b.letters.length, 1)
  if (Math.abs(a.letters.length - b.letters.length) / longest > longestGap) return 0
  // The sounds are fewer than the letters: most pairs are told apart by them alone.
  const heard = 1 - editDistance(a.sound, b.sound) / Math.max(a.sound.length, b.sound.length, 1)
  if (0.5 * heard + 0.5 < least) return 0
  const written = 1 - editDistance(a.letters, b.letters) / longest
  return 0.5 * written + 0.5 * heard
}

export function likeness(left: string, right: string): number {
  return likenessOf(sounded(left), sounded(right))
}

// Words of their own, one letter away from others that mean something else here.
const commonWords: ReadonlySet<string> = new Set(
  'change charge there where these those three might night right light house horse other place price please quite quiet would could should about after later water again message messages along among above found sound round'.split(
    ' ',
  ),
)

/** One slip of the pen or of the ear in a word long enough to be sure of. */
export function isSameWord(heard: string, expected: string): boolean {
  if (heard === expected) return true
  if (commonWords.has(heard)) return false
  const shortest = Math.min(heard.length, expected.length)
  if (shortest < 5 || heard[0] !== expected[0]) return false
  return editDistance(heard, expected) <= (shortest > 7 ? 2 : 1)
}
