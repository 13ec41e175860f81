import { defaultSetup, ownTrades } from '@nightdesk/content'
import {
  hoursInWords,
  leftOutOf,
  problemsOf,
  readHours,
  readSetup,
  setupLimits,
  type BusinessSetup,
  type Hours,
  type SetupField,
  type SetupProblem,
  type SetupQuestion,
  type SetupTone,
  type TradeId,
} from '@nightdesk/contracts'
import type { DayHours } from './day-text.ts'
import { paintStroke, type Stroke } from './paint-week.ts'

/** What stands in the form: everything as it was typed, right or wrong. */
export type SetupDraft = {
  readonly name: string
  readonly trade: TradeId
  readonly hoursText: string
  readonly hours: Hours
  readonly town: string
  readonly tone: SetupTone
  readonly questions: readonly SetupQuestion[]
  /** Where the visitor has been at work: another trade leaves that alone. */
  readonly ownHours: boolean
  readonly ownQuestions: boolean
  /** Whether everything past name and trade is unfolded. */
  readonly isOpen: boolean
  readonly problems: readonly SetupProblem[]
}

export type SetupEvent =
  | { readonly kind: 'typed'; readonly field: 'name' | 'town'; readonly text: string }
  | { readonly kind: 'hours-typed'; readonly text: string }
  | ({ readonly kind: 'painted' } & Stroke)
  | { readonly kind: 'day-changed'; readonly day: number; readonly hours: DayHours }
  | { readonly kind: 'trade-chosen'; readonly trade: TradeId }
  | { readonly kind: 'tone-chosen'; readonly tone: SetupTone }
  | { readonly kind: 'question-typed'; readonly at: number; readonly text: Partial<SetupQuestion> }
  | { readonly kind: 'question-added' }
  | { readonly kind: 'question-removed'; readonly at: number }
  | { readonly kind: 'folded'; readonly isOpen: boolean }
  | { readonly kind: 'opened'; readonly setup: BusinessSetup }
  | { readonly kind: 'taken-up'; readonly draft: SetupDraft }
  | { readonly kind: 'pressed' }
  | { readonly kind: 'refused'; readonly problems: readonly SetupProblem[] }

/** The form before anybody has touched it. */
export function blankDraft(trade: TradeId): SetupDraft {
  const { week, questions, town, tone } = defaultSetup(trade)
  const own = { ownHours: false, ownQuestions: false, isOpen: false, problems: [] }
  const hoursText = ownTrades[trade].hours
  return { name: '', trade, hours: { week }, hoursText, questions, town, tone, ...own }
}

/** The setup that the form stands for. Pairs of empty lines are nobody's question. */
export function setupOf(draft: SetupDraft): BusinessSetup {
  const { name, trade, hours, town, tone, questions } = draft
  return { name, trade, ...hours, town, tone, questions: questions.filter(isWritten) }
}

/** A business that a line can answer for. */
export type Business = BusinessSetup

/** The same where nothing about it is wrong, and nothing where something is. */
export function businessOf(draft: SetupDraft): Business | undefined {
  return readSetup(setupOf(draft))
}

/** Whether the words for the hours, as they stand, are not those of the week below them. */
export function isUnclear({ hoursText }: SetupDraft): boolean {
  return hoursText.trim() !== '' && readHours(hoursText) === undefined
}

/** What was written beside the hours and is not kept. */
export function leftOut({ hoursText }: SetupDraft): string {
  return leftOutOf(hoursText).join(', ')
}

export function nextDraft(draft: SetupDraft, event: SetupEvent): SetupDraft {
  switch (event.kind) {
    case 'typed':
      return { ...without(draft, event.field), [event.field]: event.text }
    case 'hours-typed':
      return {
        ...without(draft, 'hours'),
        hoursText: event.text,
        hours: readHours(event.text) ?? draft.hours,
        ownHours: true,
      }
    case 'painted':
      return withHours(draft, {
        ...withoutAppointment(draft.hours, event.day),
        week: paintStroke(draft.hours.week, event),
      })
    case 'day-changed':
      return withHours(draft, withDay(draft.hours, event.day, event.hours))
    case 'trade-chosen':
      return withTrade(without(draft, 'trade'), event.trade)
    case 'tone-chosen':
      return { ...without(draft, 'tone'), tone: event.tone }
    case 'folded':
      return { ...draft, isOpen: event.isOpen }
    case 'opened':
      return opened(event.setup)
    case 'taken-up':
      return event.draft
    case 'pressed':
      return pressed(draft)
    case 'refused':
      return withProblems(draft, event.problems)
    default:
      return { ...nextQuestions(draft, event), ownQuestions: true }
  }
}

