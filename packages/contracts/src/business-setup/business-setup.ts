import { isJsonObject, type JsonObject } from '../voice/json-value.ts'
import { type HolidayId, holidayIds } from './holidays.ts'
import { wordsProblem } from './setup-words.ts'

/** The nine trades of the industries board, in its order. */
export const tradeIds = [
  'healthcare',
  'financial-services',
  'hotels-hospitality',
  'transportation',
  'restaurants-takeouts',
  'ecommerce-markets',
  'recruitment-staffing',
  'estimators-construction',
  'fitness-wellness',
] as const

export type TradeId = (typeof tradeIds)[number]

/** Minutes after midnight; what ends past midnight closes after 1440. */
export type DaySpan = { readonly opens: number; readonly closes: number }

/** Monday first; a day without spans is closed. */
export type Week = readonly (readonly DaySpan[])[]

/** When a business is open. */
export type Hours = {
  readonly week: Week
  /** Days of the week, Monday is 0, on which only those come who have an appointment. */
  readonly appointmentDays?: readonly number[]
  /** Holidays on which it is closed, whatever day they fall on. */
  readonly holidaysOff?: readonly HolidayId[]
}

export const setupTones = ['warm', 'brisk'] as const

export type SetupTone = (typeof setupTones)[number]

export type SetupQuestion = { readonly question: string; readonly answer: string }

/** What a visitor tells about their business, to hear a receptionist answer for it. */
export type BusinessSetup = Hours & {
  readonly name: string
  readonly trade: TradeId
  readonly town: string
  readonly tone: SetupTone
  readonly questions: readonly SetupQuestion[]
}

export const setupLimits = {
  nameLength: 40,
  townLength: 40,
  questionLength: 120,
  answerLength: 240,
  questions: 5,
  spansOfDay: 3,
  /** Of the whole setup in the address of a page. */
  addressLength: 8_000,
} as const

export type SetupField =
  | 'setup'
  | 'name'
  | 'trade'
  | 'hours'
  | 'town'
  | 'tone'
  | 'questions'
  | `questions.${number}.question`
  | `questions.${number}.answer`

/** A plain sentence for the visitor, and the field it belongs beside. */
export type SetupProblem = { readonly field: SetupField; readonly problem: string }

/** The id of the assistant that is made from a setup, for one call. */
export const ownBusinessId = 'own-business'

/** The setup as it is judged and kept, or nothing where anything about it cannot stand. */
export function readSetup(input: unknown): BusinessSetup | undefined {
  if (!isJsonObject(input) || problemsOf(input).length > 0) return undefined
  const { name, trade, town, tone, questions, ...hours } = input as BusinessSetup
  return {
    name: tidyWords(name),
    trade,
    ...keptHours(hours),
    town: tidyWords(town),
    tone,
    questions: questions.map(({ question, answer }) => ({
      question: tidyWords(question),
      answer: tidyWords(answer),
    })),
  }
}

function keptHours({ week, appointmentDays = [], holidaysOff = [] }: Hours): Hours {
  return {
    week: week.map((day) => day.map(({ opens, closes }) => ({ opens, closes }))),
    ...(appointmentDays.length > 0 && { appointmentDays: [...appointmentDays] }),
    ...(holidaysOff.length > 0 && { holidaysOff: [...holidaysOff] }),
  }
}

/** One writing of the same letters, one blank between words and none around them. */
export function tidyWords(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
}

/** Everything that cannot stand, in the order of the form, at most one for each field. */
export function problemsOf(input: unknown): readonly SetupProblem[] {
  if (!isJsonObject(input) || !hasOnly(input, setupKeys))
    return [{ field: 'setup', problem: 'This setup can’t be read. Please fill in the form again.' }]
  const { name, trade, town, tone, questions } = input
  return [
    ...textProblems('name', name, { longest: setupLimits.nameLength, missing: missing.name }),
    ...check(
      'trade',
      tradeIds.some((id) => id === trade),
      'Please pick your industry.',
    ),
    ...check('hours', areHours(input), 'Please say when you’re open, like “Mon–Fri 9 to 6”.'),
    ...textProblems('town', town, { longest: setupLimits.townLength }),
    ...check(
      'tone',
      setupTones.some((id) => id === tone),
      'Please pick how it should sound.',
    ),
    ...questionProblems(questions),
  ]
}

