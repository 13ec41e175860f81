import { expect, it } from 'vitest'

import { scrub } from './scrub.ts'

const shortLength = 20_000
// Twice the text takes twice the time, four times where a word is read from each of its characters on.
const mostTimes = 3
const tries = 10
// Above what is chance; read from each character on, the same text takes seconds.
const leastMs = 5

const units = [
  'a',
  '/',
  'a.',
  '@',
  ' ',
  'a@',
  '%',
  '1',
  '"',
  `'`,
  ` '`,
  '“',
  'a-',
  'a:',
  '1.',
  '1 ',
]
const phrases = ['key ', 'key: ', 'https://', 'https://a@', 'a://', '://a', '?a/', '/?#', '2001:']

/** Processor time of this thread: the clock also counts what others do with the machine. */
function spentMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function quickest(text: string): number {
  let least = Infinity
  for (let round = 0; round < tries; round++) {
    const begun = spentMs()
    scrub(text)
    least = Math.min(least, spentMs() - begun)
  }
  return least
}

it.each([...units, ...phrases])('reads twice as many %j in about twice the time', (unit) => {
  const short = unit.repeat(Math.ceil(shortLength / unit.length))

  const allowed = mostTimes * Math.max(quickest(short), leastMs)

  expect(quickest(short + short)).toBeLessThan(allowed)
})
