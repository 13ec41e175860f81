import { isFirstName, isLastName, tableOf } from '@nightdesk/understanding'
import type { Clause } from '../conversation.ts'
import type { PersonName } from '../kinds/name.ts'
import { numberWord } from './number.ts'
import { spokenFirstNames, spokenLastNames } from './spoken-names.ts'

const firsts: ReadonlySet<string> = new Set(spokenFirstNames)

/** "Jane" "Smith,": both names, so that neither is confirmed unheard. An unusual last name is spelled too. */
export function sayName({ first, last }: PersonName): Clause[] {
  const spoken = first && last ? [first, `${last},`] : [`${first ?? last ?? ''},`]
  const unusual = [last, first].find(
    (part) => part !== undefined && !isFirstName(part) && !isLastName(part),
  )
  return unusual ? [...spoken, ...saySpelled(unusual)] : spoken
}

/** For "Thank you, Jane.": only a first name that the voice can say. */
export function sayFirstName({ first }: PersonName): Clause[] | undefined {
  return first !== undefined && firsts.has(first) ? [`${first}.`] : undefined
}

function saySpelled(word: string): Clause[] {
  return Array.from(word.toUpperCase()).flatMap((letter) => {
    if (/\d/.test(letter)) return [`${numberWord(Number(letter))},`]
    return signs[letter] ?? (/[A-Z]/.test(letter) ? [`${letter},`] : [])
  })
}

const signs: Readonly<Record<string, Clause[]>> = tableOf({
  '.': ['dot,'],
  '-': ['dash,'],
  _: ['underscore,'],
})

const hosts: readonly string[] = [
  'gmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'hotmail.com',
]
const domains: readonly string[] = ['com', 'org', 'net']

/** Letter by letter, as a caller checks it: "J," "A," "N," "E," "at" "gmail dot com,". */
export function sayMail(address: string): Clause[] {
  const [box = '', host = ''] = address.toLowerCase().split('@')
  return [...saySpelled(box), 'at', ...sayHost(host)]
}

function sayHost(host: string): Clause[] {
  if (hosts.includes(host)) return [`${host.replace('.', ' dot ')},`]
  const [name = '', ...endings] = host.split('.')
  const sayEnding = (ending: string) =>
    domains.includes(ending) ? [`dot ${ending},`] : saySpelled(`.${ending}`)
  return saySpelled(name).concat(endings.flatMap(sayEnding))
}

export function nameClauses(): Clause[] {
  return [...new Set([...spokenFirstNames, ...spokenLastNames])]
}

export function spellingClauses(): Clause[] {
  const letters = Array.from({ length: 26 }, (_, index) => `${String.fromCodePoint(65 + index)},`)
  return [
    ...letters,
    ...Object.values(signs).flat(),
    'at',
    ...hosts.map((host) => `${host.replace('.', ' dot ')},`),
    ...domains.map((domain) => `dot ${domain},`),
  ]
}
