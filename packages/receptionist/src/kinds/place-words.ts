import type { readUtterance } from '@nightdesk/understanding'
import { areaNamed, isTalk } from './area.ts'
import { isUnsaid } from './known-place.ts'
import { titleCase, trimmed } from './street-words.ts'

export type Token = ReturnType<typeof readUtterance>['tokens'][number]

export const inOneLine = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(', ')

export const wordOf = ({ word }: Token): string => word
export const wordsOf = (tokens: readonly Token[]): readonly string[] => tokens.map(wordOf)

/** What stands between commas. */
export function clausesOf(tokens: readonly Token[]): readonly (readonly string[])[] {
  const ends = tokens.flatMap(({ isLast }, at) => (isLast ? [at + 1] : []))
  return [...new Set([...ends, tokens.length])].map((end, index) =>
    wordsOf(tokens.slice(ends[index - 1] ?? 0, end)),
  )
}

export type Before = { readonly name?: string; readonly area?: string }

/** Where somebody's house is: "my sister's in Great Neck". */
export function areaAround(words: readonly string[]): string | undefined {
  const at = words.lastIndexOf('in')
  const isSomebodys = /(?:'s|s')$/.test(words[at - 1] ?? '')
  return isSomebodys || (at > 0 && isUnsaid(words))
    ? areaNamed(words.slice(at + 1).join(' '))
    : undefined
}

const links = /^(?:at|on|by|in|that's|it's|number|over|of|corner|the)$/

/** Before an address: "Park Slope", "Mount Sinai", or words that say nothing a driver needs. */
export function whatIsBefore(tokens: readonly Token[]): Before {
  const end = tokens.findLastIndex(({ word }) => !links.test(word)) + 1
  const isApart = tokens[end - 1]?.isLast === true || end < tokens.length
  const parts = clausesOf(tokens.slice(0, end)).map((words) => trimmed(words, String))
  // "My sister's in Great Neck, 12 Arrandale Avenue".
  const areaOf = (words: readonly string[]) => areaNamed(words.join(' ')) ?? areaAround(words)
  const area = inOneLine(...parts.map(areaOf))
  const names = parts.filter(
    (words) => words.length > 0 && !areaOf(words) && !isUnsaid(words) && !isTalk(words),
  )
  const name = names.map((words) => words.join(' ').replace(/^the /, '')).join(', ')
  return { ...(area ? { area } : {}), ...(isApart && name ? { name: titleCase(name) } : {}) }
}
