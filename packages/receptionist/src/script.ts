import type { Line, Lines, SpokenAnswer } from '@nightdesk/content'
import type { Now, Span } from '@nightdesk/understanding'
import type { Action, Clause } from './conversation.ts'
import type { FollowUps } from './follow-ups.ts'
import type { Further, FurtherAsked } from './further.ts'
import type { HandOver, HandOverReason } from './hand-over.ts'
import type { Reader, Value, Values } from './kinds/value.ts'
import type { Messages } from './messages-script.ts'

export type Tool = Extract<Action, { readonly kind: 'tool' }>

/** A question about a fact that was told by halves: "In the morning or in the evening?" */
export type Refinement = {
  readonly ask: Lines
  /** What sentences of the corpus call this question. */
  readonly askedAs: string
}

/** A fact a task needs or takes. */
export type Slot = {
  readonly id: string
  /** The marks of the corpus that fill it; its own id where none are named. */
  readonly tags?: readonly string[]
  /** What sentences of the corpus call the question for it; its own id where nothing else is said. */
  readonly askedAs?: string
  readonly read: Reader
  readonly ask: Lines
  /** The same question with an example. */
  readonly askAgain: Lines
  /** Words by which a caller points at it: "the time is wrong". */
  readonly names: readonly string[]
  isNeeded?(values: Values): boolean
  /** Few things can be meant: they are known also in a question. */
  readonly isChoice?: boolean
  /** Words before a value that belongs to something else: "they land at eight forty". */
  readonly notAfter?: RegExp
  /** Whether a value between these words tells how things stand, and not what they shall be: "I have a call on Tuesday". */
  isStanding?(before: string, after: string): boolean
  /** The slot that keeps how things stand; without one it is not written down. */
  readonly standsAs?: string
  /** Words right before a value by which it is told from the like: "from", "to". */
  readonly ledBy?: RegExp
  readonly partLedBy?: RegExp
  /** A number that was said right before it belongs to it: "nine ten Grand Concourse". */
  readonly takesNumber?: boolean
  /** What it is counted from may stand before it: "a week from tomorrow". */
  readonly takesLead?: boolean
  /** Another time in the same breath tells which half of the day is meant: "we land at four in the afternoon, so five". */
  readonly takesHalf?: boolean
  /** Words before it that set a limit belong to it: "any time after four". */
  readonly takesLimit?: boolean
  /** What a business is called: it may go on behind an "and". */
  readonly isBusinessName?: boolean
  /** Told in pieces, the later ones may correct the earlier: digits of a phone number. */
  readonly isInPieces?: boolean
  /** Told as a list, whose marks are one where only commas part them: "the four of us, two adults, a baby". */
  readonly isList?: boolean
  /** Asked for, it is the whole answer of up to so many words, and not only what was marked in it. */
  readonly longestWholeAnswer?: number
  /** Told again, it takes the place of what was told before, also beside the answer to another question. */
  readonly isReplaceable?: boolean
  /** Of a longer answer, the sentence that something was marked in. */
  readonly takesSentence?: boolean
  /** What a sentence tells of it, or a mark stands for in it: "a wheelchair, it folds", "till about eleven". */
  asTold?(text: string, now: Now, span?: Span): string | undefined
  /** Finds it in words that nothing was marked in. */
  spot?(text: string, now: Now): string | undefined
  /** What is spotted elsewhere says more than this: "I'm a dentist, it's a small practice". */
  isPoor?(value: Value): boolean
  /** Questions that telling it sounds like: "is it okay to leave a phone number?" */
  readonly ownTopics?: readonly string[]
  refine?(value: Value, values: Values): Refinement | undefined
  /** Nothing can be done without it: a person is offered, or this is said and the task ends. */
  readonly orElse?: Line | 'person'
  /** Told once the task is done, it is added to the paper that was sent. */
  readonly isTakenLater?: boolean
  /** Who is calling does not change with the task. */
  readonly isAboutCaller?: boolean
  /** Of two in one breath, the first one is meant: "my car at five, I need it at seven". */
  readonly takesFirst?: boolean
}

