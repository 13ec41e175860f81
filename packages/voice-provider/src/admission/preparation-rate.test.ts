import { expect, it } from 'vitest'

import { createPreparationRate } from './preparation-rate.ts'

function open() {
  let at = 0
  const rate = createPreparationRate(() => at)
  const seconds = (count: number, each: () => void) => {
    for (let tenth = 0; tenth < count * 10; tenth += 1) {
      each()
      at += 100
    }
  }
  return { isAllowed: (address: string) => rate.isAllowed(address), seconds }
}

const count = (times: number, isAllowed: (at: number) => boolean) =>
  Array.from({ length: times }, (_, at) => isAllowed(at)).filter(Boolean).length

it('lets a page ask as often as pages do, for as long as it likes', () => {
  const { isAllowed, seconds } = open()
  let refused = 0
  seconds(120, () => (refused += isAllowed('192.0.2.1') ? 0 : 1))

  // Ten a second are refused for the most part, three are not.
  expect(1_200 - refused).toBeGreaterThanOrEqual(360)
  expect(1_200 - refused).toBeLessThanOrEqual(367)
})

it('gives one visitor and one network so much and no more', () => {
  const { isAllowed } = open()

  expect(count(50, () => isAllowed('192.0.2.1'))).toBe(6)
  expect(count(200, (at) => isAllowed(`192.0.2.${at + 2}`))).toBe(6)
  expect(isAllowed('198.51.100.1')).toBe(true)
})

it('leaves room for newcomers in a flood out of many networks', () => {
  const { isAllowed, seconds } = open()
  let allowed = 0
  const flood = () => {
    for (let at = 0; at < 20; at += 1) allowed += isAllowed(`10.0.${at}.${1 + (at % 3)}`) ? 1 : 0
  }
  // Until they are newcomers no more.
  seconds(90, flood)
  allowed = 0
  let served = 0
  seconds(14, () => {
    flood()
    served += isAllowed('192.0.2.1') ? 1 : 0
  })

  expect(allowed).toBeLessThanOrEqual(14 * 25)
  expect(served).toBeGreaterThanOrEqual(14 * 3)
})
