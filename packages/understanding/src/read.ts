import { directionOf } from './features/direction.ts'
import { sentenceFeatures } from './features/sentence-features.ts'
import { wordFeatures } from './features/word-features.ts'
import { findIntents, type IntentModel, rankIntents } from './intents/intents.ts'
import { asksPrice, isAsked, mayAsk, partsOf, refersBack } from './intents/parts.ts'
import type { Context, Intent, Reading, Span } from './reading.ts'
import { tagWords, type Tagger } from './tagger/tagger.ts'
import { cutIntoWords, type Word } from './words/cut.ts'
import type { WordTable } from './words/word-table.ts'

/** What was learned for one assistant. */
export type Model = { readonly tagger: Tagger; readonly intents: IntentModel }

export type Read = (text: string, context: Context) => Reading

/** Marks the facts alone, for whoever does not ask what is wanted. */
export type Mark = (text: string, context: Context) => readonly Span[]

export function createMark({ tagger }: Model, table: WordTable): Mark {
  const mark = markOnce(tagger, table)
  return (text, context) => {
    const spans = mark(text, context)
    const mail = spans.find(({ slot }) => slot === 'email')
    const mailFrom = mail ? mail.from + mailStart(mail.text) : 0
    if (!mail || mailFrom === mail.from) return spans
    const before = mark(text.slice(0, mailFrom), context)
    const own = { ...mail, from: mailFrom, text: text.slice(mailFrom, mail.to) }
    return [...before, own, ...spans.filter(({ from }) => from >= mail.to)]
  }
}

/**
 * "Tuesday at ten, Rosa Delgado, rosa at example dot com": an address has no "at" before a comma, and before one of it
 * nothing stands but letters that are spelled.
 */
function mailStart(text: string): number {
  return /^.*\p{L}{2}[,.;]\s+(?=.*[^\s,](?:@| at )\S)/su.exec(text)?.[0].length ?? 0
}

function markOnce(tagger: Tagger, table: WordTable): Mark {
  return (text, { asked }) => {
    const cut = cutIntoWords(text)
    if (cut.length === 0) return []
    const words = cut.map(({ word }) => word)
    return tagWords(tagger, wordFeatures({ words, asked }, table)).map((span): Span => {
      const from = cut[span.from]?.from ?? 0
      const to = cut[span.to - 1]?.to ?? from
      return { slot: span.slot, text: text.slice(from, to), from, to, confidence: span.confidence }
    })
  }
}

/** Returns the one function that reads what callers say to an assistant. */
export function createReader(model: Model, table: WordTable): Read {
  const mark = createMark(model, table)
  return (text, { asked }) => {
    const cut = cutIntoWords(text)
    if (cut.length === 0) return { text, intents: [], spans: [] }
    const spans = mark(text, { asked })
    const intentsOf = (part: readonly Word[], after = asked) => {
      const isInside = ({ from, to }: Span) =>
        from >= (part[0]?.from ?? 0) && to <= (part.at(-1)?.to ?? 0)
      const slots = spans.filter(isInside).map(({ slot }) => slot)
      const partWords = part.map(({ word }) => word)
      return findIntents(model.intents, {
        features: sentenceFeatures({ words: partWords, asked: after }, slots, table),
        direction: directionOf(partWords, table),
      })
    }
    // A question is one, whatever we asked before it.
    const questionsIn = (part: readonly Word[]) =>
      intentsOf(part, 'open').filter((one) => isQuestionOf(one) && one.confidence >= likely)
    const whole = intentsOf(cut)
    const isQuestion = whole[0]?.id.startsWith('q-') === true
    const isUnclear = (whole[0]?.confidence ?? 0) < clear
    // "Does it speak Russian?" is a question of its own, whatever "it" is.
    const isBeyondDoubt = (part: readonly Word[]) =>
      !asksPrice(part) && (questionsIn(part)[0]?.confidence ?? 0) >= beyondDoubt
    // Where something is asked, the story around it is not what is meant.
    const isGuess = isUnclear && !text.includes('?')
    // "And what's it gonna set me back?" is known to ask for the price of what came before.
    const isOfIts = (part: readonly Word[]) =>
      intentsOf(part, 'open')[0]?.id.startsWith('q-its-') === true
    const parts = partsOf(cut, text).filter(
      (part, at) =>
        at === 0 || !isQuestion || !refersBack(part) || isBeyondDoubt(part) || isOfIts(part),
    )
    // "Or does the kid sleep in a drawer?", "because it's always late": nothing else is asked than before it.
    const isOfBefore = (part: readonly Word[]) =>
      part[0] !== undefined && continues.test(cut[cut.indexOf(part[0]) - 1]?.word ?? '')
    const clearIn = parts.map((part) => {
      const asOpened = isAsked(part, text) ? questionsIn(part) : []
      const sureOnes = [...intentsOf(part).filter(isSure), ...asOpened]
      return sureOnes
        .filter(({ id }) => id !== 'q-other' || !isOfBefore(part))
        .filter(({ id }) => (canBeAside(id) ? mayAsk(part, text) : isGuess))
    })
    const answered = new Set(clearIn.flat().map(({ id }) => id))
    const unclear = parts.filter((part, at) => clearIn[at]?.length === 0 && isAsked(part, text))
    const besides = unclear.flatMap((part) => likeliestBeside(answered, intentsOf(part, 'open')))
    const asides = [...clearIn.flat(), ...besides]
    // "One, plus my cat. Is she going to be a problem?": what is asked takes in what was said before it.
    const isMissed = text.includes('?') && ![...whole, ...asides].some(isQuestionOf)
    const missed = isMissed ? questionsIn(cut) : []
    return { text, intents: withAsides(whole, [...asides, ...missed], isUnclear), spans }
  }
}

