import { expect, it } from 'vitest'
import { cutIntoWords } from '../words/cut.ts'
import { partsOf } from './parts.ts'

const partsIn = (text: string) =>
  partsOf(cutIntoWords(text), text).map((part) => part.map(({ word }) => word).join(' '))

it('parts an utterance where it is joined', () => {
  expect(partsIn('a car to Newark and what does it cost')).toEqual([
    'a car to newark',
    'what does it cost',
  ])
})

it('parts it where a question begins in the middle', () => {
  expect(
    partsIn("the kids are four and seven do I pay for them he's big can you add a bed"),
  ).toEqual(['the kids are four', "seven do i pay for them he's big", 'can you add a bed'])
})

it('reads a question after a short answer', () => {
  expect(partsIn('Priya Shah. What does it cost?')).toEqual(['what does it cost'])
})

it('leaves one question whole', () => {
  expect(partsIn('what time can I get in')).toEqual([])
})
