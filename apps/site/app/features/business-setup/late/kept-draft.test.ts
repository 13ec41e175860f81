import { expect, it } from 'vitest'
import { readKeptDraft } from './kept-draft.ts'
import { blankDraft, nextDraft } from './setup-draft.ts'

const address = '#your-business=abc'
const throughStorage = (kept: unknown): unknown => JSON.parse(JSON.stringify(kept))

it('reads a form as it was left, right or wrong', () => {
  let draft = blankDraft('restaurants-takeouts')
  draft = nextDraft(draft, { kind: 'typed', field: 'name', text: 'Bob & <b>Sons</b>' })
  draft = nextDraft(draft, { kind: 'hours-typed', text: 'tue-sat 10 to 7' })
  draft = nextDraft(draft, { kind: 'question-added' })
  const kept = readKeptDraft(throughStorage({ draft, address }))

  expect(kept?.address).toBe(address)
  expect(kept?.draft).toMatchObject({
    name: draft.name,
    hoursText: draft.hoursText,
    questions: draft.questions,
    trade: draft.trade,
    ownHours: true,
  })
  expect(kept?.draft.hours.week).toEqual(draft.hours.week)
})

it('reads nothing from what has another shape', () => {
  const draft = blankDraft('healthcare')
  for (const odd of [
    null,
    [],
    'words',
    { draft },
    { draft: { ...draft, trade: 'piracy' }, address },
    { draft: { ...draft, name: 7 }, address },
    { draft: { ...draft, questions: 'none' }, address },
  ])
    expect(readKeptDraft(odd)).toBeUndefined()
})

it('takes the hours of the trade for hours that cannot be', () => {
  const draft = blankDraft('healthcare')
  const kept = readKeptDraft({ draft: { ...draft, hours: { week: [1, 2] } }, address })

  expect(kept?.draft.hours).toEqual(draft.hours)
})