/** Everything that a sentence might mean, the likeliest first, by its words and by the slots that were marked in it. */
export type Rank = (text: string, context: Context, slots?: readonly string[]) => readonly Intent[]

/** For whoever has to choose among few meanings: the whole sentence at once, and nothing left out. */
export function createRank({ intents }: Model, table: WordTable): Rank {
  return (text, { asked }, slots = []) => {
    const words = cutIntoWords(text).map(({ word }) => word)
    if (words.length === 0) return []
    return rankIntents(intents, {
      features: sentenceFeatures({ words, asked }, slots, table),
      direction: directionOf(words, table),
    })
  }
}

const continues = /^(?:or|because|cause|'cause)$/

// A part has less to go by than the whole: it must be surer.
const sure = 0.6
const beyondDoubt = 0.9
// With a question mark at its end, it is some question.
const likely = 0.5
// Below this the whole is a guess: a part of it that is clear is what is meant.
const clear = 0.4

const isSure = ({ confidence }: Intent) => confidence >= sure
const isQuestionOf = ({ id }: Intent) => id.startsWith('q-') && id !== 'q-other'

// Beside a question that is clear, another one needs less.
const likelyBeside = 0.35

/** Who asks two things asks two different ones: what the other part is about already leaves the rest more likely. */
function likeliestBeside(
  answered: ReadonlySet<string>,
  intents: readonly Intent[],
): readonly Intent[] {
  if (answered.size === 0) return []
  const taken = intents.filter(({ id }) => answered.has(id))
  const rest = taken.reduce((left, { confidence }) => left - confidence, 1)
  const first = intents.find(({ id }) => !answered.has(id))
  if (!first || !isQuestionOf(first) || first.confidence < likelyBeside * rest) return []
  return [{ id: first.id, confidence: first.confidence / rest }]
}

/** Questions, also whether a machine is speaking, and the wish for a person count beside whatever else is wanted. */
function canBeAside(id: string): boolean {
  return id.startsWith('q-') || id === 'human' || id === 'robot'
}

function withAsides(
  whole: readonly Intent[],
  asides: readonly Intent[],
  isUnclear: boolean,
): readonly Intent[] {
  const known = isUnclear && asides.length > 0 ? [] : whole
  const surest = new Map(known.map((intent) => [intent.id, intent]))
  for (const aside of asides) {
    if (aside.confidence > (surest.get(aside.id)?.confidence ?? 0)) surest.set(aside.id, aside)
  }
  return [...surest.values()]
}
