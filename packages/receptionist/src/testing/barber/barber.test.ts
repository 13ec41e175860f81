import { findProblems } from '@nightdesk/understanding'
import { expect, it } from 'vitest'
import { createReceptionist } from '../../create-receptionist.ts'
import { playCall } from '../call-script.ts'
import { barber } from './barber.ts'
import { calls } from './calls.ts'
import { desk, learn, ownLines } from './learn.ts'

it('has sentences that keep the rules of the corpus', () => {
  const broken = ownLines.flatMap((line) =>
    findProblems(line, desk).map((problem) => `${problem}: ${line}`),
  )

  expect(broken).toEqual([])
  expect(ownLines.filter((line, at) => ownLines.indexOf(line) !== at)).toEqual([])
})

// So few sentences read well, but not steadily: a line more or less decides about a few of these calls.
const fewestRight = 12

// Not in the registry: nobody can call it. Everything else is as the recipe has it.
it('has an assistant made by the recipe take most calls as a person would', () => {
  const receptionist = createReceptionist(barber, learn())

  const wrong = Object.entries(calls)
    .map(([name, call]) => ({ name, problems: playCall(receptionist, call) }))
    .filter(({ problems }) => problems.length > 0)

  const right = Object.keys(calls).length - wrong.length
  expect(right, JSON.stringify(wrong, null, 2)).toBeGreaterThanOrEqual(fewestRight)
})
