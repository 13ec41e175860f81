import { describe, expect, it } from 'vitest'
import { findMail } from './mails.ts'
import { findPhone } from './phones.ts'
import { findSpelled } from './spelling.ts'
import { readUtterance } from './tokens.ts'

const words = (text: string) => readUtterance(text).words

describe('mail addresses as they are said', () => {
  it.each([
    ['jane dot doe at example dot com', 'jane.doe@example.com'],
    ['my email is jane dot doe at example dot com', 'jane.doe@example.com'],
    ['Jane.smith at example.com', 'jane.smith@example.com'],
    ['Tom.baker at gmail.com.', 'tom.baker@gmail.com'],
    ['it’s Jane at gmail dot com.', 'jane@gmail.com'],
    ['jane.doe@example.com', 'jane.doe@example.com'],
    ['Sure, you can write to info@example.org please', 'info@example.org'],
    ['j a n e at example dot com', 'jane@example.com'],
    ['j smith 42 at yahoo dot com', 'jsmith42@yahoo.com'],
    ['bob underscore jones at outlook dot com', 'bob_jones@outlook.com'],
    ['mary dash ann at example dot co dot uk', 'mary-ann@example.co.uk'],
    ['sam at gmail', 'sam@gmail.com'],
    ['I’m Ben from a law office, ben at example dot com', 'ben@example.com'],
    ['j, a, n, e, at example dot com', 'jane@example.com'],
    ['jane doe at example dot calm', 'janedoe@example.com'],
    ['office at night desk dot example', 'office@nightdesk.example'],
    ['rafa at two rivers dot example', 'rafa@tworivers.example'],
    ['desk at studio fifty four dot example', 'desk@studio54.example'],
    ['wags and suds at example dot com', 'wagsandsuds@example.com'],
    ['double l at example dot org', 'll@example.org'],
    ['it is tom twenty two at g mail dot com and my name is Tom', 'tom22@gmail.com'],
  ])('%s', (text, expected) => {
    expect(findMail(readUtterance(text))?.value).toBe(expected)
  })

  it.each([['meet me at the hotel'], ['at six tomorrow'], ['pick me up at Broadway']])(
    '%s is none',
    (text) => {
      expect(findMail(readUtterance(text))).toBeUndefined()
    },
  )
})

describe('telephone numbers as they are said', () => {
  it.each([
    ['two one two five five five oh one two three', '2125550123'],
    ['212 555 0123', '2125550123'],
    ['(212) 555-0123', '2125550123'],
    ['two one two, double five five, oh one two three', '2125550123'],
    ['two twelve five fifty five zero one twenty three', '2125550123'],
    ['plus one 917 555 01 99', '9175550199'],
    ['my number is nine one seven triple five zero one ninety nine', '9175550199'],
    ['it’s 646-555-0100, call any time', '6465550100'],
    ['two one too five five five oh one for two', '2125550142'],
    ['eight hundred five five five oh one two three', '8005550123'],
  ])('%s', (text, expected) => {
    const phone = findPhone(words(text))

    expect(phone?.value).toBe(expected)
    expect(phone?.isWhole).toBe(true)
  })

  it('knows that seven digits are not all', () => {
    expect(findPhone(words('five five five oh one two three'))?.isWhole).toBe(false)
  })

  it('does not take a time and a house number for one', () => {
    expect(findPhone(words('at five thirty from 48 Orchard Street'))).toBeUndefined()
  })
})

describe('spelled words', () => {
  it.each([
    ['S M I T H', 'smith'],
    ['it’s o k a f o r', 'okafor'],
    ['ess em eye tee aitch s m', 'smithsm'],
    ['m as in mary a double l', 'mall'],
    ['L-I-N-D-Q-V-I-S-T', 'lindqvist'],
  ])('%s', (text, expected) => {
    expect(findSpelled(words(text), { isExpected: true })[0]?.value).toBe(expected)
  })

  it('finds none in ordinary talk', () => {
    expect(findSpelled(words('I see you are at a hotel'))).toEqual([])
  })
})
