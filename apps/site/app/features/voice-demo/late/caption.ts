export type Speaker = 'assistant' | 'user'

export type Caption = {
  readonly id: number
  readonly by: Speaker
  readonly text: string
  /** Words still being spoken or understood may change. */
  readonly isFinal: boolean
}

/** Adds what was said: unfinished words of a speaker give way to what came of them. */
export function addWords(
  captions: readonly Caption[],
  { by, text, isFinal }: Omit<Caption, 'id'>,
): readonly Caption[] {
  const last = captions.findLast((caption) => caption.by === by)
  const isGrowing = last && !last.isFinal
  const id = isGrowing ? last.id : (captions.at(-1)?.id ?? 0) + 1
  const words = { id, by, text, isFinal }
  if (!isGrowing) return text ? [...captions, words] : captions
  return captions.flatMap((caption) => {
    if (caption.id !== id) return [caption]
    return text ? [words] : []
  })
}

/** Leaves room in the message, which takes 10,000 characters, for what stands around the conversation. */
export const longestConversation = 8000

/** The conversation as a text, for the message to us: of a very long one the newest turns. */
export function printConversation(
  captions: readonly Caption[],
  names: Readonly<Record<Speaker, string>>,
): string {
  const turns = captions
    .filter(({ isFinal }) => isFinal)
    .map(({ by, text }) => `${names[by]}: ${text}`)
  let room = longestConversation
  const first = turns.findLastIndex((turn) => (room -= turn.length + 1) < 0)
  return (first < 0 ? turns : ['…', ...turns.slice(first + 1)]).join('\n')
}
