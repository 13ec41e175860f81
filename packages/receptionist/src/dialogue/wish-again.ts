import type { Read } from '@nightdesk/understanding'
import type { Script } from '../script.ts'
import type { State } from '../state.ts'

const surelyWished = 0.9
const fewestWished = 4

/** "Okay, let's set up a meeting", when the name was asked for: read as an opening, it is the wish for the task in hand. */
export function isWishAgain(
  read: Read,
  { tasks }: Script,
  { current, offer }: State,
  text: string,
): boolean {
  const isInHand = current && !current.isReadBack && !offer
  if (!isInHand || text.split(' ').length < fewestWished) return false
  const own = tasks.find(({ id }) => id === current.task)?.intents ?? []
  const [first] = read(text, { asked: 'open' }).intents
  return first !== undefined && first.confidence >= surelyWished && own.includes(first.id)
}
