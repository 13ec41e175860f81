import { numberAt, readUtterance } from '@nightdesk/understanding'
import { printValue } from '../kinds/kinds.ts'
import type { State } from '../state.ts'

const apart =
  /\b((?:it['’]?s|number(?: is)?|i (?:said|meant?)|make (?:it|that)) )((?:[\w-]+ ){0,2}?[\w-]+?),? not (?:number )?((?:[\w-]+ ?){1,3}?)(?=\W*$|[.,!?]| (?:and|so|sorry|thanks)\b)/i

/** "It's forty two, not twenty four": of a street that stands on the paper, that is the number of the house. */
export function withItsStreet(text: string, { current }: State): string {
  const found = apart.exec(text)
  const [said, before] = [wholeNumber(found?.[2]), wholeNumber(found?.[3])]
  if (!found || said === undefined || before === undefined) return text
  const street = Object.values(current?.values ?? {})
    .filter(({ kind }) => kind === 'place')
    .map((value) => /^(\d+) ([^,\d][^,]*)/.exec(printValue(value)))
    .find((place) => Number(place?.[1]) === before)?.[2]
  if (!street) return text
  const told = `${found[1]}${said} ${street} not ${before} ${street}`
  return text.slice(0, found.index) + told + text.slice(found.index + found[0].length)
}

function wholeNumber(said = ''): number | undefined {
  const { words } = readUtterance(said)
  const number = numberAt(words, 0, { isExpected: true })
  return number?.to === words.length ? number.value : undefined
}
