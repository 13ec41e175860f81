import { isNumberWord, readUtterance } from '@nightdesk/understanding'
import type { Kind, Reader, Value } from './value.ts'

export const textKind: Kind<'text'> = {
  print: ({ text }) => text,
  say: ({ text }) => [`${text},`],
}

const longestText = 80

/** What can be chosen, each with the words for it; the longest words that are said win. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** One of a few: a king, two queens, or a suite. */
export function readChoice(choices: Choices): Reader {
  return (text): Value | undefined => {
    const chosen = choiceIn(choices, text)
    return chosen ? { kind: 'text', text: chosen } : undefined
  }
}

/** One of a few where it is one of them, else the words as they were said. */
export function readChoiceOrWords(choices: Choices): Reader {
  return (text, { before, isSameBreath }): Value | undefined => {
    const { words } = readUtterance(text)
    const known = choiceIn(choices, text)
    // "Financial advice, it's a two-man shop", "a barbershop, I've got four chairs": the first is the answer.
    if (isSameBreath && before?.kind === 'text' && !known) return before
    const chosen = known ?? asSaid(text)
    // "Four" is an answer to another question.
    return chosen.length > 1 && !words.every(isNumberWord)
      ? { kind: 'text', text: chosen }
      : undefined
  }
}

/** As it was said, with a capital and without the comma after it. */
export function asSaid(text: string, longest: number = longestText): string {
  const said = wholeWords(text.trim(), longest).replace(/[.,;:!?]+$/, '')
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}

function wholeWords(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return /\s/.test(cut) && /\S/.test(text.charAt(longest)) ? cut.replace(/\s+\S*$/, '') : cut.trim()
}

/** Which of a few the words name. */
export function choiceIn(choices: Choices, text: string): string | undefined {
  const said = ` ${readUtterance(text)
    .words.join(' ')
    .replaceAll(/'(?:s|ll|d)\b/g, '')} `
  const hits = Object.entries(choices).flatMap(([choice, names]) =>
    names
      .filter((name) => said.includes(` ${name} `) || said.includes(` ${name}s `))
      .map((name) => ({ choice, length: name.length })),
  )
  return hits.toSorted((a, b) => b.length - a.length)[0]?.choice
}
