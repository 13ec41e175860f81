import { numberAt } from './numbers.ts'
import { countAt } from './people-counts.ts'
import { isPersonNoun } from './people-heads.ts'
import { things } from './people-words.ts'

type Ages = { readonly count: number; readonly to: number }

/** "A seven year old" is one, "two five year olds" are two. */
export function ageAt(words: readonly string[], at: number): Ages | undefined {
  const first = countAt(words, at)
  const second = first && numberAt(words, first.to)
  const age = second ?? first
  const to = age && unitAfter(words, age.to)
  if (to === undefined) return undefined
  // "Her 14 year old son" is one.
  const hasNoun = isPersonNoun(words[to] ?? '')
  return { count: second && first ? first.value : 1, to: hasNoun ? to + 1 : to }
}

/** "Year old", "months": where it ends. */
function unitAfter(words: readonly string[], at: number): number | undefined {
  if (!/^(?:years?|months?|weeks?|yr)$/.test(words[at] ?? '')) return undefined
  return /^olds?$/.test(words[at + 1] ?? '') ? at + 2 : at + 1
}

/** "A ten and a twelve year old", "my six and nine year old": one for each age. */
export function agesAt(
  words: readonly string[],
  from: number,
  hasDeterminer: boolean,
): Ages | undefined {
  const isArticle = /^(?:a|an)$/.test(words[from] ?? '')
  if (!isArticle && !hasDeterminer) return undefined
  const run = runAt(words, from)
  const to = run && unitAfter(words, run.to)
  return run && run.count > 1 && to !== undefined ? { count: run.count, to } : undefined
}

const children =
  /^(?:(?:grand|step)?(?:kids?|child(?:ren)?|sons?|daughters?)|girls?|boys?|twins|triplets|toddlers?|kiddos?|teenagers?|teens?|nephews?|nieces?|brothers?|sisters?|ones)$/

const childAges = { least: 0, most: 19 }
const otherAges = { least: 20, most: 110 }

/**
 * The ages of those who were just named: "two kids, six and nine", "our boys, two, five and eight". As many as
 * there are children, or as many children as there are ages where nobody said how many. Of others, "my mother, eighty
 * two", only what can be nothing but an age is one.
 */
export function agesAfter(
  words: readonly string[],
  from: number,
  to: number,
): (Ages & { readonly isCount: boolean }) | undefined {
  const said = words.slice(from, to)
  const person = said.findLast(isPersonNoun) ?? ''
  const run = runAt(words, to, children.test(person) ? childAges : otherAges)
  if (!run || person === '') return undefined
  const end = unitAfter(words, run.to) ?? run.to
  if (!endsAges(words, end)) return undefined
  const counted = said.flatMap((_, index) => countAt(words, from + index) ?? [])[0]
  const isOne = !/s$|ren$/.test(person)
  const isCount = counted === undefined && !isOne
  const isRight = isCount ? run.count > 1 : run.count === (counted?.value ?? 1)
  return isRight ? { count: run.count, to: end, isCount } : undefined
}

/** "Six and nine", "a ten and a twelve": numbers of nothing. */
function runAt(
  words: readonly string[],
  from: number,
  { least, most } = childAges,
): Ages | undefined {
  let count = 0
  let to = from
  for (let at = from; ;) {
    const number = numberAt(words, /^(?:a|an)$/.test(words[at] ?? '') ? at + 1 : at)
    const isAge = number && number.value >= least && number.value <= most
    if (!isAge || isSomething(words, number.to)) break
    count += 1
    to = number.to
    at = words[to] === 'and' ? to + 1 : to
  }
  return count > 0 ? { count, to } : undefined
}

/** "Two adults", "four of us": no age. */
const isSomething = (words: readonly string[], at: number): boolean =>
  isPersonNoun(words[at] ?? '') || things.has(words[at] ?? '') || words[at] === 'of'

/** "Two kids, four in total" and "two kids, five people" name a sum. */
const endsAges = (words: readonly string[], at: number): boolean =>
  !/^(?:in|total|altogether|all|more|other)$/.test(words[at] ?? '')
