import { expect, it } from 'vitest'

import { createLineAskers } from './line-askers.ts'

const second = 1_000
const everybody = () => true

function open() {
  let now = 0
  return { askers: createLineAskers(() => now), pass: (ms: number) => (now += ms) }
}

it('keeps the place of whoever was refused and comes again', () => {
  const { askers, pass } = open()
  askers.ask('10.1.0.0/16')()
  pass(40 * second)
  askers.ask('10.1.0.0/16')()

  expect(askers.since('10.1.0.0/16')).toBe(0)
  expect(askers.since('10.2.0.0/16')).toBe(40 * second)
})

it('forgets the place of whoever was served, and of whoever was not there for an hour', () => {
  const { askers, pass } = open()
  askers.ask('10.1.0.0/16')()
  askers.ask('10.2.0.0/16')()
  pass(1)
  askers.serve('10.1.0.0/16')
  expect(askers.since('10.1.0.0/16')).toBe(1)

  pass(3_600 * second)
  expect(askers.since('10.2.0.0/16')).toBe(3_600 * second + 1)
})

it('counts who waits or was refused a moment ago', () => {
  const { askers, pass } = open()
  const stopWaiting = askers.ask('10.1.0.0/16')
  askers.ask('10.2.0.0/16')()
  pass(14 * second)
  expect(askers.count(everybody, 10)).toBe(2)
  expect(askers.count(everybody, 1)).toBe(1)
  expect(askers.count((block) => block === '10.2.0.0/16', 10)).toBe(1)

  pass(second)
  expect(askers.count(everybody, 10)).toBe(1)
  stopWaiting()
  pass(15 * second)
  expect(askers.count(everybody, 10)).toBe(0)
})

it('remembers a thousand blocks, and the longest unseen is forgotten first', () => {
  const { askers, pass } = open()
  for (let at = 0; at < 1_000; at += 1) askers.ask(`block ${at}`)()
  pass(second)
  askers.ask('block 0')()
  askers.ask('one more')()

  expect(askers.since('block 0')).toBe(0)
  expect(askers.since('block 1')).toBe(second)
  expect(askers.since('block 2')).toBe(0)
})
