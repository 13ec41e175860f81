import { numberedForm, postForm } from './post-lead.ts'

const atOnce = 20
// Far from the numbers of other runs.
const firstNumber = 2_000_000

/** How many of the rounds kept the promise: one lead for one key or one content, and no key for two leads. */
export async function runRepeats(url: string, rounds: number): Promise<number> {
  let good = 0
  for (let round = 0; round < rounds; round += 1) {
    const form = numberedForm(firstNumber + 2 * round)
    const unkeyed = numberedForm(firstNumber + 2 * round + 1)
    const key = `round-${round}`
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => postForm(url, form, { key })),
    )
    const other = await postForm(url, { ...form, message: 'Another message' }, { key })
    const twins = await Promise.all([postForm(url, unkeyed), postForm(url, unkeyed)])
    const isOne = isOneLead(answers) && isOneLead(twins)
    if (isOne && other?.status === 422) good += 1
  }
  return good
}

function isOneLead(answers: Awaited<ReturnType<typeof postForm>>[]): boolean {
  const references = new Set(answers.map((answer) => answer?.reference))
  return references.size === 1 && answers.every((answer) => answer?.status === 200)
}
