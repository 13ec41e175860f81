const mostSentences = 4
const mostCharacters = 420
// A sentence that goes on past this will not be said: the rest of it is not kept.
const longestOpen = 2 * mostCharacters

/** What a model may say: few sentences, no addresses and no figures that nobody has told it. */
export type ReplyGuard = {
  /** The sentence as it may be spoken, or nothing. */
  pass(sentence: string): string | undefined
  readonly isFull: boolean
}

/** `known` is everything the model was told and everything the caller said. */
export function createReplyGuard(known: string): ReplyGuard {
  const told = known.toLowerCase()
  let sentences = 0
  let characters = 0
  return {
    pass(sentence) {
      const plain = sentence
        .replaceAll(/[*_#`~>[\]{}|]|\p{Extended_Pictographic}/gu, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
      if (plain === '' || plain.length > mostCharacters || this.isFull) return undefined
      if (!isTold(plain, told)) return undefined
      sentences += 1
      characters += plain.length
      return plain
    },
    get isFull() {
      return sentences >= mostSentences || characters >= mostCharacters
    },
  }
}

function isTold(sentence: string, told: string): boolean {
  const claims = sentence.toLowerCase().match(/\d[\d,.:]*\d|\d|https?:\S+|\S+@\S+/g) ?? []
  return claims.every((claim) => told.includes(claim.replace(/[.,]$/, '')))
}

/** Cuts streamed words into sentences as soon as they are whole. */
export function createSentenceCutter(): {
  add(text: string): readonly string[]
  rest(): string
} {
  let open = ''
  return {
    add(text) {
      // Decoration for the eye would hide the end of a sentence.
      open = (open + text.replaceAll(/[*#`~]/g, '')).slice(0, longestOpen)
      const parts = open.split(/(?<=[.!?…])\s+/)
      open = parts.pop() ?? ''
      return parts
    },
    rest: () => open,
  }
}