const setupKeys = [
  'name',
  'trade',
  'week',
  'appointmentDays',
  'holidaysOff',
  'town',
  'tone',
  'questions',
]

const missing = {
  name: 'Please tell us the name of your business.',
  question: 'Please write what callers ask, or remove this one.',
  answer: 'Please write what callers should hear, or remove this one.',
}

function check(field: SetupField, isFine: boolean, problem: string): SetupProblem[] {
  return isFine ? [] : [{ field, problem }]
}

type TextRule = { readonly longest: number; readonly missing?: string }

function textProblems(field: SetupField, value: unknown, rule: TextRule): SetupProblem[] {
  const problem = textProblem(field, value, rule)
  return problem === undefined ? [] : [{ field, problem }]
}

function textProblem(field: SetupField, value: unknown, rule: TextRule): string | undefined {
  if (typeof value !== 'string') return rule.missing ?? 'Please write this in words.'
  // Judged before anything else reads it, so that no length costs time.
  if (value.length > 2 * rule.longest + 20) return tooLong(rule.longest)
  const text = tidyWords(value)
  if (text === '') return rule.missing
  if (text.length > rule.longest) return tooLong(rule.longest)
  return wordsProblem(text, { isName: field === 'name' })
}

const tooLong = (longest: number) => `That’s too long to say: ${longest} characters at most.`

function questionProblems(value: unknown): SetupProblem[] {
  const most = setupLimits.questions
  if (!Array.isArray(value) || value.length > most)
    return [{ field: 'questions', problem: `Up to ${most} questions, please.` }]
  return value.flatMap((entry: unknown, index): SetupProblem[] => {
    if (!isJsonObject(entry) || !hasOnly(entry, ['question', 'answer']))
      return [{ field: `questions.${index}.question`, problem: missing.question }]
    const { questionLength, answerLength } = setupLimits
    return [
      ...textProblems(`questions.${index}.question`, entry.question, {
        longest: questionLength,
        missing: missing.question,
      }),
      ...textProblems(`questions.${index}.answer`, entry.answer, {
        longest: answerLength,
        missing: missing.answer,
      }),
    ]
  })
}

function hasOnly(value: JsonObject, keys: readonly string[]): boolean {
  return Object.keys(value).every((key) => keys.includes(key))
}

const dayMinutes = 1_440

function areHours({ week, appointmentDays = [], holidaysOff = [] }: JsonObject): boolean {
  const isDayOfWeek = (day: unknown) => Number.isInteger(day) && Number(day) >= 0 && Number(day) < 7
  const isHoliday = (id: unknown) => holidayIds.some((one) => one === id)
  return isWeek(week) && isSetOf(appointmentDays, isDayOfWeek) && isSetOf(holidaysOff, isHoliday)
}

function isSetOf(value: unknown, isOne: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && new Set(value).size === value.length && value.every(isOne)
}

/** Seven days; spans in their order, none into the next one. */
export function isWeek(value: unknown): value is Week {
  return Array.isArray(value) && value.length === 7 && value.every(isDay)
}

function isDay(value: unknown): value is readonly DaySpan[] {
  if (!Array.isArray(value) || value.length > setupLimits.spansOfDay) return false
  const spans: unknown[] = value
  if (!spans.every(isSpan)) return false
  return spans.every(({ opens }, index) => index === 0 || opens > (spans[index - 1]?.closes ?? 0))
}

function isSpan(value: unknown): value is DaySpan {
  if (!isJsonObject(value) || !hasOnly(value, ['opens', 'closes'])) return false
  const { opens, closes } = value
  if (!Number.isInteger(opens) || !Number.isInteger(closes)) return false
  const [from, to] = [Number(opens), Number(closes)]
  return from >= 0 && from < dayMinutes && to > from && to - from <= dayMinutes
}
