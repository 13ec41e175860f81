import { desks, findProblems } from '@nightdesk/understanding'
import { describe, expect, it } from 'vitest'
import { readLines } from './corpus.ts'

const writing = desks.filter(({ folders }) => folders === undefined)

describe.each(writing)('the sentences of $id', (desk) => {
  const lines = readLines(desk.id)

  it('keep the rules', () => {
    const broken = lines.flatMap((line) =>
      findProblems(line, desk).map((problem) => `${problem}: ${line}`),
    )

    expect(broken).toEqual([])
  })

  it('are many, and none stands twice', () => {
    expect(lines.length).toBeGreaterThanOrEqual(1_500)
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
  })
})

it('the shared sentences keep the rules of every desk', () => {
  const lines = readLines('shared')
  const broken = writing.flatMap((desk) => lines.flatMap((line) => findProblems(line, desk)))

  expect(lines.length).toBeGreaterThanOrEqual(400)
  expect([...new Set(broken)]).toEqual([])
})