/** What was finished in this call, by task. */
export type Memory = Readonly<Record<string, Values>>

export type Finished = {
  readonly line: Line
  readonly tools: readonly Tool[]
  readonly memory: Memory
}

export type Problem = {
  readonly line: Line
  readonly clear: readonly string[]
  /** Facts that exclude each other: the one that was never asked for was a mistake of ours, and goes without a word. */
  readonly rivals?: readonly string[]
  /** There is nothing to ask again: a person can do it. */
  readonly isForPerson?: boolean
}

/** A question in which facts were told, and all facts that are known now. */
export type Asked = { readonly text: string; readonly values: Values }

/** Something the receptionist does for callers, fact by fact. */
export type Task = {
  readonly id: string
  /** What callers who want it are understood to mean. */
  readonly intents: readonly string[]
  /** Meant when a task of this call that is done already is to be changed. */
  readonly changeIntents?: readonly string[]
  /** The task that changes one of these, once it is done in this call. */
  readonly changedBy?: string
  /** Meant when the task in hand is wanted no more. */
  readonly dropIntents?: readonly string[]
  readonly slots: readonly Slot[]
  /** Said first, when it is taken up. */
  opening?(memory: Memory): Line | undefined
  begin(memory: Memory, choice?: string): Values
  /** What counts of the task in hand, when it turns out that this one was wanted. */
  takeOver?(values: Values): Values
  /** Facts that follow from others. */
  settle?(values: Values, now: Now): Values
  /** A reason why these facts cannot stand, and the slots to ask for again. */
  check?(values: Values, now: Now): Problem | undefined
  /** Said to somebody who asks whether a fact would do, in place of "got it": "We're open then." */
  agree?(told: readonly string[], asked: Asked, now: Now): Line | undefined
  readBack(values: Values, now: Now): readonly Clause[]
  readonly shallI: readonly Clause[]
  /** The same where something else was said since; the first of those where there is none of its own. */
  readonly shallIBeside?: Clause
  paper(values: Values, status: string): Tool
  finish(values: Values, memory: Memory, now: Now): Finished
  /** Said on the way back to it, in place of what the desk says otherwise. */
  readonly back?: Lines
  /** A fact that is asked for beside "anything else?", once it is done, where nobody told it. */
  readonly askedLater?: { readonly slot: string; readonly ask: Line }
  /** It takes down what is for a person: a cancellation, a late car. Nothing is ordered by it. */
  readonly isForPerson?: boolean
  /** Begins only where such words are said: a bare "Wednesday" moves nothing that was never booked. */
  readonly saidBy?: Pick<RegExp, 'test'>
  readonly calledBy?: string
  /** Said when the caller wants none of it. */
  readonly dropped?: Line
  /** A no to the read-back ends it: there is nothing in it to change. */
  readonly isDroppedByNo?: boolean
  /** One fact of the read-back alone: "from Penn Station,". */
  sayFact(slot: string, values: Values, now: Now): readonly Clause[]
}

/** Complaints, bills, lost things: what is said first, and whether a person takes over or is offered. */
export type Matter = {
  readonly line: Line
  /** A person takes over at once, is offered, or is not needed: it is only taken down. */
  readonly next: 'hand-over' | 'offer' | 'take-down'
  /** The task that takes it down, where there is one of its own. */
  readonly task?: string
  /** Whether the words can mean it at all, however it was read. */
  isMeant?(text: string): boolean
}

export type Wanted = { readonly task: string; readonly choice?: string }

/** What a request cannot do without: how it is known to be told, and how it is asked for. */
export type RequestPart = { readonly tag?: string; readonly sign: RegExp; readonly ask: Lines }

