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

/** How many letters differ; where they are more than `most`, only that they are. */
function editDistance(left: string, right: string, most = Infinity): number {
  if (Math.abs(left.length - right.length) > most) return Infinity
  for (let j = 0; j <= right.length; j += 1) row[j] = j
  for (let i = 1; i <= left.length; i += 1) {
    let diagonal = i - 1
    let least = i
    row[0] = i
    for (let j = 1; j <= right.length; j += 1) {
      const above = row[j] ?? 0
      const change = diagonal + (left[i - 1] === right[j - 1] ? 0 : 1)
      const cost = Math.min(change, above + 1, (row[j - 1] ?? 0) + 1)
      row[j] = cost
      if (cost < least) least = cost
      diagonal = above
    }
    if (least > most) return Infinity
  }
  return row[right.length] ?? 0
}

/** A word made ready to be compared with many others. */
export type Sounded = {
  readonly letters: string
  readonly sound: string
  /** Which sounds are in it, a bit for each. */
  readonly kinds: number
}

export function sounded(text: string): Sounded {
  const letters = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const sound = soundOf(letters)
  return { letters, sound, kinds: kindsOf(sound) }
}

function kindsOf(sound: string): number {
  let kinds = 0
  for (let at = 0; at < sound.length; at += 1) kinds |= 1 << (sound.charCodeAt(at) % 31)
  return kinds
}

/** Each sound that only one of two words has is a difference, whatever their order. */
function fewestDifferences(a: number, b: number): number {
  return Math.max(countBits(a & ~b), countBits(b & ~a))
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

// Words whose lengths differ more than this are not worth a closer look.
const longestGap = 0.35
const rounding = 1e-9

/** 1 for the same word, 0 for nothing in common, or for less than `least`. */
export function likenessOf(a: Sounded, b: Sounded, least = 0): number {
  if (a.letters === b.letters) return 1
  const longest = Math.max(a.letters.length, b.letters.length, 1)
  if (Math.abs(a.letters.length - b.letters.length) / longest > longestGap) return 0
  // The sounds are fewer than the letters: most pairs are told apart by them alone.
  const sounds = Math.max(a.sound.length, b.sound.length, 1)
  // Half of the likeness is in the sounds: these many of them may differ at most.
  const most = least > 0.5 ? sounds * (2 - 2 * least) + rounding : Infinity
  if (fewestDifferences(a.kinds, b.kinds) > most) return 0
  const heard = 1 - editDistance(a.sound, b.sound, most) / sounds
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
