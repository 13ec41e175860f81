import type { TradeId } from '@nightdesk/contracts'
import {
  type Context,
  cutIntoWords,
  type Mark,
  type Read,
  type Reading,
} from '@nightdesk/understanding'
import type { InTask } from '../dialogue/understand.ts'
import { agrees, bought, isFact } from './asking-words.ts'
import { readAnswer } from './answer-and-more.ts'
import { asidesIn } from './asides.ts'
import { meaningsOf } from './own-meanings.ts'
import {
  questionIn,
  surelyAsked,
  surelyUnknown,
  withClearTopic,
  type Asked,
} from './own-questions.ts'
import { plainAnswer } from './plain-answer.ts'
import { withReturn } from './return-ride.ts'
import { withMonths } from './sentences.ts'
import { spansFor } from './own-spans.ts'
import { trusted } from './told-facts.ts'
import { withPlaces } from './told-places.ts'
import { isWordFact, tradePlans } from './trade-plans.ts'
import { evenly, wantsIn } from './wants.ts'

/** What reads the callers of a visitor's business. */
export type OwnReading = Omit<Asked, 'plan'> & {
  /** What was learned for businesses of any trade: the facts, beside what is wanted. */
  readonly mark: Mark
  /** Marks rides and stays, which have facts of their own. */
  readonly markTrade?: Mark
}

/** Reads callers of a visitor's business: what they want, which of the setup's questions they ask, and the facts they tell. */
export function ownReader(trade: TradeId, reading: OwnReading): Read {
  const { mark, rank, markTrade } = reading
  const plan = tradePlans[trade]
  const about: Asked = { plan, ...reading }

  return (said, context: Context & InTask) => {
    const { questions, rest } = asidesIn(said, {
      knownIn: (part) => surelyAsked(about, part),
      isUnknown: (part) => surelyUnknown(about, part),
    })
    if (rest === '') return { ...readOne(said, context), intents: questions }
    const reading = readAnswer(rest, context, readOne)
    if (questions.length === 0) return reading
    const others = reading.intents.filter(({ id }) => !id.startsWith('q-'))
    return { ...reading, intents: [...questions, ...others] }
  }

  function readOne(said: string, { asked, task }: Context & InTask): Reading {
    const text = withMonths(said)
    const context = { asked: askedAs(asked) }
    const ownMarks = mark(text, context)
    const slots = ownMarks.map(({ slot }) => slot)
    const marks = wantsIn(text, (part) => evenly(rank(part, context, slots)))
    const wants = text.includes('?') ? withClearTopic(about, text, marks) : marks
    const ofTrade = markTrade ? withPlaces(text, markTrade(text, { asked }), ownMarks) : ownMarks
    const told = trusted(text, asked, ofTrade)
    const marked = plan.tasks.includes('ride') ? withReturn(text, told) : told
    const plainly = plainAnswer(text, { asked, plan }, marked)
    const intents = plainly
      ? [{ id: plainly, confidence: 1 }]
      : meaningsOf(
          wants,
          questionIn(about, text, wants, asked, new Set(marked.map(({ slot }) => slot))),
          {
            asked,
            plan,
            isFact: isFact(text),
            isBought: bought.test(text),
            words: cutIntoWords(text).length,
            isAgreed: agrees.test(text),
          },
        )
    return { text, intents, spans: spansFor(text, { asked, task }, intents, marked) }
  }
}

/** What sentences of the corpus call a question of ours. */
function askedAs(asked: string): string {
  if (/^(?:place|address|pickup|dropoff)$/.test(asked)) return 'place'
  if (asked === 'arrival' || asked === 'nights') return 'when'
  if (asked === 'passengers') return 'guests'
  return isWordFact(asked) ? 'topic' : asked
}
