import { randomInt } from 'node:crypto'

import { brand } from '@nightdesk/content'
import { referenceCharacters } from '@nightdesk/contracts'

const groupLength = 4

/** A new number such as ND-7K4F-92QX: 39 bits of chance, so nobody guesses another's. */
export function makeReference(): string {
  return `${brand.referencePrefix}-${group()}-${group()}`
}

function group(): string {
  return Array.from({ length: groupLength }, () => {
    return referenceCharacters.charAt(randomInt(referenceCharacters.length))
  }).join('')
}
