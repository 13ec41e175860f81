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

/** The whole conversation as a text, for the message to us. */
export function printConversation(
  captions: readonly Caption[],
  names: Readonly<Record<Speaker, string>>,
): string {
  return captions
    .filter(({ isFinal }) => isFinal)
    .map(({ by, text }) => `${names[by]}: ${text}`)
    .join('\n')
}
