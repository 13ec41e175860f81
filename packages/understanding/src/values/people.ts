import { numberAt } from './numbers.ts'
import { type Item, itemsIn } from './people-items.ts'

/** How many people a phrase speaks of: "my sister, her twins and myself" are four, "six of us plus a baby" seven. */
export function countPeople(words: readonly string[]): number | undefined {
  const said = saidTwice(words)
  if (said) return said
  const lone = words.length === 1 ? numberAt(words, 0, { isExpected: true })?.value : undefined
  return lone ?? sumOf(itemsIn(withoutParts(words)))
}

const grownUps = /^(?:adults|people|persons|guests|grown-ups|grownups|passengers|travelers)$/

/** "Two adults, me and my wife": the same ones, first counted and then named. */
function saidTwice(words: readonly string[]): number | undefined {
  const count = numberAt(words, 0)
  const rest = count && grownUps.test(words[count.to] ?? '') ? words.slice(count.to + 1) : []
  if (!count || !/^(?:me|myself|my)$/.test(rest[0] ?? '')) return undefined
  return sumOf(itemsIn(rest)) === count.value ? count.value : undefined
}

const partOf =
  /^(?:(?:one|two|three|four|five|six|\d+) (?:of (?:them|those|whom|which)|is|are|was)|one's)\b/

/** "Eight, and one's a baby", "six, two of them are kids": some of those who were counted already. */
function withoutParts(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (_, from) => from > 0 && partOf.test(words.slice(from, from + 3).join(' ')),
  )
  if (at < 0) return words
  const before = words.slice(0, words[at - 1] === 'and' || words[at - 1] === 'with' ? at - 1 : at)
  return sumOf(itemsIn(before)) === undefined ? words : before
}

type Sum = {
  total: number
  isWhole: boolean
  isDetail: boolean
  hasSelf: boolean
  families: number
}

function sumOf(items: readonly Item[]): number | undefined {
  const isKnown = items.some(({ kind }) => kind !== 'stranger' && kind !== 'retraction')
  if (!isKnown) return undefined
  const sum: Sum = { total: 0, isWhole: false, isDetail: false, hasSelf: false, families: 0 }
  for (const item of items) add(sum, item)
  if (sum.total === 0) return undefined
  // "With my brother", "plus two", "my wife and our two boys": who is speaking comes along.
  const isBeside = /^(?:plus|with)$/.test(items[0]?.joint ?? '')
  const isAlong = !sum.hasSelf && !sum.isWhole && (isBeside || sum.families > 0)
  return sum.total + (isAlong ? 1 : 0)
}

function add(sum: Sum, { kind, count, joint, isFamily, isTheirPartner }: Item): void {
  if (kind === 'retraction')
    return void Object.assign(sum, { total: 0, isWhole: false, isDetail: false, hasSelf: false })
  const isMore = /^(?:and|plus|&|also|then)$/.test(joint)
  if (kind === 'everybody' || (kind === 'number' && !isMore && joint !== 'with')) {
    // "Mom and the two of us"; but "my mother and her sister, the two of them" is said twice.
    sum.total = isMore && !sum.isWhole ? sum.total + count : count
    sum.isWhole = true
    sum.isDetail = false
    return
  }
  // "Two, me and my wife", "four with the baby": the rest only says who.
  if (sum.isWhole && (sum.isDetail || !isMore) && joint !== 'plus') {
    sum.isDetail = true
    return
  }
  if (joint === 'including' || (kind === 'alone' && sum.total > 0)) return
  if (kind === 'self' || kind === 'alone') {
    if (sum.hasSelf) return
    sum.hasSelf = true
  }
  sum.total += count
  if (isFamily) sum.families += 1
  if (isTheirPartner) sum.families -= 1
}