type QuestionEvent = Extract<SetupEvent, { kind: `question-${string}` }>

function nextQuestions(draft: SetupDraft, event: QuestionEvent): SetupDraft {
  const { questions } = draft
  if (event.kind === 'question-added') {
    if (questions.length >= setupLimits.questions) return draft
    return { ...draft, questions: [...questions, { question: '', answer: '' }] }
  }
  if (event.kind === 'question-removed') {
    const kept = questions.filter((_, at) => at !== event.at)
    // Those below move up, and what was said of them would stand beside another one.
    const problems = draft.problems.filter(({ field }) => !field.startsWith('questions'))
    return { ...draft, questions: kept, problems }
  }
  const before = questions[event.at]
  if (!before) return draft
  const written = questions.with(event.at, { ...before, ...event.text })
  const part = event.text.question === undefined ? 'answer' : 'question'
  return { ...without(draft, `questions.${event.at}.${part}`), questions: written }
}

/** What somebody works on is not wrong until they have finished. */
function without(draft: SetupDraft, field: SetupField): SetupDraft {
  return { ...draft, problems: draft.problems.filter((one) => one.field !== field) }
}

function withHours(draft: SetupDraft, hours: Hours): SetupDraft {
  return { ...without(draft, 'hours'), hours, hoursText: sentence(hours), ownHours: true }
}

function withDay(hours: Hours, day: number, { spans, isByAppointment }: DayHours): Hours {
  const others = withoutAppointment(hours, day)
  const week = hours.week.with(day, spans)
  const appointmentDays = [...(others.appointmentDays ?? []), day].toSorted((a, b) => a - b)
  return { ...others, week, ...(isByAppointment && { appointmentDays }) }
}

function withoutAppointment({ appointmentDays = [], ...hours }: Hours, day: number): Hours {
  const others = appointmentDays.filter((one) => one !== day)
  return { ...hours, ...(others.length > 0 && { appointmentDays: others }) }
}

function withTrade(draft: SetupDraft, trade: TradeId): SetupDraft {
  const { week, questions } = defaultSetup(trade)
  return {
    ...draft,
    trade,
    ...(!draft.ownHours && { hours: { week }, hoursText: ownTrades[trade].hours }),
    ...(!draft.ownQuestions && { questions }),
  }
}

function opened(setup: BusinessSetup): SetupDraft {
  const own = { ownHours: true, ownQuestions: true, isOpen: isChanged(setup), problems: [] }
  const { week, appointmentDays = [], holidaysOff = [], ...told } = setup
  const hours = { week, appointmentDays, holidaysOff }
  return { ...told, hours, hoursText: sentence(hours), ...own }
}

/** Whether a setup is more than a name and what its trade starts from. */
function isChanged(setup: BusinessSetup): boolean {
  const { trade, town, tone, questions } = setup
  const usual = defaultSetup(trade)
  const told = { hours: hoursInWords(setup), questions, town, tone }
  const given = {
    hours: hoursInWords(usual),
    questions: usual.questions,
    town: usual.town,
    tone: usual.tone,
  }
  return JSON.stringify(told) !== JSON.stringify(given)
}

function pressed(draft: SetupDraft): SetupDraft {
  const kept = { ...draft, questions: draft.questions.filter(isWritten) }
  return withProblems(kept, problemsOf(setupOf(kept)))
}

/** Nothing that is wrong stays out of sight. */
function withProblems(draft: SetupDraft, problems: readonly SetupProblem[]): SetupDraft {
  const isHidden = problems.some(({ field }) => field !== 'name' && field !== 'trade')
  return { ...draft, problems, isOpen: draft.isOpen || isHidden }
}

function isWritten({ question, answer }: SetupQuestion): boolean {
  return question.trim() !== '' || answer.trim() !== ''
}

/** The hours as the visitor might have said them. */
function sentence(hours: Hours): string {
  const words = hoursInWords(hours)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
