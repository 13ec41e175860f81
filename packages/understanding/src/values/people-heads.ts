import { isAlsoWord, isFirstName, isLastName } from '../names/names.ts'
import type { Count } from './people-counts.ts'
import type { Item } from './people-items.ts'
import { groups, leading, plural, self, singular, things } from './people-words.ts'

/** Whether a word can speak of somebody who comes along: "wife", "twins", "me". */
export function isPersonWord(word: string): boolean {
  return isPersonNoun(word) || self.has(word)
}

export const isPersonNoun = (word: string): boolean =>
  singular.has(word) || plural.has(word) || groups[word] !== undefined

const coming = /^(?:coming|with|gonna|going|joining|along|flying|riding|staying)$/

/** The words that stand for somebody each: "mom dad" two, "friend linda" one, "mom's friend" one. */
export function headsIn(words: readonly string[]): readonly string[] {
  const heads: string[] = []
  words.forEach((heard, at) => {
    const before = words[at - 1] ?? ''
    // "Our grandson's coming along".
    const word = coming.test(words[at + 1] ?? '') ? heard.replace(/'s$/, '') : heard
    const last = heads.at(-1)
    if (isPersonNoun(word) || things.has(word)) {
      // "Baby girl", "pop pop": one.
      if (last === before && (leading.has(before) || before === word)) heads.pop()
      // "Two couples, old friends": said twice.
      const isSaid = last !== undefined && sizeOf(last) > 1 && plural.has(word)
      if (!isSaid) heads.push(word)
    } else if (isFirstName(word) && !isAlsoWord(word)) {
      // "My friend Linda", "Linda Moreno": it was counted.
      const isSaid = last !== undefined && (isPersonNoun(last) || isLastName(word))
      if (!isSaid) heads.push(word)
    }
  })
  return heads
}

export type Phrase = {
  readonly heads: readonly string[]
  readonly count: Count | undefined
  readonly joint: string
  readonly isFamily: boolean
  readonly isTheirPartner: boolean
  readonly hasDeterminer: boolean
}

export function itemOf(phrase: Phrase): { item?: Item } {
  const { heads, count, joint, isFamily, isTheirPartner, hasDeterminer } = phrase
  const [first, ...rest] = heads
  if (first === undefined) {
    if (count && !count.isArticle) return { item: { kind: 'number', count: count.value, joint } }
    return hasDeterminer || count ? { item: { kind: 'stranger', count: 1, joint } } : {}
  }
  // "Two and a half": a small one, counted nowhere.
  if (things.has(first) || (first === 'half' && count?.isArticle)) return {}
  const others = rest.filter((head) => !things.has(head))
  const total = others.reduce((sum, head) => sum + sizeOf(head), numbered(first, count))
  return { item: { kind: 'somebody', count: total, joint, isFamily, isTheirPartner } }
}

function numbered(head: string, count: Count | undefined): number {
  if (!count) return sizeOf(head)
  // "Two parents" are two, "two couples" four; a couple is two.
  const isPair = /^(?:(?:grand)?parents|folks|in-laws|laws|twins)$/.test(head)
  const size = groups[head]
  if (size === undefined || (isPair && !count.isArticle)) return count.value
  return size * count.value
}

function sizeOf(head: string): number {
  return groups[head] ?? (plural.has(head) ? 2 : 1)
}