/** Everything one receptionist is made of. */
export type Script = FollowUps & {
  readonly id: string
  readonly name: string
  readonly greeting: Line
  /** What callers ask, by the intent of the corpus without its `q-`. */
  readonly answers: readonly SpokenAnswer[]
  /** Answers to topics that cannot be listed ahead. */
  answerTo?(topic: string): SpokenAnswer | undefined
  readonly tasks: readonly Task[]
  /** What is for a person, by intent; a task of this call may take it instead. */
  readonly matters: Readonly<Record<string, Matter>>
  /** What is for a person, found by its words alone. */
  spotMatter?(text: string): string | undefined
  /** A matter that words tell of beyond doubt, also where the reader found none: a promised call that never came. */
  missedIn?(text: string): string | undefined
  /** Parts words in which a further one is told from those about the one in hand. */
  furtherIn?(asked: FurtherAsked): Further | undefined
  /** Said for a further one that is told, and once its turn has come. */
  readonly further?: { readonly kept: Line; readonly isKept: Line; readonly shallI: Clause }
  /** Said when it is only written down, where a person was offered. */
  readonly writtenDown?: Line
  /** Said for what is added to it. */
  readonly addedToNote?: Lines
  /** Whether words ask for what its first task does; whether a matter is about what is over; said for such a wish beside it. */
  asksFor?(text: string): boolean
  isOver?(values: Values): boolean
  readonly wishKept?: Line
  /** Whether a wish for one task takes the place of another that is not finished. */
  mayInterrupt?(current: string, wanted: string, text: string): boolean
  /** The topic of whoever wants several at once: the first one counts. */
  readonly severalTopic?: string
  /** How a new task begins after one was finished: the way back, or another of the same. */
  chooseAgain?(topics: readonly string[], memory: Memory): string | undefined
  /** What a question means while a task is in hand, or was just done: a charge, of a cancellation. */
  topicIn?(topic: string, task: string | undefined, text: string): string
  /** What a question is about while that task is in hand: "is there a charge", of a cancellation. */
  topicOfTask?(text: string, task: string): string | undefined
  /** Said to whoever wants a task and has something for a person besides: the task first, then the person. */
  readonly afterwards?: Lines
  /** A topic that words ask for beyond doubt, whatever they were read as; and one where nothing was read in them. */
  askedIn?(text: string): string | undefined
  spotTopic?(text: string): string | undefined
  /** The topic of whoever called for another business: what they tell is kept for nothing. */
  readonly wrongNumber?: string
  /** Offers a person with whatever nobody at this desk can answer. */
  readonly refersOn?: boolean
  /** What is done by day alone: "her appointment's at nine" leaves no half of the day open. */
  readonly daytimeErrand?: Pick<RegExp, 'test'>
  /** An answer that has to be worked out. */
  workOut?(topic: string, values: Values, memory: Memory): Line | undefined
  handOver(reason: HandOverReason): HandOver
  /** Taken where no person is wanted, or for somebody else. */
  readonly message?: Messages
  /** Whoever asks what nobody here can answer is offered a person who can. */
  readonly unknownToPerson?: Line
  /** Whether words tell that the caller has what the first task makes: it is offered no more. */
  hasOne?(text: string): boolean
  /** What callers want done, and no answer does: it is written down for whoever does it, once these are told. */
  readonly requests?: Readonly<Record<string, readonly RequestPart[]>>
  /** Offered after a question that held facts of the first task. */
  readonly offerTask?: Clause
  /** Each answer ends with the question for more, so that whoever is done can say so. */
  readonly asksForMore?: boolean
  /** Said after an answer, where a question nobody here can answer stood beside it. */
  readonly unknownBeside?: SpokenAnswer
  readonly back: Lines
  /** Said for what stands on the note alone, and is not read back. */
  readonly noted?: Lines
  readonly offerPerson: Line
  readonly whatICanDo: Line
  readonly goodbye: Lines
  /** Everything else that can be known ahead. */
  clauses(): Iterable<Clause>
}

/** Whether the words before a mark lead to it as they do to this slot; any words do where none are told apart. */
export const isLed = (text: string, { from }: Span, { ledBy }: Slot): boolean =>
  ledBy === undefined || ledBy.test(text.slice(0, from))

/** What this desk answers to a topic, if it has an answer. */
export const answerOf = (script: Script, topic: string): SpokenAnswer | undefined =>
  script.answers.find(({ id }) => id === topic) ?? script.answerTo?.(topic)

export const tagsOf = ({ tags, id }: Slot): readonly string[] => tags ?? [id]
